import { createHash } from "node:crypto"

import { admissionCodeFrom } from "#domain/applications/admission-code.ts"
import { type Application, applicationSchema } from "#domain/applications/application.ts"
import type { Category } from "#domain/applications/choices.ts"
import type { CourseCode } from "#domain/applications/courses.ts"
import { type FieldErrors, inFormOrder, fieldErrorsOf } from "#domain/applications/field-errors.ts"
import type { FormValues } from "#domain/applications/form-values.ts"
import { parseSubmissionKey } from "#domain/applications/submission-key.ts"
import { feeOf, type Settings } from "#domain/content/settings.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { type UploadName, uploadNames } from "#domain/fields/uploads.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import { reencodeImage } from "#server/platform/files/reencode-image.ts"
import { withTimeout } from "#server/platform/time/with-timeout.ts"

import type { Applications } from "./application-repository.ts"

/** A form as it arrived: texts under their names, lists under theirs, the pictures' bytes. */
export interface ReceivedForm {
  fields: FormValues
  files: Partial<Record<UploadName, Uint8Array | "too large">>
}

export type SubmitResult =
  | { accepted: true; admissionCode: string }
  | {
      accepted: false
      problems: FieldErrors
      /** The code that the same submission key was answered with before, for other content. */
      codeOfFirst?: string
    }

export interface SubmitDeps {
  applications: Applications
  files: FileStore
  settings: () => Promise<Settings>
  /** Whether the privacy notice ever had this version (server/features/content/privacy-notice.ts). */
  isNoticeVersion: (version: string) => Promise<boolean>
  /** A hash that nobody without the application key can compute (`Vault.index`). */
  keyedHash: (text: string) => string
  now: () => Date
  randomBytes: (count: number) => Uint8Array
  /** A form that came on paper may come without its pictures; their names are then empty. */
  picturesMayBeMissing?: boolean
}

const readPictures = async (files: ReceivedForm["files"], mayBeMissing: boolean) => {
  const problems: FieldErrors = {}
  const jpegs: Partial<Record<UploadName, Buffer>> = {}
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

/** Nobody waits longer for pictures to be removed: what stored them may be what fails. */
const removalMs = 5000

/** Both have ended when this returns or throws, so that nothing is written after a clean-up. */
const putBoth = async (
  files: FileStore,
  names: Record<UploadName, string>,
  jpegs: Partial<Record<UploadName, Buffer>>,
) => {
  const puts = await Promise.allSettled(
    uploadNames.map((name) => jpegs[name] && files.put(names[name], jpegs[name])),
  )
  for (const put of puts) if (put.status === "rejected") throw put.reason
}

/** The version of the privacy notice that the form was shown with; empty where the caller does not say. */
const shownNotice = ({ notice_version: sent }: FormValues) => [sent ?? ""].flat().join()

/**
 * What submissions under one key are compared by: the form as it is stored, and the pictures as they were sent; empty
 * for a picture that did not come. The version of the notice is no part of it: it may change between an answer that
 * was lost and the retry. With the key in each, equal pictures of two applications can't be told.
 */
const hashesOf = (
  keyedHash: SubmitDeps["keyedHash"],
  submissionKey: string,
  form: Application,
  files: ReceivedForm["files"],
) => {
  const values = Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const hash = (what: string, content: string) =>
    keyedHash(`submission ${submissionKey} ${what} ${content}`)
  const pictures = uploadNames.map((name) => {
    const bytes = files[name]
    return bytes?.length ? hash(name, createHash("sha256").update(bytes).digest("hex")) : ""
  })
  return [hash("form", JSON.stringify(values)), ...pictures]
}

/**
 * Whether this is what was sent first. A picture that is missing now is no correction: browsers lose chosen files when
 * they send a page again.
 */
const isRetry = (first: string, now: readonly string[]) =>
  first.split(" ").every((hash, index) => now[index] === hash || (index > 0 && now[index] === ""))

const refused = (problems: FieldErrors): SubmitResult => ({
  accepted: false,
  problems: inFormOrder(problems),
})

/**
 * Stores an application whole or not at all. Accepted means: pictures synced, record committed. The same content
 * under the same submission key again is a retry and gets the first answer. Other content under that key is refused,
 * as is the same Aadhaar number, course and session under another key.
 */
export const submitApplication =
  ({
    applications,
    files,
    settings,
    isNoticeVersion,
    keyedHash,
    now,
    randomBytes,
    picturesMayBeMissing,
  }: SubmitDeps) =>
  async (received: ReceivedForm): Promise<SubmitResult> => {
    const submissionKey = parseSubmissionKey(received.fields.submission_key)
    const parsed = applicationSchema(dayInIndia(now())).safeParse(received.fields)
    const hashes =
      submissionKey && parsed.success
        ? hashesOf(keyedHash, submissionKey, parsed.data, received.files)
        : []
    /** The answer to a submission key that is known already. */
    const findAnswer = async (): Promise<SubmitResult | undefined> => {
      const first = submissionKey && (await applications.findByKey(submissionKey))
      if (!first) return undefined
      const { admission_code: code, content_hash } = first
      return content_hash === null || isRetry(content_hash, hashes)
        ? { accepted: true, admissionCode: code }
        : { accepted: false, problems: {}, codeOfFirst: code }
    }
    const earlier = await findAnswer()
    if (earlier) return earlier

    const pictures = await readPictures(received.files, picturesMayBeMissing === true)
    if (!parsed.success) {
      return refused({ ...fieldErrorsOf(parsed.error.issues), ...pictures.problems })
    }
    if (Object.keys(pictures.problems).length > 0) return refused(pictures.problems)

    const form: Application = parsed.data
    const notice_version = shownNotice(received.fields)
    // A forged version would be a false record; the current one may not be what was shown.
    if (notice_version && !(await isNoticeVersion(notice_version))) {
      return refused({ agreed_to_declaration: ["declaration.unknown_notice"] })
    }
    const current = await settings()

    const nameOf = (jpeg: Buffer | undefined) =>
      jpeg ? `${Buffer.from(randomBytes(16)).toString("hex")}.jpg` : ""
    const { image, signature } = pictures.jpegs
    const names = { image: nameOf(image), signature: nameOf(signature) }
    const admissionCode = admissionCodeFrom(randomBytes(12))
    const accepted: SubmitResult = { accepted: true, admissionCode }
    const store = async () => {
      await putBoth(files, names, pictures.jpegs)
      return applications.insert({
        admission_code: admissionCode,
        submission_key: submissionKey,
        ...(hashes.length > 0 && { content_hash: hashes.join(" ") }),
        session: current.admission_session,
        submitted_at: now().toISOString(),
        fee: feeOf(current, form.course as CourseCode, form.category as Category),
        image_file: names.image,
        signature_file: names.signature,
        notice_version,
        form,
      })
    }
    /** Whether the record is there all the same; if not, its pictures go. */
    const isStoredAfterAll = async () => {
      // A connection cut during the commit leaves open whether it happened: then the record is the
      // truth, and where even that can't be asked, or the pictures can't be removed, the sweep does it.
      if (await applications.find(admissionCode)) return true
      const removing = files.delete(Object.values(names).filter(Boolean))
      await withTimeout(removing, removalMs).catch(() => undefined)
      return false
    }
    try {
      if (await store()) return accepted
    } catch (error) {
      if (await isStoredAfterAll()) return accepted
      throw error
    }
    if (await isStoredAfterAll()) return accepted
    return (await findAnswer()) ?? refused({ aadhar_no: ["aadhaar.already_applied"] })
  }
