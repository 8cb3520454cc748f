import { fieldTypeOf, formFields } from "../form/form-fields.ts"
import { confirmedName } from "../form/form-questions.ts"
import type { FormValues } from "../form/form-values.ts"

/** The answers of a form with its files, as one JSON text: what a stored draft holds, and a file that applicants keep. */
const format = "mahavidyalaya-answers"
const formatVersion = 1

/** Limits of the files of one form together. In JSON, base64 makes them a third larger. */
export const draftLimits = { files: 40, bytes: 12 * 1024 * 1024 } as const

/** The largest text of answers. */
export const maxAnswersLength = Math.ceil((draftLimits.bytes * 4) / 3) + 512 * 1024

/** A file of the form. */
export interface AnswersFile {
  /** Name of the file input. */
  field: string
  name: string
  type: string
  /** Base64. */
  data: string
}

export interface Answers {
  format: typeof format
  version: typeof formatVersion
  course: string
  session: string
  /** ISO 8601, by the server's clock. */
  saved_at: string
  values: FormValues
  files: AnswersFile[]
}

// Written out: what a schema of zod needs more than the form's own would load with every form.

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === "string" && pattern.test(value)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const anyText = /^[^]{0,5000}$/
const isValue = (value: unknown) =>
  Array.isArray(value)
    ? value.length <= 100 && value.every((one) => isText(one, anyText))
    : isText(value, anyText)

const isFile = (file: unknown): file is AnswersFile =>
  isObject(file) &&
  isText(file["field"], /^[a-z][a-z0-9_]{0,63}$/) &&
  isText(file["name"], /^[^]{1,200}$/) &&
  isText(file["type"], /^[a-z]{1,20}\/[a-z0-9.+-]{1,80}$/) &&
  isText(file["data"], /^[A-Za-z0-9+/]{2,}={0,2}$/)

const isAnswers = (input: Record<string, unknown>): boolean => {
  const { course, session, saved_at, values, files } = input
  return (
    isText(course, /^[^]{1,60}$/) &&
    isText(session, /^[^]{1,40}$/) &&
    isText(saved_at, /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/) &&
    !Number.isNaN(Date.parse(saved_at)) &&
    isObject(values) &&
    Object.values(values).every(isValue) &&
    Array.isArray(files) &&
    files.length <= draftLimits.files &&
    files.every(isFile)
  )
}

const bytesOfFile = ({ data }: Pick<AnswersFile, "data">) => Math.floor((data.length * 3) / 4)

/** Consent is given for each submission; pictures and percentages are no texts of the applicant. */
const isKept = (field: string) =>
  field === confirmedName ||
  // Shows the server when the form was begun, also on another device.
  field === "start_token" ||
  (formFields.some((known) => known.name === field) &&
    !["agreement", "picture", "counted"].includes(fieldTypeOf(field)))

/** Values of known fields, without the consent. Fields of another version of the form are ignored. */
const keptValues = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => isKept(field)))

/** Answers without the parts that are always the same. */
export const toAnswers = (content: Omit<Answers, "format" | "version">): Answers => ({
  format,
  version: formatVersion,
  ...content,
  values: keptValues(content.values),
})

type AnswersRead =
  | { outcome: "read"; answers: Answers }
  /** `newer`: made by a later version of this program. `foreign`: something else, or damaged. */
  | { outcome: "foreign" | "newer" | "too large" }

/** Reads parsed JSON as answers. Parts that are not known are ignored. */
export const readAnswers = (input: unknown): AnswersRead => {
  if (!isObject(input) || input["format"] !== format) return { outcome: "foreign" }
  const version = input["version"]
  if (typeof version === "number" && version > formatVersion) return { outcome: "newer" }
  if (version !== formatVersion || !isAnswers(input)) return { outcome: "foreign" }
  const { course, session, saved_at, values, files } = input as unknown as Answers
  if (files.reduce((sum, file) => sum + bytesOfFile(file), 0) > draftLimits.bytes) {
    return { outcome: "too large" }
  }
  const known = files.map(({ field, name, type, data }) => ({ field, name, type, data }))
  return {
    outcome: "read",
    answers: toAnswers({ course, session, saved_at, values, files: known }),
  }
}

/** Reads the text of a file that an applicant kept. */
export const parseAnswers = (content: string): AnswersRead => {
  if (content.length > maxAnswersLength) return { outcome: "too large" }
  try {
    return readAnswers(JSON.parse(content))
  } catch {
    return { outcome: "foreign" }
  }
}
