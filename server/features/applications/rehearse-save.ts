import { admissionCodeFrom } from "#domain/applications/admission-code.ts"
import { uploadNames } from "#domain/fields/uploads.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { insertInTransaction } from "./application-repository.ts"
import { formOf, openField, rowOf } from "./application-row.ts"
import { readPictures } from "./received-form.ts"

/** Ends the transaction of a rehearsal. */
class RolledBack extends Error {}

type RehearseDeps = Pick<SiteDeps, "db" | "files" | "fieldEncryption" | "now" | "randomBytes">

const findNewest = ({ db }: RehearseDeps) =>
  db
    .selectFrom("applications")
    .selectAll()
    .where("image_file", "!=", "")
    .where("signature_file", "!=", "")
    .orderBy("submitted_at", "desc")
    .limit(1)
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof findNewest>>>

/**
 * Decodes the pictures of an application as if they were sent, stores copies, reads them back and deletes them. Does nothing
 * if they are not there: a copy of the database alone is rehearsed too.
 */
const rehearsePictures = async ({ files, randomBytes }: RehearseDeps, row: Row) => {
  const image = await files.read(row.image_file)
  const signature = await files.read(row.signature_file)
  if (!image || !signature) return
  const sent = { image, signature }
  const { errors, jpegs } = await readPictures({ files: sent }, false)
  if (Object.keys(errors).length > 0) throw new OperatorError("A picture could not be processed.")
  const names = uploadNames.map(() => `${randomBytes(16).toString("hex")}.jpg`)
  try {
    for (const [index, upload] of uploadNames.entries()) {
      const name = names[index]!
      await files.put(name, jpegs[upload]!)
      if (!(await files.read(name))?.equals(jpegs[upload]!)) {
        throw new OperatorError("A picture could not be read back.")
      }
    }
  } finally {
    await files.delete(names)
  }
}

/**
 * Saves a copy of the newest application with pictures, and takes it back: pictures are decoded and written, the record gets
 * all its rows, and the transaction is rolled back. Returns whether there was an application. Throws what a save throws.
 */
export const rehearseSave = async (deps: RehearseDeps) => {
  const { db, fieldEncryption, now, randomBytes } = deps
  const newest = await findNewest(deps)
  if (!newest) return false
  await rehearsePictures(deps, newest)
  const form = {
    ...formOf(newest),
    aadhar_no: openField(fieldEncryption, newest, "aadhar_no"),
    bank_account: openField(fieldEncryption, newest, "bank_account"),
  }
  const row = rowOf(fieldEncryption, {
    admission_code: admissionCodeFrom(randomBytes(12)),
    submission_key: undefined,
    session: newest.session,
    submitted_at: now().toISOString(),
    fee: newest.fee,
    image_file: newest.image_file,
    signature_file: newest.signature_file,
    notice_version: newest.notice_version,
    declaration_version: newest.declaration_version,
    form,
  })
  try {
    await db.transaction().execute(async (transaction) => {
      const [outcome] = await insertInTransaction(transaction, [row])
      if (outcome !== "stored")
        throw new OperatorError("The copy of an application was not stored.")
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  return true
}
