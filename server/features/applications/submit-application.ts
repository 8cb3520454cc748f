import { admissionState } from "#domain/admission/admission-period.ts"
import type { Programme } from "#domain/admission/programme-schema.ts"
import { feeOf, findProgramme, formRulesOf } from "#domain/admission/programmes.ts"
import type { FullSeats } from "#domain/admission/seats.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import { admissionCodeFrom } from "#domain/applications/admission-code.ts"
import { type Application, applicationSchema } from "#domain/applications/application.ts"
import {
  type FieldErrors,
  fieldErrorsOf,
  inFormOrder,
} from "#domain/applications/form/field-errors.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { type SaveOutcome, applicationSaved } from "#server/platform/observability/events.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import type { Applications } from "./application-repository.ts"
import { type ReceivedForm, readPictures } from "./received-form.ts"
import { storeSubmission } from "./store-submission.ts"
import { identify, isRetry, type Submission } from "./submission-identity.ts"

/** Classifies the result for the metrics. If there are several errors, the most specific one counts. */
const kindOfOutcome = (outcome: SubmissionResult): SaveOutcome => {
  if (outcome.accepted) return "accepted"
  if (outcome.codeOfFirst) return "already_received"
  const errors = Object.values(outcome.errors).flat()
  if (errors.some((error) => error.endsWith(".too_large"))) return "too_large"
  const isOfPictures = Object.keys(outcome.errors).every((field) =>
    ["image", "signature"].includes(field),
  )
  return isOfPictures ? "pictures" : "fields"
}

/** Wraps `submitApplication` and records the outcome of each submission in the metrics. */
export const recordOutcomes =
  (submit: (form: ReceivedForm) => Promise<SubmissionResult>) => async (form: ReceivedForm) => {
    try {
      const outcome = await submit(form)
      applicationSaved.publish({ outcome: kindOfOutcome(outcome) })
      return outcome
    } catch (error) {
      applicationSaved.publish({ outcome: "failed" })
      throw error
    }
  }

export type SubmissionResult =
  | { accepted: true; admissionCode: string }
  | {
      accepted: false
      errors: FieldErrors
      /** The admission code that is stored for this submission key, with other content. */
      codeOfFirst?: string
    }

export interface SubmitDeps extends Pick<
  SiteDeps,
  "files" | "settings" | "admissionSession" | "now" | "randomBytes"
> {
  applications: Applications
  /** Whether the privacy notice ever had this version (server/features/content/privacy-notice.ts). */
  isNoticeVersion: (version: string) => Promise<boolean>
  fieldEncryption: Pick<FieldEncryption, "blindIndex">
  /** What has no free seat. */
  fullSeats: () => Promise<FullSeats>
  /**
   * The member of staff who enters a paper form. Pictures may be missing then (their file names are empty), and at any
   * time, also when everything is full: the college decides who gets a seat that becomes free.
   */
  enteredBy?: string
}

/** The version of the privacy notice shown with the form; empty if the client does not send it. */
const shownNotice = ({ notice_version: sent }: FormValues) => [sent ?? ""].flat().join()

const refused = (errors: FieldErrors): SubmissionResult => ({
  accepted: false,
  errors: inFormOrder(errors),
})

/** The answer for a submission key that is already stored. */
const findAnswer = async (
  { applications }: SubmitDeps,
  { key, hashes }: Submission,
): Promise<SubmissionResult | undefined> => {
  const first = key && (await applications.findByKey(key))
  if (!first) return undefined
  const { admission_code: code, content_hash } = first
  return content_hash === null || isRetry(content_hash, hashes)
    ? { accepted: true, admissionCode: code }
    : { accepted: false, errors: {}, codeOfFirst: code }
}

const programmeOf = (session: NamedSession, { course }: FormValues) =>
  typeof course === "string" ? findProgramme(session, course) : undefined

/** What an applicant chose that has no free seat. */
const findFullErrors = async (
  { enteredBy, fullSeats }: SubmitDeps,
  programme: Programme | undefined,
  fields: FormValues,
): Promise<FieldErrors> => {
  if (!programme || enteredBy !== undefined) return {}
  const { programmes, firstMajors } = await fullSeats()
  if (programmes.includes(programme.code)) return { course: ["course.full"] }
  return firstMajors[programme.code]?.includes(String(fields.first_major_subject))
    ? { first_major_subject: ["subject.full"] }
    : {}
}

/** A random file name for a picture; empty without one. */
const fileNameFor = ({ randomBytes }: SubmitDeps, jpeg: Buffer | undefined) =>
  jpeg ? `${Buffer.from(randomBytes(16)).toString("hex")}.jpg` : ""

/**
 * Stores an application completely or not at all. Accepted means that the pictures are synced to disk and the
 * record is committed. Resubmitting the same content with the same submission key is a retry and gets the first
 * answer. Other content with that key is refused. The same Aadhaar number with another key is accepted: a refusal would keep
 * people out whose number a stranger has sent, and say who has applied (decision 47).
 */
export const submitApplication =
  (deps: SubmitDeps) =>
  async (received: ReceivedForm): Promise<SubmissionResult> => {
    const { now, randomBytes, enteredBy } = deps
    // One instant: rules and fee are those of the stored time of submission.
    const submittedAt = now()
    const isPaper = enteredBy !== undefined
    const { admission } = await deps.settings()
    const session = await deps.admissionSession()
    const rules = formRulesOf(session, admission.urn_required)
    const parsed = applicationSchema(dayInIndia(submittedAt), rules).safeParse(received.fields)
    const { blindIndex } = deps.fieldEncryption
    const submission = identify(blindIndex, session.label, received, parsed.data)
    const earlier = await findAnswer(deps, submission)
    if (earlier) return earlier

    const programme = programmeOf(session, received.fields)
    const period = programme && admissionState(programme, session.grace_minutes, submittedAt)
    if ((period === "upcoming" || period === "closed") && !isPaper) {
      return refused({ course: [`course.${period}`] })
    }
    const full = await findFullErrors(deps, programme, received.fields)
    if (full["course"]) return refused(full)
    const { errors, jpegs } = await readPictures(received.files, isPaper)
    if (!parsed.success) {
      return refused({ ...full, ...fieldErrorsOf(parsed.error.issues), ...errors })
    }
    const found = { ...full, ...errors }
    if (Object.keys(found).length > 0) return refused(found)

    const form: Application = parsed.data
    const shown = shownNotice(received.fields)
    // A forged version would be a false record. The current version may not be the one that was shown.
    if (shown && !(await deps.isNoticeVersion(shown))) {
      return refused({ agreed_to_declaration: ["declaration.unknown_notice"] })
    }

    const admission_code = admissionCodeFrom(randomBytes(12))
    const isStored = await storeSubmission(
      deps,
      {
        admission_code,
        submission_key: submission.key,
        ...(submission.hashes.length > 0 && { content_hash: submission.hashes.join(" ") }),
        session: session.label,
        submitted_at: submittedAt.toISOString(),
        fee: feeOf(session, form, submittedAt) ?? 0,
        image_file: fileNameFor(deps, jpegs.image),
        signature_file: fileNameFor(deps, jpegs.signature),
        notice_version: isPaper ? "paper" : shown,
        ...(isPaper && { entered_by: enteredBy }),
        form,
      },
      jpegs,
    )
    if (isStored) return { accepted: true, admissionCode: admission_code }
    const first = await findAnswer(deps, submission)
    if (!first) throw new Error("An application was not stored, and none has its submission key")
    return first
  }
