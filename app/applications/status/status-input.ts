// The input of the forms of the status page, read alike by the server and the browser.

type Fields = Pick<URLSearchParams | FormData, "get">

const textOf = (fields: Fields, name: string) => String(fields.get(name) ?? "")

/** The field of an act that binds. Its value is never sent back, so it is not read here. */
export const identityField = "aadhar_no"
/** The same in the form of the marks: another form of the page may ask for the number too. */
export const marksIdentityField = "marks_aadhar_no"

/** What an applicant does with the own form: answers a query, corrects fields, sends documents, withdraws. */
export const ownSteps = ["query", "correct", "documents", "withdraw"] as const
export type OwnStep = (typeof ownSteps)[number]

/** The name of an input of these forms. */
export const ownFieldName = (field: string) => `own_${field}`

/** The field for the identity number in one of these forms: the page may have several. */
export const ownIdentityField = (step: OwnStep) => `${step}_aadhar_no`

/** The forms that stop messages, and that ask for a forgotten code. */
export const stopStep = "messages"
export const forgottenStep = "forgotten"

/** The input of the form that asks for a forgotten code. */
export const forgottenInput = (fields: Fields) => ({
  contact: textOf(fields, "contact"),
  dob: textOf(fields, "own_dob"),
})

export const identityInput = (fields: Fields) => ({
  code: textOf(fields, "code"),
  dob: textOf(fields, "dob"),
})

/** The marks of an awaited result, as the form of the application names them. */
export const marksFields = ["i_grading", "i_maxmarks", "i_obtmarks"] as const
export type MarksField = (typeof marksFields)[number]

export const marksInput = (fields: Fields) => ({
  i_grading: textOf(fields, "i_grading"),
  i_maxmarks: textOf(fields, "i_maxmarks"),
  i_obtmarks: textOf(fields, "i_obtmarks"),
})

export const objectionInput = (fields: Fields) => ({
  topic: textOf(fields, "topic"),
  text: textOf(fields, "text"),
})

/**
 * The objection of a form that cannot be answered now, with the admission code of its applicant: the next person may
 * type another code in the same form. Undefined without a text.
 */
export const unsentObjection = (fields: Fields) => {
  const { topic, text } = objectionInput(fields)
  const objector = textOf(fields, "objector") || textOf(fields, "code")
  return text ? { topic, text, objector } : undefined
}
