import { courseCodes } from "#domain/applications/courses.ts"
import { choices } from "#domain/applications/form/field-types.ts"
import { steps } from "#domain/applications/form/sections.ts"
import { fields } from "#domain/applications/messages/fields.en.ts"
import type { PrintRecord } from "#domain/applications/print-record.ts"

interface JsonSchema {
  description?: string
  [keyword: string]: unknown
}

const text = { type: "string" } as const
const yesNoNumber = { type: "integer", enum: [0, 1] } as const
const yesNo = { type: "string", enum: ["yes", "no"] } as const

const listOf = (name: "horizontal_reservation" | "weightage") => ({
  type: "array",
  items: { ...text, enum: choices[name] },
})

const describe = (name: string) => {
  const { label, hint } = fields[name as keyof typeof fields] as { label: string; hint?: string }
  return hint ? `${label}. ${hint}.` : label
}

/** The wire format of a field: lists as `name[]`, the two images as files, all others as text. */
const formProperty = (name: string): [string, JsonSchema] => {
  const description = describe(name)
  const values = choices[name as keyof typeof choices] as readonly string[] | undefined
  if (name === "horizontal_reservation" || name === "weightage") {
    return [`${name}[]`, { ...listOf(name), description }]
  }
  if (name === "image" || name === "signature") {
    return [name, { type: "string", format: "binary", description }]
  }
  return [name, { ...text, ...(values && { enum: values }), description }]
}

const formProperties: Record<string, JsonSchema> = {
  course: { ...text, enum: courseCodes },
  ...Object.fromEntries(steps.flatMap((step) => step.fields).map(formProperty)),
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
  "5xx": { description: "Busy or failed: nothing was stored", ...refusalSchema },
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
      },
      required: ["response", "message", "admission_code"],
    },
    ...refusals,
  },
} as const

const recordProperties: Record<keyof PrintRecord, object> = {
  id: text,
  urn: text,
  course: { ...text, enum: courseCodes },
  applicant_name: text,
  applicant_email: text,
  applicant_mobile: text,
  whatsapp_number: text,
  gender: { type: "integer", enum: [1, 2, 3], description: "1 male, 2 female, 3 other" },
  religion: text,
  category: text,
  subcategory: text,
  dob: { ...text, format: "date" },
  aadhar: { ...text, description: "Masked: XXXX XXXX 1234" },
  father_name: text,
  father_mobile: text,
  mother_name: text,
  fees: { type: "integer", description: "Whole rupees" },
  image_file: { ...text, description: "Under /uploads/" },
  signature_file: { ...text, description: "Under /uploads/" },
  c_address: text,
  p_address: text,
  bank_name: text,
  bank_branch: text,
  bank_account: text,
  bank_isfsc: text,
  nationality: text,
  annual_income: { ...text, description: "Whole rupees, as in the form" },
  income_certificate_no: text,
  horizontal_reservation: listOf("horizontal_reservation"),
  weightage: listOf("weightage"),
  is_minority: yesNoNumber,
  has_scholarship: yesNoNumber,
  is_upresidence: yesNoNumber,
  local_guardian: text,
  local_guardian_address: text,
  local_guardian_contact: text,
  compulsory_subjects: { ...text, description: "Comma list: first major, second major, minor" },
  is_casefiled: yesNo,
  is_ufmeans: yesNo,
  is_rustigated: yesNo,
  is_civilservant: yesNo,
  is_otherenrollment: yesNo,
  highschool_year: text,
  highschool_roll: text,
  highschool_board: text,
  highschool_name: text,
  highschool_subject: text,
  highschool_obtmarks: text,
  highschool_maxmarks: text,
  highschool_percentage: text,
  i_year: text,
  i_roll: text,
  i_board: text,
  i_name: text,
  i_subject: text,
  i_obtmarks: text,
  i_maxmarks: text,
  i_percentage: text,
  session: text,
  submitted_at: { ...text, format: "date-time" },
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
