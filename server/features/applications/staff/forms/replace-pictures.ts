import { textUpTo, required } from "#domain/fields/text-schemas.ts"
import { type UploadName, uploadNames } from "#domain/fields/uploads.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { type AuditStamp, stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { findApplicationRow } from "../../application-row.ts"
import { insertDocument, listKnownDocumentFiles } from "../../documents/document-repository.ts"
import { readPictures, type ReceivedForm } from "../../received-form.ts"
import { changeApplicationRow, refused, type StaffActionResult } from "../change-application-row.ts"

/** New pictures of an application. */
export interface NewPictures {
  files: ReceivedForm["files"]
  why: unknown
  /** The version that the client saw. */
  expectedVersion: unknown
}

const columnOf = (name: UploadName) => `${name}_file` as const

/** An admitted applicant's photo is also the student's. */
const replaceOfStudent = async (
  within: Database,
  former: string,
  image_file: string,
  stamp: AuditStamp,
) => {
  if (former === "") return
  const students = await within
    .updateTable("students")
    .set({ image_file })
    .where("image_file", "=", former)
    .returning("urn")
    .execute()
  const urns = students.map(({ urn }) => urn)
  await writeAudit(within, stamp, "student photo replaced", urns)
}

/**
 * Puts an accepted picture into the row, in the transaction that changes the row. The former one is kept among the documents.
 * Call it after the row was changed: the version is checked there.
 */
export const keepFormerPicture = async (
  within: Database,
  row: ApplicationsTable,
  { name, file }: { name: UploadName; file: string },
  stamp: AuditStamp,
) => {
  const former = row[columnOf(name)]
  if (former !== "" && (await listKnownDocumentFiles(within, [former])).length === 0) {
    const files = [{ file: former, bytes: 0, sha256: "" }]
    const document = { code: row.admission_code, slot: name, state: "replaced", files } as const
    await insertDocument(within, document, stamp)
  }
  if (name === "image") await replaceOfStudent(within, former, file, stamp)
}

/**
 * Replaces the photo, the signature or both. The new files are stored before the record, which keeps the former ones. A new
 * one whose record was refused is deleted; what a crash leaves is swept (sweep-orphaned-files.ts).
 */
export const replacePictures =
  ({ db, files, now, randomBytes }: Pick<SiteDeps, "db" | "files" | "now" | "randomBytes">) =>
  async (code: string, replacement: NewPictures, actor: Actor): Promise<StaffActionResult> => {
    const why = required(textUpTo(500)).safeParse(replacement.why)
    const { errors, jpegs } = await readPictures(replacement, true)
    const names = uploadNames.filter((name) => jpegs[name])
    if (names.length === 0 && Object.keys(errors).length === 0) errors["image"] = ["missing"]
    if (!why.success) errors["why"] = [why.error.issues[0]!.message as "missing"]
    if (!why.success || Object.keys(errors).length > 0) return refused(errors)

    const row = await findApplicationRow(db, code)
    if (!row) return { outcome: "unknown" }
    if (row.version !== replacement.expectedVersion) return { outcome: "changed_meanwhile" }
    const stored: Partial<Pick<ApplicationsTable, "image_file" | "signature_file">> = {}
    for (const name of names) {
      stored[columnOf(name)] = `${randomBytes(16).toString("hex")}.jpg`
      await files.put(stored[columnOf(name)]!, jpegs[name]!)
    }
    const stamp = stampOf({ now }, actor.name)
    const changed = await db.transaction().execute(async (transaction) => {
      const result = await changeApplicationRow(transaction, row, {
        changes: stored,
        event: { kind: "correction", data: { why: why.data, fields: {}, pictures: names } },
        audit: { action: "application pictures replaced", details: { pictures: names } },
        stamp,
      })
      if (result.outcome !== "stored") return result
      for (const name of names)
        await keepFormerPicture(transaction, row, { name, file: stored[columnOf(name)]! }, stamp)
      return result
    })
    if (changed.outcome !== "stored") await files.delete(Object.values(stored))
    return changed
  }
