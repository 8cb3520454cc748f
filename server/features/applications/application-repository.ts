import type { Transaction } from "kysely"

import type { StoredApplication } from "#domain/applications/stored-application.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { queueNotices } from "#server/features/outgoing/outgoing.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { createBatchWriter } from "#server/platform/database/batch-writer.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable, Tables } from "#server/platform/database/tables.ts"

import { giveNumbers } from "./application-numbers.ts"
import {
  associatedDataOf,
  findApplicationRow,
  formOf,
  type NewApplication,
  openField,
  rowOf,
} from "./application-row.ts"
import { admitOrigins } from "./count-origins.ts"
import { listKnownDocumentFiles } from "./documents/document-repository.ts"
import { markPossibleDuplicates } from "./duplicates/mark-possible-duplicates.ts"
import type { Origin, OriginLimits } from "./origin-limits.ts"

const auditLine = ({ admission_code, submitted_at, source, seen_by }: ApplicationsTable) => ({
  at: submitted_at,
  actor: (source === "paper" && seen_by) || systemActors.applicant,
  action: source === "paper" ? "application entered" : "application submitted",
  subject: admission_code,
})

const insertRows = async (transaction: Database, rows: ApplicationsTable[]) => {
  if (rows.length === 0) return new Set<string>()
  const returned = await transaction
    .insertInto("applications")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("admission_code")
    .execute()
  return new Set(returned.map((row) => row.admission_code))
}

const insertOrigins = async (
  transaction: Database,
  stored: { row: ApplicationsTable; origin: Origin | undefined }[],
) => {
  const origins = stored.flatMap(({ row, origin }) => {
    if (!origin) return []
    const { isLimited: _isLimited, ...hashes } = origin
    return [{ ...hashes, admission_code: row.admission_code, at: row.submitted_at }]
  })
  if (origins.length === 0) return
  await transaction.insertInto("application_origins").values(origins).execute()
}

/** "taken": the submission key is stored. "over limit": too many applications of the same origin. */
export type InsertOutcome = "stored" | "taken" | "over limit"

/** How many applications of an origin are stored. */
export interface OriginCounting {
  limits: OriginLimits
  now: () => Date
}

/**
 * Inserts applications, with their origins, audit entries and application numbers. Uses one statement per table for the
 * whole batch, because concurrent submissions wait for it.
 */
export const insertInTransaction = async (
  transaction: Transaction<Tables>,
  rows: ApplicationsTable[],
  origins: readonly (Origin | undefined)[] = [],
  counting?: OriginCounting,
): Promise<InsertOutcome[]> => {
  const admitted = counting
    ? await admitOrigins(transaction, origins, counting.limits, counting.now())
    : rows.map(() => true)
  const codes = await insertRows(
    transaction,
    rows.filter((_, index) => admitted[index]),
  )
  const isStored = (row: ApplicationsTable) => codes.has(row.admission_code)
  const stored = rows.filter(isStored)
  if (stored.length > 0) {
    await insertOrigins(
      transaction,
      rows.map((row, index) => ({ row, origin: isStored(row) ? origins[index] : undefined })),
    )
    await transaction.insertInto("audit").values(stored.map(auditLine)).execute()
    await giveNumbers(transaction, stored)
    await markPossibleDuplicates(transaction, stored)
    const codesOfStored = stored.map(({ admission_code }) => admission_code)
    const at = stored[0]!.submitted_at
    await queueNotices(transaction, codesOfStored, { kind: "received", event: "", at })
  }
  return rows.map((row, index) => {
    if (!admitted[index]) return "over limit"
    return isStored(row) ? "stored" : "taken"
  })
}

/** Inserts applications in one transaction, as `insertInTransaction`. */
export const insertApplications = (
  db: Database,
  rows: ApplicationsTable[],
  origins?: readonly (Origin | undefined)[],
  counting?: OriginCounting,
) =>
  db
    .transaction()
    .execute((transaction) => insertInTransaction(transaction, rows, origins, counting))

/** Maximum applications per transaction. They share one disk sync; beyond that, each costs little. */
const maxBatchSize = 50

/** What a stored application consists of. The other columns are for staff, for search and for retries. */
const storedColumns = [
  "admission_code",
  "application_number",
  "session",
  "submitted_at",
  "fee",
  "image_file",
  "signature_file",
  "form",
  "form_version",
  "aadhaar_last_four",
  "bank_account_encrypted",
] as const satisfies (keyof ApplicationsTable)[]

type StoredRow = Pick<ApplicationsTable, (typeof storedColumns)[number]>

const storedOf = (fieldEncryption: FieldEncryption, row: StoredRow): StoredApplication => {
  const { bank_account_encrypted, aadhaar_last_four, ...stored } = row
  const associatedData = associatedDataOf(row.admission_code, "bank_account")
  const bank_account = fieldEncryption.decrypt(bank_account_encrypted, associatedData)
  return { ...stored, form: { ...formOf(row), aadhaar_last_four, bank_account } }
}

/** Returns those of these file names that belong to an application. */
const listKnownFiles = async (db: Database, names: readonly string[]) => {
  const rows = await db
    .selectFrom("applications")
    .select(["image_file", "signature_file"])
    .where((row) => row.or([row("image_file", "in", names), row("signature_file", "in", names)]))
    .execute()
  const documents = await listKnownDocumentFiles(db, names)
  return new Set([...rows.flatMap((row) => [row.image_file, row.signature_file]), ...documents])
}

/** Repository of applications. Aadhaar numbers and bank accounts are encrypted in the database. */
export const createApplications = (
  db: Database,
  fieldEncryption: FieldEncryption,
  counting?: OriginCounting,
) => {
  const select = db.selectFrom("applications").select(storedColumns)
  /** Built once: each print call runs it, and building it takes longer than running it. */
  const selectByCode = select.where("admission_code", "=", "").compile()
  return {
    /**
     * Stores an application with its audit entry, if its submission key is new and its origin within the limits. An Aadhaar
     * number that applied before makes no difference here: staff settle that (decision 47).
     */
    insert: createBatchWriter(
      (batch: NewApplication[]) =>
        insertApplications(
          db,
          batch.map((application) => rowOf(fieldEncryption, application)),
          batch.map(({ origin }) => origin),
          counting,
        ),
      maxBatchSize,
    ),

    find: async (admissionCode: string): Promise<StoredApplication | undefined> => {
      const query = { ...selectByCode, parameters: [admissionCode] }
      const [row] = (await db.executeQuery<StoredRow>(query)).rows
      return row && storedOf(fieldEncryption, row)
    },

    /** The stored applications of these admission codes, in the given order. Unknown codes are left out. */
    findAll: async (admissionCodes: readonly string[]): Promise<StoredApplication[]> => {
      if (admissionCodes.length === 0) return []
      const rows = await select.where("admission_code", "in", admissionCodes).execute()
      const byCode = new Map(rows.map((row) => [row.admission_code, row]))
      return admissionCodes.flatMap((code) => {
        const row = byCode.get(code)
        return row ? [storedOf(fieldEncryption, row)] : []
      })
    },

    /** The full Aadhaar number of an application, decrypted. For internal use by the server only; never shown. */
    findAadhaar: async (admissionCode: string): Promise<string | undefined> => {
      const row = await findApplicationRow(db, admissionCode)
      return row && openField(fieldEncryption, row, "aadhar_no")
    },

    /** The admission code stored for a submission key, and the content hash of that submission. */
    findByKey: (submissionKey: string) =>
      db
        .selectFrom("applications")
        .select(["admission_code", "content_hash"])
        .where("submission_key", "=", submissionKey)
        .executeTakeFirst(),

    listKnownFiles: (names: readonly string[]) => listKnownFiles(db, names),
  }
}

export type Applications = ReturnType<typeof createApplications>
