import {
  type Answers,
  type AnswersFile,
  toAnswers,
} from "#domain/applications/drafts/answers-file.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"

import { serverNow } from "../draft/server-clock.ts"
import { inputOf } from "../read-form.ts"

/** A form with its files, as it is moved from one device to another. */
export interface FormContent {
  values: FormValues
  /** By the name of the file input. */
  files: Record<string, File>
  /** Shows the server when the form was begun. */
  startToken?: string | undefined
  /** Milliseconds since 1970, by the server's clock. */
  savedAt: number
}

/** The files that are chosen in the form. */
const filesIn = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[type="file"][name]')].flatMap((input) => {
      const file = input.files?.[0]
      return file ? [[input.name, file] as const] : []
    }),
  )

/** What is in the form on the page. */
export const contentOf = (form: HTMLFormElement, savedAt = serverNow()): FormContent => ({
  values: inputOf(form),
  files: filesIn(form),
  startToken: form.querySelector<HTMLInputElement>('[name="start_token"]')?.value,
  savedAt,
})

export const isEmpty = ({ values, files }: FormContent) =>
  Object.keys(values).length === 0 && Object.keys(files).length === 0

const toBase64 = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener("load", () => resolve(String(reader.result).split(",")[1] ?? ""))
    reader.addEventListener("error", () => reject(reader.error!))
    reader.readAsDataURL(file)
  })

/** A file of a phone may say no type. */
const otherType = "application/octet-stream"

export const answersOf = async (
  { values: entered, files, savedAt, startToken }: FormContent,
  { course, session }: Pick<Answers, "course" | "session">,
): Promise<Answers> => {
  const named = Object.entries(files).map(async ([field, file]): Promise<AnswersFile> => {
    const data = await toBase64(file)
    return { field, name: file.name.slice(0, 200) || field, type: file.type || otherType, data }
  })
  const values = { ...entered, ...(startToken && { start_token: startToken }) }
  const saved_at = new Date(savedAt).toISOString()
  return toAnswers({ course, session, saved_at, values, files: await Promise.all(named) })
}

/** Not by `fetch`: the Content Security Policy forbids data URLs. */
const toFile = ({ name, type, data }: AnswersFile) =>
  new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], name, { type })

export const contentIn = ({
  values: { start_token: startToken, ...values },
  files,
  saved_at,
}: Answers): FormContent => ({
  values,
  startToken: typeof startToken === "string" ? startToken : undefined,
  files: Object.fromEntries(files.map((file) => [file.field, toFile(file)])),
  savedAt: Date.parse(saved_at),
})

export const nameIn = ({ values }: FormContent) =>
  typeof values["applicant_name"] === "string" ? values["applicant_name"] : ""
