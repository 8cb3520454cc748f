import { admissionState, isBegunInTime } from "#domain/admission/admission-period.ts"
import type { Programme } from "#domain/admission/programme-schema.ts"
import { feeOf, findProgramme, formRulesOf } from "#domain/admission/programmes.ts"
import type { FullSeats } from "#domain/admission/seats.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import type { SheetTexts } from "#domain/admission/sheet-texts.ts"
import { admissionCodeFrom } from "#domain/applications/admission-code.ts"
import { type Application, applicationSchema } from "#domain/applications/application.ts"
import {
  type FieldErrors,
  fieldErrorsOf,
  inFormOrder,
} from "#domain/applications/form/field-errors.ts"
import { questionErrors } from "#domain/applications/form/form-questions.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { type SaveOutcome, applicationSaved } from "#server/platform/observability/events.ts"

import type { ApplicationOrigins } from "./application-origins.ts"
import type { Applications, InsertOutcome } from "./application-repository.ts"
import type { Origin } from "./origin-limits.ts"
import { type ReceivedForm, readPictures } from "./received-form.ts"
import { readStartToken } from "./start-token.ts"
import { storeSubmission } from "./store-submission.ts"
import { identify, isRetry, type Submission } from "./submission-retry.ts"

/** Classifies the result for the metrics. If there are several errors, the most specific one counts. */
const kindOfOutcome = (outcome: SubmissionResult): SaveOutcome => {
  if (outcome.accepted) return "accepted"
  if (outcome.retryAfterSeconds) return "over_limit"
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
  (submit: ReturnType<typeof submitApplication>): typeof submit =>
  async (form, ip) => {
    try {
      const outcome = await submit(form, ip)
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
      /** Too many applications of this address or network are stored. */
      retryAfterSeconds?: number
    }

export interface SubmitDeps extends Pick<
  SiteDeps,
  "files" | "admissionContext" | "now" | "randomBytes"
> {
  applications: Applications
  /** Whether the privacy notice ever had this version (server/features/content/privacy-notice.ts). */
  isNoticeVersion: (version: string) => Promise<boolean>
  /** The version of these texts of the sheet, or the one that was shown (server/features/content/sheet-texts.ts). */
  agreedVersion: (present: SheetTexts, shown: string) => Promise<string | undefined>
  /** Stores these texts of the sheet under their version. */
  keepSheetTexts: (texts: SheetTexts) => Promise<unknown>
  fieldEncryption: Pick<FieldEncryption, "blindIndex">
  /** What has no free seat in this session. */
  fullSeats: (session: NamedSession) => Promise<FullSeats>
  origins: Pick<ApplicationOrigins, "of" | "secondsToWait">
  /** Throws while the disk has too little space for uploads. */
  requireSpace: () => Promise<void>
  /**
   * The member of staff who enters a paper form. Pictures may be missing then (their file names are empty), and at any
   * time, also when everything is full: the college decides who gets a seat that becomes free.
   */
  enteredBy?: string
}

/** A version that was shown with the form; empty if the client does not send it. */
const shownVersion = (sent: FormValues[string] | undefined) => [sent ?? ""].flat().join()

/** What the applicant agreed to; undefined if a version was never in force. */
const readAgreed = async (
  { isNoticeVersion, agreedVersion }: SubmitDeps,
  { sheet }: NamedSession,
  { notice_version, declaration_version }: FormValues,
) => {
  const notice = shownVersion(notice_version)
  // A forged version would be a false record. The current version may not be the one that was shown.
  if (notice && !(await isNoticeVersion(notice))) return undefined
  const declaration = await agreedVersion(sheet, shownVersion(declaration_version))
  return declaration && { notice, declaration }
}

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

/** What an applicant chose that has no free seat. */
const findFullErrors = async (
  { enteredBy, fullSeats }: SubmitDeps,
  session: NamedSession,
  programme: Programme | undefined,
  fields: FormValues,
): Promise<FieldErrors> => {
  if (!programme || enteredBy !== undefined) return {}
  const { programmes, firstMajors } = await fullSeats(session)
  if (programmes.includes(programme.code)) return { course: ["course.full"] }
  return firstMajors[programme.code]?.includes(String(fields.first_major_subject))
    ? { first_major_subject: ["subject.full"] }
    : {}
}

/** Why a programme takes no application now; a paper form is taken at any time of a confirmed session. In the minutes of grace only a form that was begun in time is taken. */
const findClosed = (
  { fieldEncryption, enteredBy }: SubmitDeps,
  { grace_minutes, isConfirmed }: NamedSession,
  programme: Programme,
  { start_token: token }: FormValues,
  at: Date,
) => {
  if (!isConfirmed) return "course.upcoming" as const
  if (enteredBy !== undefined) return undefined
  const period = admissionState(programme, grace_minutes, at)
  if (period === "upcoming" || period === "closed") return `course.${period}` as const
  if (period !== "grace") return undefined
  const begun = readStartToken(fieldEncryption, token, at)
  return begun && isBegunInTime(programme, grace_minutes, begun)
    ? undefined
    : ("course.begun_late" as const)
}

/** What has no free seat, and why the programme takes no application. */
const checkProgramme = async (
  deps: SubmitDeps,
  session: NamedSession,
  fields: FormValues,
  at: Date,
): Promise<{ full: FieldErrors; closed?: FieldErrors }> => {
  const { course } = fields
  const programme = typeof course === "string" ? findProgramme(session, course) : undefined
  const refusal = programme && findClosed(deps, session, programme, fields, at)
  if (refusal) return { full: {}, closed: { course: [refusal] } }
  const full = await findFullErrors(deps, session, programme, fields)
  return full["course"] ? { full, closed: full } : { full }
}

const overLimit = (seconds: number): SubmissionResult => ({
  accepted: false,
  errors: {},
  retryAfterSeconds: Math.max(1, seconds),
})

/** The refusal of an online application whose origin sent too many. Throws while the disk has too little space. */
const checkOnline = async (
  { origins, requireSpace }: SubmitDeps,
  origin: Origin | undefined,
): Promise<SubmissionResult | undefined> => {
  if (!origin) return undefined
  const seconds = await origins.secondsToWait(origin)
  if (seconds > 0) return overLimit(seconds)
  await requireSpace()
  return undefined
}

/** The answer if a parallel submission had the same key, or has reached the limit of the origin. */
const whyNotStored = async (
  deps: SubmitDeps,
  submission: Submission,
  stored: InsertOutcome,
  origin?: Origin,
): Promise<SubmissionResult> => {
  const first = await findAnswer(deps, submission)
  if (first) return first
  if (stored === "over limit" && origin) return overLimit(await deps.origins.secondsToWait(origin))
  throw new Error("An application was not stored, and none has its submission key")
}

/** A random file name for a picture; empty without one. */
const fileNameFor = ({ randomBytes }: SubmitDeps, jpeg: Buffer | undefined) =>
  jpeg ? `${Buffer.from(randomBytes(16)).toString("hex")}.jpg` : ""

/**
 * Stores an application completely or not at all. Accepted means that the pictures are synced to disk and the
 * record is committed. Resubmitting the same content with the same submission key is a retry and gets the first
 * answer. Other content with that key is refused. The same Aadhaar number with another key is accepted: a refusal would keep
 * people out whose number a stranger has sent, and say who has applied (decision 47).
 * `ip` is the address of an online application; undefined if the client has disconnected.
 */
export const submitApplication =
  (deps: SubmitDeps) =>
  async (received: ReceivedForm, ip?: string): Promise<SubmissionResult> => {
    const { now, randomBytes, enteredBy } = deps
    // One instant: rules and fee are those of the stored time of submission.
    const submittedAt = now()
    const isPaper = enteredBy !== undefined
    const { settings, session } = await deps.admissionContext()
    const rules = formRulesOf(session, settings.admission.urn_required)
    const result = applicationSchema(dayInIndia(submittedAt), rules).safeParse(received.fields)
    const { blindIndex } = deps.fieldEncryption
    const submission = identify(blindIndex, session.label, received, result.data)
    const earlier = await findAnswer(deps, submission)
    if (earlier) return earlier

    const { full, closed } = await checkProgramme(deps, session, received.fields, submittedAt)
    if (closed) return refused(closed)
    const origin = isPaper ? undefined : deps.origins.of(ip, received.files.image)
    // Both before the pictures are decoded: a flood or a full disk must not keep the decoder busy.
    const tooMany = await checkOnline(deps, origin)
    if (tooMany) return tooMany
    const { errors, jpegs } = await readPictures(received, isPaper)
    const questions = received.isPlainForm ? questionErrors(received.fields) : {}
    if (!result.success) {
      return refused({ ...questions, ...full, ...fieldErrorsOf(result.error.issues), ...errors })
    }
    const problems = { ...questions, ...full, ...errors }
    if (Object.keys(problems).length > 0) return refused(problems)

    const form: Application = result.data
    const agreed = await readAgreed(deps, session, received.fields)
    if (!agreed) return refused({ agreed_to_declaration: ["declaration.unknown_notice"] })

    const admission_code = admissionCodeFrom(randomBytes(12))
    const stored = await storeSubmission(
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
        notice_version: isPaper ? "paper" : agreed.notice,
        declaration_version: agreed.declaration,
        ...(isPaper && { entered_by: enteredBy }),
        ...(origin && { origin }),
        ...(received.language && { language: received.language }),
        form,
      },
      jpegs,
      session.sheet,
    )
    return stored === "stored"
      ? { accepted: true, admissionCode: admission_code }
      : whyNotStored(deps, submission, stored, origin)
  }
