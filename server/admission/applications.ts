import type { Application } from "#domain/admission/application.ts"
import type { StoredApplication } from "#domain/admission/stored-application.ts"

import type { Database } from "../database/connect.ts"
import type { ApplicationsTable } from "../database/tables.ts"
import { inBatches } from "../in-batches.ts"
import type { Vault } from "../security/vault.ts"

/** An application about to be stored. */
export interface NewApplication {
  admission_code: string
  submission_key: string | undefined
  session: string
  submitted_at: string
  /** Whole rupees. */
  fee: number
  image_file: string
  signature_file: string
  form: Application
}

/** As many as go into one transaction; a form takes hardly longer than its share of the sync. */
const largestBatch = 50

const rowOf = (vault: Vault, application: NewApplication): ApplicationsTable => {
  const { admission_code, submission_key, form, ...rest } = application
  const { aadhar_no, bank_account, ...clear } = form
  const seal = (field: string, text: string) => vault.seal(text, `${admission_code}.${field}`)
  return {
    ...rest,
    admission_code,
    submission_key: submission_key ?? null,
    course: form.course,
    aadhaar_index: vault.index(aadhar_no),
    aadhaar_sealed: seal("aadhar_no", aadhar_no),
    aadhaar_last_four: aadhar_no.slice(-4),
    bank_account_sealed: seal("bank_account", bank_account),
    form: JSON.stringify(clear),
  }
}

/** Applications and their audit lines in one transaction; tells of each whether it was stored. */
const insertAll = (db: Database, rows: ApplicationsTable[]) =>
  db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto("applications")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning("admission_code")
      .execute()
    const codes = new Set(stored.map((row) => row.admission_code))
    const lines = rows
      .filter((row) => codes.has(row.admission_code))
      .map((row) => ({
        at: row.submitted_at,
        actor: "applicant",
        action: "application submitted",
        subject: row.admission_code,
      }))
    if (lines.length > 0) await transaction.insertInto("audit").values(lines).execute()
    return rows.map((row) => codes.has(row.admission_code))
  })

/** The applications in the database; Aadhaar numbers and bank accounts lie in it only sealed. */
export const createApplications = (db: Database, vault: Vault) => ({
  /**
   * Stores an application with its audit line. False where one with the same submission key, or with
   * the same Aadhaar number, course and session, is there already.
   */
  insert: inBatches(
    (batch: NewApplication[]) =>
      insertAll(
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
    if (!row) return undefined
    const { form, bank_account_sealed, aadhaar_last_four, ...stored } = row
    return {
      ...stored,
      form: {
        ...JSON.parse(form),
        aadhaar_last_four,
        bank_account: vault.open(bank_account_sealed, `${admissionCode}.bank_account`),
      },
    }
  },

  /** The whole Aadhaar number of an application, for what the server itself does with it; shown to nobody. */
  findAadhaar: async (admissionCode: string): Promise<string | undefined> => {
    const row = await db
      .selectFrom("applications")
      .select("aadhaar_sealed")
      .where("admission_code", "=", admissionCode)
      .executeTakeFirst()
    return row && vault.open(row.aadhaar_sealed, `${admissionCode}.aadhar_no`)
  },

  /** The admission code a submission key was answered with. */
  findCodeOfKey: async (submissionKey: string) => {
    const row = await db
      .selectFrom("applications")
      .select("admission_code")
      .where("submission_key", "=", submissionKey)
      .executeTakeFirst()
    return row?.admission_code
  },

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
