import { maskBankAccount } from "../fields/identifiers/identifiers.ts"
import { maskIdentity } from "../fields/identifiers/identity-kinds.ts"
import type { Application } from "./application.ts"
import type { FormFieldDefinition } from "./form/form-fields.ts"
import { type PrintedForm, printedFields, printedName, type PrintRecord } from "./print-record.ts"
import type { ProposalKind } from "./proposals.ts"
import type { AnswerKind, DocumentKind } from "./query-answers.ts"
import type { Status } from "./workflow.ts"

/** An application with the events that identify its student. */
interface Admitted {
  status: Status
  form: { urn: string }
  /** Oldest first. */
  events: readonly (
    | { kind: "status"; data: { to: Status } }
    | { kind: "correction"; data: { fields: Record<string, { from: unknown }> } }
    | {
        kind:
          | "note"
          | "fee"
          | "claim"
          | "seen"
          | "duplicates"
          | ProposalKind
          | AnswerKind
          | DocumentKind
        data: object
      }
  )[]
}

/**
 * The registration number (URN) of the student created from an admitted application; undefined if there is none. It
 * is the form's URN on the day of admission, before later corrections.
 */
export const admittedUrnOf = ({ status, form, events }: Admitted) => {
  if (status !== "admitted") return undefined
  const admission = events.findLastIndex(
    (event) => event.kind === "status" && event.data.to === "admitted",
  )
  for (const event of events.slice(admission + 1)) {
    const former = event.kind === "correction" ? event.data.fields["urn"]?.from : undefined
    if (typeof former === "string") return former
  }
  return form.urn
}

/** An application as read from the database: the form, and the data that the college added. */
export interface StoredApplication {
  admission_code: string
  application_number: string
  session: string
  /** The instant of submission, ISO 8601. */
  submitted_at: string
  /** Whole rupees: the fee at the time of submission. */
  fee: number
  image_file: string
  signature_file: string
  /** The form with only the last four digits of the Aadhaar number; the repository returns no more. */
  form: Omit<Application, "aadhar_no"> & { aadhaar_last_four: string }
}

/** The record's value of a form's value (specification 6.2). */
const printedValue = (
  { type, choices = [], printsNumber, since = 1 }: FormFieldDefinition,
  value: string | string[],
) => {
  // Not asked, or not answered, is not "no".
  if (since > 1) return value
  if (type === "yes_no") {
    if (printsNumber) return value === "yes" ? 1 : 0
    return value === "yes" ? "yes" : "no"
  }
  return printsNumber ? choices.indexOf(String(value)) + 1 : value
}

/** The only mapping from the form's field names to those of the print record (specification 4.1 to 6.2). */
export const toPrintRecord = (stored: StoredApplication): PrintRecord => {
  const form = {
    ...stored.form,
    aadhar_no: maskIdentity(stored.form.identity_kind, stored.form.aadhaar_last_four),
    bank_account: maskBankAccount(stored.form.bank_account),
  }
  const printed = printedFields.map((field) => [
    printedName(field),
    printedValue(field, form[field.name as keyof Application]),
  ])
  return {
    ...(Object.fromEntries(printed) as PrintedForm),
    id: stored.admission_code,
    course: form.course,
    // The record has this field (specification 6.2), but the form does not.
    father_mobile: "",
    fees: stored.fee,
    image_file: stored.image_file,
    signature_file: stored.signature_file,
    compulsory_subjects: [
      form.first_major_subject,
      form.second_major_subject,
      form.minor_subject,
    ].join(","),
    session: stored.session,
    submitted_at: stored.submitted_at,
  }
}
