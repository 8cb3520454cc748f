import { createHash } from "node:crypto"

import type { Application } from "#domain/applications/application.ts"
import { formFields } from "#domain/applications/form/form-fields.ts"
import { parseSubmissionKey } from "#domain/applications/form/form-values.ts"
import { uploadNames } from "#domain/fields/uploads.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"

import type { ReceivedForm } from "./received-form.ts"

/** Fields that an earlier version of the form does not have. A form that leaves them empty is the same without them. */
const additionalNames: readonly string[] = formFields
  .filter(({ since = 1 }) => since > 1)
  .map(({ name }) => name)

const canonicalText = (form: Application) => {
  const entries = Object.entries(form).filter(
    ([name, value]) => value.length > 0 || !additionalNames.includes(name),
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
export const isRetry = (first: string, now: readonly string[]) =>
  first.split(" ").every((hash, index) => now[index] === hash || (index > 0 && now[index] === ""))

/** The key of a submission, and the hashes of its content. */
export interface Submission {
  key: string | undefined
  hashes: string[]
}

/** Without a submission key, as from a browser without scripts, the form's fields make one. */
export const identify = (
  blindIndex: FieldEncryption["blindIndex"],
  session: string,
  { fields, files }: ReceivedForm,
  form: Application | undefined,
): Submission => {
  const key =
    parseSubmissionKey(fields.submission_key) ??
    (form && blindIndex(`submission key ${session} ${canonicalText(form)}`))
  return { key, hashes: key && form ? hashesOf(blindIndex, key, form, files) : [] }
}
