import * as z from "zod/mini"

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

const text = z.string().check(z.maxLength(5000))
const name = (length: number) => z.string().check(z.minLength(1), z.maxLength(length))

const fileSchema = z.object({
  /** Name of the file input. */
  field: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,63}$/)),
  name: name(200),
  type: z.string().check(z.regex(/^[a-z]{1,20}\/[a-z0-9.+-]{1,80}$/)),
  /** Base64. */
  data: z.string().check(z.minLength(4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
})

const schema = z.object({
  format: z.literal(format),
  version: z.literal(formatVersion),
  course: name(60),
  session: name(40),
  /** ISO 8601, by the server's clock. */
  saved_at: z.iso.datetime(),
  values: z.record(z.string().check(z.maxLength(100)), z.union([text, z.array(text)])),
  files: z.array(fileSchema).check(z.maxLength(draftLimits.files)),
})

export type Answers = z.infer<typeof schema>
export type AnswersFile = Answers["files"][number]

export const bytesOfFile = ({ data }: Pick<AnswersFile, "data">) =>
  Math.floor((data.length * 3) / 4)

/** Consent is given for each submission; pictures and percentages are no texts of the applicant. */
const isKept = (field: string) =>
  field === confirmedName ||
  (formFields.some((known) => known.name === field) &&
    !["agreement", "picture", "counted"].includes(fieldTypeOf(field)))

/** Values of known fields, without the consent. Fields of another version of the form are ignored. */
export const keptValues = (values: FormValues): FormValues =>
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

/** Reads parsed JSON as answers. */
export const readAnswers = (input: unknown): AnswersRead => {
  const head = z.safeParse(z.object({ format: z.literal(format), version: z.int() }), input)
  if (!head.success) return { outcome: "foreign" }
  if (head.data.version > formatVersion) return { outcome: "newer" }
  const { success, data } = z.safeParse(schema, input)
  if (!success) return { outcome: "foreign" }
  const bytes = data.files.reduce((sum, file) => sum + bytesOfFile(file), 0)
  if (bytes > draftLimits.bytes) return { outcome: "too large" }
  return { outcome: "read", answers: { ...data, values: keptValues(data.values) } }
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
