import { createHash } from "node:crypto"

import { admissionState, type AdmissionState } from "#domain/admission/admission-period.ts"
import { formRulesOf } from "#domain/admission/form-rules.ts"
import { findProgramme } from "#domain/admission/programmes.ts"
import type { FullSeats } from "#domain/admission/seats.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import { admissionCodeFrom } from "#domain/applications/admission-code.ts"
import { type Application, applicationSchema } from "#domain/applications/application.ts"
import {
  type FieldErrors,
  fieldErrorsOf,
  inFormOrder,
} from "#domain/applications/form/field-errors.ts"
import { type Category, formFields } from "#domain/applications/form/field-types.ts"
import { type FormValues, parseSubmissionKey } from "#domain/applications/form/form-values.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { type UploadName, uploadNames } from "#domain/fields/uploads.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import { reencodeImage } from "#server/platform/files/reencode-image.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"
import { withTimeout } from "#server/platform/time/with-timeout.ts"

import type { Applications } from "./application-repository.ts"
import type { NewApplication } from "./application-row.ts"

/** A received form: text fields, list fields, and the bytes of the pictures. */
export interface ReceivedForm {
  fields: FormValues
  files: Partial<Record<UploadName, Uint8Array | "too large">>
}

export type SubmissionResult =
  | { accepted: true; admissionCode: string }
  | {
      accepted: false
      problems: FieldErrors
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
   * Staff enter paper forms: pictures may be missing (their file names are then empty), and at any time, also when
   * everything is full: the college decides who gets a seat that becomes free.
   */
  isPaperForm?: boolean
}

type Jpegs = Partial<Record<UploadName, Buffer>>

const readPictures = async (files: ReceivedForm["files"], mayBeMissing: boolean) => {
  const problems: FieldErrors = {}
  const jpegs: Jpegs = {}
  await Promise.all(
    uploadNames.map(async (name) => {
      const bytes = files[name]
      if (!bytes?.length) {
        if (!mayBeMissing) problems[name] = ["missing"]
        return
      }
      if (bytes === "too large") {
        problems[name] = [`${name}.too_large`]
        return
      }
      const result = await reencodeImage(name, bytes)
      if ("jpeg" in result) jpegs[name] = result.jpeg
      else problems[name] = [result.wrong]
    }),
  )
  return { problems, jpegs }
}

/** Timeout for removing pictures, in milliseconds: the failed storage may be unresponsive. */
const removalMs = 5000

/** Waits for both writes, even if one fails, so that no file is written after the clean-up. */
const putBoth = async (
  files: FileStore,
  names: Pick<NewApplication, "image_file" | "signature_file">,
  jpegs: Jpegs,
) => {
  const puts = await Promise.allSettled(
    uploadNames.map((name) => jpegs[name] && files.put(names[`${name}_file`], jpegs[name])),
  )
  for (const put of puts) if (put.status === "rejected") throw put.reason
}

/** The version of the privacy notice shown with the form; empty if the client does not send it. */
const shownNotice = ({ notice_version: sent }: FormValues) => [sent ?? ""].flat().join()

/** Fields that an earlier version of the form does not have. A form that leaves them empty is the same without them. */
const laterFields: readonly string[] = formFields
  .filter(({ since = 1 }) => since > 1)
  .map(({ name }) => name)

const canonicalText = (form: Application) => {
  const entries = Object.entries(form).filter(
    ([name, value]) => value.length > 0 || !laterFields.includes(name),
  )
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Hashes that identify the content of a submission: the form as stored, then each picture as sent. The hash of a
 * missing picture is empty. The notice version is excluded: it may change between a lost response and the retry.
 * The submission key is part of each hash, so equal pictures of two applications have different hashes.
 */
const hashesOf = (
  blindIndex: FieldEncryption["blindIndex"],
  submissionKey: string,
  form: Application,
  files: ReceivedForm["files"],
) => {
  const hash = (what: string, content: string) =>
    blindIndex(`submission ${submissionKey} ${what} ${content}`)
  const pictures = uploadNames.map((name) => {
    const bytes = files[name]
    return bytes?.length ? hash(name, createHash("sha256").update(bytes).digest("hex")) : ""
  })
  return [hash("form", canonicalText(form)), ...pictures]
}

/**
 * Whether the content equals the first submission. A missing picture still counts as equal: browsers drop chosen
 * files when they resubmit a page.
 */
const isRetry = (first: string, now: readonly string[]) =>
  first.split(" ").every((hash, index) => now[index] === hash || (index > 0 && now[index] === ""))

const refused = (problems: FieldErrors): SubmissionResult => ({
  accepted: false,
  problems: inFormOrder(problems),
})

/** The key of a submission, and the hashes of its content. */
interface Submission {
  key: string | undefined
  hashes: string[]
}

/** Without a submission key, as from a browser without scripts, the form's fields make one. */
const identify = (
  { blindIndex }: SubmitDeps["fieldEncryption"],
  session: string,
  { fields, files }: ReceivedForm,
  form: Application | undefined,
): Submission => {
  const key =
    parseSubmissionKey(fields.submission_key) ??
    (form && blindIndex(`submission key ${session} ${canonicalText(form)}`))
  return { key, hashes: key && form ? hashesOf(blindIndex, key, form, files) : [] }
}

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
    : { accepted: false, problems: {}, codeOfFirst: code }
}

/**
 * Whether the record was stored despite a failure. If the connection broke during the commit, its outcome is
 * unknown: the database decides. If not stored, removes the pictures; if that fails too, the sweep of orphaned
 * files cleans up.
 */
const isStoredAfterAll = async (
  { applications, files }: SubmitDeps,
  { admission_code, image_file, signature_file }: NewApplication,
) => {
  if (await applications.find(admission_code)) return true
  const removing = files.delete([image_file, signature_file].filter(Boolean))
  await withTimeout(removing, removalMs).catch(() => undefined)
  return false
}

/** Stores the pictures, then the record. Returns false if `Applications.insert` does. */
const store = async (deps: SubmitDeps, application: NewApplication, jpegs: Jpegs) => {
  try {
    await putBoth(deps.files, application, jpegs)
    if (await deps.applications.insert(application)) return true
  } catch (error) {
    if (await isStoredAfterAll(deps, application)) return true
    throw error
  }
  return isStoredAfterAll(deps, application)
}

const periodOf = (session: NamedSession, course: FormValues[string] | undefined, now: Date) => {
  const programme = typeof course === "string" ? findProgramme(session, course) : undefined
  return programme && admissionState(programme, session.grace_minutes, now)
}

const fullErrors = ({ programmes, firstMajors }: FullSeats, fields: FormValues): FieldErrors => {
  const course = String(fields.course)
  if (programmes.includes(course)) return { course: ["course.full"] }
  return firstMajors[course]?.includes(String(fields.first_major_subject))
    ? { first_major_subject: ["subject.full"] }
    : {}
}

/** The fee of an application, with the additional fee once the late period has begun. */
const feeAt = (session: NamedSession, form: Application, period: AdmissionState | undefined) => {
  const programme = findProgramme(session, form.course)
  const fee = programme?.fees[form.category as Category] ?? 0
  const isLate = period === "late" || period === "grace"
  return isLate ? fee + (programme?.late?.fee ?? 0) : fee
}

/**
 * Stores an application completely or not at all. Accepted means that the pictures are synced to disk and the
 * record is committed. Resubmitting the same content with the same submission key is a retry and gets the first
 * answer. Other content with that key is refused. So is the same Aadhaar number, course and session with another
 * key.
 */
export const submitApplication =
  (deps: SubmitDeps) =>
  async (received: ReceivedForm): Promise<SubmissionResult> => {
    const { now, randomBytes } = deps
    const { admission } = await deps.settings()
    const session = await deps.admissionSession()
    const rules = formRulesOf(session, admission.urn_required)
    const parsed = applicationSchema(dayInIndia(now()), rules).safeParse(received.fields)
    const submission = identify(deps.fieldEncryption, session.label, received, parsed.data)
    const earlier = await findAnswer(deps, submission)
    if (earlier) return earlier

    const period = periodOf(session, received.fields.course, now())
    if ((period === "upcoming" || period === "closed") && !deps.isPaperForm) {
      return refused({ course: [`course.${period}`] })
    }
    const full = deps.isPaperForm ? {} : fullErrors(await deps.fullSeats(), received.fields)
    if (full["course"]) return refused(full)
    const { problems, jpegs } = await readPictures(received.files, deps.isPaperForm === true)
    if (!parsed.success) {
      return refused({ ...full, ...fieldErrorsOf(parsed.error.issues), ...problems })
    }
    const found = { ...full, ...problems }
    if (Object.keys(found).length > 0) return refused(found)

    const form: Application = parsed.data
    const notice_version = shownNotice(received.fields)
    // A forged version would be a false record. The current version may not be the one that was shown.
    if (notice_version && !(await deps.isNoticeVersion(notice_version))) {
      return refused({ agreed_to_declaration: ["declaration.unknown_notice"] })
    }

    const nameOf = (jpeg: Buffer | undefined) =>
      jpeg ? `${Buffer.from(randomBytes(16)).toString("hex")}.jpg` : ""
    const admission_code = admissionCodeFrom(randomBytes(12))
    const isStored = await store(
      deps,
      {
        admission_code,
        submission_key: submission.key,
        ...(submission.hashes.length > 0 && { content_hash: submission.hashes.join(" ") }),
        session: session.label,
        submitted_at: now().toISOString(),
        fee: feeAt(session, form, period),
        image_file: nameOf(jpegs.image),
        signature_file: nameOf(jpegs.signature),
        notice_version,
        form,
      },
      jpegs,
    )
    if (isStored) return { accepted: true, admissionCode: admission_code }
    return (
      (await findAnswer(deps, submission)) ?? refused({ aadhar_no: ["aadhaar.already_applied"] })
    )
  }
