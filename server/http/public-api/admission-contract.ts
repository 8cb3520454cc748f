import {
  type FormFieldDefinition,
  formFields,
  initialChoice,
  markedLabel,
} from "#domain/applications/form/form-fields.ts"
import { fields, type FieldTexts } from "#domain/applications/messages/fields.en.ts"
import { headings } from "#domain/applications/messages/headings.en.ts"
import {
  type PrintedForm,
  printedFields,
  printedName,
  type PrintRecord,
} from "#domain/applications/print-record.ts"

interface JsonSchema {
  description?: string
  [keyword: string]: unknown
}

const text = { type: "string" } as const

const numbered = (choices: readonly string[]) => ({
  type: "integer",
  enum: choices.map((_, index) => index + 1),
  description: choices.map((choice, index) => `${index + 1} ${choice}`).join(", "),
})

const listOf = ({ choices }: FormFieldDefinition) => ({
  type: "array",
  items: { ...text, enum: choices },
})

const describe = ({ name, since = 1, isAlwaysAsked }: FormFieldDefinition) => {
  const texts: FieldTexts = fields[name]
  const isChosen = since > 1 && !isAlwaysAsked
  const label =
    since > 1 ? `${texts.label} ${headings.optional}` : markedLabel(name, texts, headings)
  const whether = isChosen ? "Stored only if the session asks it, which may require it" : undefined
  const initial = initialChoice(name)
  const withoutIt = initial && `Without it, ${initial} is meant`
  const sentences = [label, texts.hint, whether, withoutIt].filter(Boolean)
  return sentences.length > 1 ? `${sentences.join(". ")}.` : label
}

/** The wire format of a field: lists as `name[]`, the two images as files, all others as text. */
const formProperty = (field: FormFieldDefinition): [string, JsonSchema] => {
  const { name, type, choices } = field
  const description = describe(field)
  switch (type) {
    case "several":
      return [`${name}[]`, { ...listOf(field), description }]
    case "picture":
      return [name, { type: "string", format: "binary", description }]
    default:
      return [name, { ...text, ...(choices && { enum: choices }), description }]
  }
}

const course = {
  ...text,
  description: "The code of a course of the session, like BA, BSc or BCom",
}

const formProperties: Record<string, JsonSchema> = {
  course,
  ...Object.fromEntries(formFields.filter(({ type }) => type !== "counted").map(formProperty)),
  "compulsory_subjects[]": {
    type: "array",
    items: text,
    description: "Both majors and the minor; taken from the three fields above",
  },
  notice_version: {
    ...text,
    description:
      "The version of the privacy notice that the applicant was shown; optional. Without it no version is recorded",
  },
  declaration_version: {
    ...text,
    description:
      "The hidden field of the form page that names the declarations which the applicant was shown; optional. Without it the sheet has the present ones",
  },
  start_token: {
    ...text,
    description:
      "The hidden field of the form page, which shows when the form was begun; optional. Only with it is a form accepted in the minutes of grace after the last minute to apply",
  },
  submission_key: {
    ...text,
    description:
      "16 to 64 random letters; sending the same form again with it gets the first answer, another form is refused; without it, the fields make one",
  },
}

const refusalSchema = {
  type: "object",
  properties: {
    response: { type: "boolean", const: false },
    message: text,
    errors: { type: "object", additionalProperties: { type: "array", items: text } },
  },
  required: ["response", "message", "errors"],
} as const

const refusals = {
  409: {
    description: "The submission key was answered before, for other content",
    ...refusalSchema,
  },
  413: { description: "Too large", ...refusalSchema },
  422: { description: "Refused: each field's errors", ...refusalSchema },
  429: { description: "Too many requests; see Retry-After", ...refusalSchema },
  "4xx": { description: "Not a form that can be read", ...refusalSchema },
  "5xx": {
    description:
      "Busy or failed: nothing was stored. With `x-queue-place` the client waits in line: it keeps the cookie, asks `admission/turn` after Retry-After, and sends the form again when that answers 204",
    ...refusalSchema,
  },
}

/**
 * Schema of POST admission/save, for the API docs and the serializer. It has no `schema.body`: the
 * application's own schema validates the multipart stream, not the router.
 */
export const saveContract = {
  summary: "Store an application for first-year admission",
  description: `Multipart form with these parts:\n\n${Object.entries(formProperties)
    .map(([name, { description }]) => `- \`${name}\`${description ? `: ${description}` : ""}`)
    .join("\n")}\n\nYes/no fields take yes/no and 1/0.`,
  tags: ["admission"],
  consumes: ["multipart/form-data"],
  response: {
    200: {
      description: "Stored, synced and printable",
      type: "object",
      properties: {
        response: { type: "boolean", const: true },
        message: text,
        admission_code: text,
        received: {
          type: "object",
          description:
            "SHA-256 of what this request contained, in hexadecimal digits: of each picture, and of the fields (decision 65)",
          properties: { form: text, image: text, signature: text },
          required: ["form", "image", "signature"],
        },
      },
      required: ["response", "message", "admission_code", "received"],
    },
    ...refusals,
  },
} as const

/** Schema of GET admission/turn. */
export const turnContract = {
  summary: "Whether a form that was refused with a place in line can be sent now",
  description: "The ticket is the cookie of the refusal. A client without one gets a place.",
  tags: ["admission"],
  response: {
    204: { description: "Send it now", type: "null" },
    503: { description: "Not yet; see `x-queue-place` and Retry-After", ...refusalSchema },
  },
} as const

/** A field in the print record. */
const recordProperty = (field: FormFieldDefinition): JsonSchema => {
  const { type, choices = [], printsNumber, since = 1 } = field
  // A field that the session does not ask is empty.
  if (since > 1) return type === "several" ? listOf(field) : text
  switch (type) {
    case "yes_no":
      return printsNumber ? { type: "integer", enum: [0, 1] } : { ...text, enum: ["yes", "no"] }
    case "several":
      return listOf(field)
    case "day":
      return { ...text, format: "date" }
    case "rupees":
      return { ...text, description: "Whole rupees, as in the form" }
    case "identity":
      return { ...text, description: "Masked: XXXX XXXX 1234. `identity_kind`: of which paper" }
    case "account":
      return { ...text, description: "Masked: XXXXX1234" }
    default:
      return printsNumber ? numbered(choices) : text
  }
}

const collegeProperties: Record<Exclude<keyof PrintRecord, keyof PrintedForm>, JsonSchema> = {
  id: text,
  course,
  father_mobile: text,
  fees: { type: "integer", description: "Whole rupees" },
  image_file: { ...text, description: "Under /uploads/" },
  signature_file: { ...text, description: "Under /uploads/" },
  compulsory_subjects: { ...text, description: "Comma list: first major, second major, minor" },
  session: text,
  submitted_at: { ...text, format: "date-time" },
}

const recordProperties: Record<string, JsonSchema> = {
  ...Object.fromEntries(printedFields.map((field) => [printedName(field), recordProperty(field)])),
  ...collegeProperties,
}

const empty = { type: "array", maxItems: 0, items: {} } as const

/** Schema of POST admission/print. Any body is accepted; one without a known code gets an empty list. */
export const printContract = {
  summary: "The admission record of an admission code",
  description: 'JSON body {"admission_code": "..."}.',
  tags: ["admission"],
  response: {
    200: {
      description: "A list of one",
      type: "array",
      items: {
        type: "object",
        properties: recordProperties,
        required: Object.keys(recordProperties),
      },
    },
    404: { description: "Unknown code", ...empty },
    429: { description: "Too many requests; see Retry-After", ...empty },
  },
} as const
