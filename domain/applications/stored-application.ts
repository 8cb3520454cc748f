import { maskAadhaar } from "../fields/aadhaar.ts"
import { genders } from "../fields/choice-schemas.ts"
import type { Application } from "./application.ts"
import { type CopiedField, copiedFields, type PrintRecord } from "./print-record.ts"
import type { Status } from "./workflow.ts"

/** An application with the events that identify its student. */
interface Admitted {
  status: Status
  form: { urn: string }
  /** Oldest first. */
  events: readonly (
    | { kind: "status"; data: { to: Status } }
    | { kind: "correction"; data: { fields: Record<string, { from: unknown }> } }
    | { kind: "note" | "fee" | "seen"; data: object }
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

const asNumber = (yesNo: string) => (yesNo === "yes" ? 1 : 0)
const asWord = (yesNo: string) => (yesNo === "yes" ? "yes" : "no")

/** The only mapping from the form's field names to those of the print record (specification 4.1 to 6.2). */
export const toPrintRecord = (stored: StoredApplication): PrintRecord => {
  const { form } = stored
  const copied = Object.fromEntries(copiedFields.map((field) => [field, form[field]]))
  return {
    ...(copied as Record<CopiedField, string>),
    id: stored.admission_code,
    applicant_email: form.email,
    gender: genders[form.gender as keyof typeof genders],
    subcategory: form.sub_category,
    aadhar: maskAadhaar(form.aadhaar_last_four),
    // The record has this field (specification 6.2), but the form does not.
    father_mobile: "",
    fees: stored.fee,
    image_file: stored.image_file,
    signature_file: stored.signature_file,
    is_minority: asNumber(form.is_minority),
    has_scholarship: asNumber(form.has_scholarship),
    is_upresidence: asNumber(form.is_upresidence),
    local_guardian: form.local_guardian_name,
    compulsory_subjects: [
      form.first_major_subject,
      form.second_major_subject,
      form.minor_subject,
    ].join(","),
    is_casefiled: asWord(form.is_casefiled),
    is_ufmeans: asWord(form.is_ufmeans),
    is_rustigated: asWord(form.is_rustigated),
    is_civilservant: asWord(form.is_civilservant),
    is_otherenrollment: asWord(form.is_otherenrollment),
    horizontal_reservation: form.horizontal_reservation,
    weightage: form.weightage,
    session: stored.session,
    submitted_at: stored.submitted_at,
  }
}
