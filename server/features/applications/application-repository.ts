import type { StoredApplication } from "#domain/applications/stored-application.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { createBatchWriter } from "#server/platform/database/batch-writer.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { associatedDataOf, type NewApplication, rowOf } from "./staff/application-row.ts"
import { insertApplications } from "./staff/insert-applications.ts"

/** As many as go into one transaction; a form takes hardly longer than its share of the sync. */
const largestBatch = 50

const storedOf = (vault: FieldEncryption, row: ApplicationsTable): StoredApplication => {
  const { form, bank_account_sealed, aadhaar_last_four, ...stored } = row
  const account = associatedDataOf(row.admission_code, "bank_account")
  return {
    ...stored,
    form: {
      ...JSON.parse(form),
      aadhaar_last_four,
      bank_account: vault.decrypt(bank_account_sealed, account),
    },
  }
}

/** The applications in the database; Aadhaar numbers and bank accounts lie in it only sealed. */
export const createApplications = (db: Database, vault: FieldEncryption) => ({
  /**
   * Stores an application with its audit line. False where one with the same submission key, or with
   * the same Aadhaar number, course and session, is there already.
   */
  insert: createBatchWriter(
    (batch: NewApplication[]) =>
      insertApplications(
        db,
        batch.map((application) => rowOf(vault, application)),
      ),
    largestBatch,
  ),

  /** The stored application of an admission code. */
  find: async (admissionCode: string): Promise<StoredApplication | undefined> => {
    const row = await db
      .selectFrom("applications")
      .selectAll()
      .where("admission_code", "=", admissionCode)
      .executeTakeFirst()
    return row && storedOf(vault, row)
  },

  /** The stored applications of these admission codes, in their order; an unknown one has none. */
  findAll: async (admissionCodes: readonly string[]): Promise<StoredApplication[]> => {
    if (admissionCodes.length === 0) return []
    const rows = await db
      .selectFrom("applications")
      .selectAll()
      .where("admission_code", "in", admissionCodes)
      .execute()
    const byCode = new Map(rows.map((row) => [row.admission_code, row]))
    return admissionCodes.flatMap((code) => {
      const row = byCode.get(code)
      return row ? [storedOf(vault, row)] : []
    })
  },

  /** The whole Aadhaar number of an application, for what the server itself does with it; shown to nobody. */
  findAadhaar: async (admissionCode: string): Promise<string | undefined> => {
    const row = await db
      .selectFrom("applications")
      .select("aadhaar_sealed")
      .where("admission_code", "=", admissionCode)
      .executeTakeFirst()
    return row && vault.decrypt(row.aadhaar_sealed, associatedDataOf(admissionCode, "aadhar_no"))
  },

  /** The admission code that a submission key was answered with, and the hash of what was sent with it. */
  findByKey: (submissionKey: string) =>
    db
      .selectFrom("applications")
      .select(["admission_code", "content_hash"])
      .where("submission_key", "=", submissionKey)
      .executeTakeFirst(),

  /** Which of these file names belong to an application. */
  listKnownFiles: async (names: readonly string[]) => {
    const rows = await db
      .selectFrom("applications")
      .select(["image_file", "signature_file"])
      .where((row) => row.or([row("image_file", "in", names), row("signature_file", "in", names)]))
      .execute()
    return new Set(rows.flatMap((row) => [row.image_file, row.signature_file]))
  },
})

export type Applications = ReturnType<typeof createApplications>
