// The public entry of this feature: other parts of the server import only from here.
import { rename } from "node:fs/promises"

import { sql } from "kysely"

import { systemActors } from "#domain/staff/system-actors.ts"
import {
  associatedDataOf,
  type EncryptedValue,
  type EventData,
  previousValuesOf,
} from "#server/features/applications/applications.ts"
import { writeAudit } from "#server/features/audit/audit.ts"
import { reencryptPlan } from "#server/features/backup-admin/backup-admin.ts"
import { createProcesses } from "#server/features/operations/operations.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { identityKeyOf, encryptedColumns } from "#server/features/students/students.ts"
import { removeWayBack } from "#server/features/update/update.ts"
import type { Config } from "#server/platform/config.ts"
import {
  appKeyFile,
  decodeKey,
  loadExistingKey,
  makeKey,
  readKey,
} from "#server/platform/crypto/app-key.ts"
import {
  type FieldEncryption,
  createFieldEncryption,
} from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"
import {
  setInstallationValue,
  findInstallationValue,
} from "#server/platform/database/installation.ts"
import { syncFolder } from "#server/platform/files/disk.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

interface FieldEncryptions {
  from: FieldEncryption
  to: FieldEncryption
}

const reencryptApplications = async (within: Database, { from, to }: FieldEncryptions) => {
  const rows = await within
    .selectFrom("applications")
    .select(["admission_code", "aadhaar_encrypted", "bank_account_encrypted"])
    .execute()
  for (const { admission_code: code, aadhaar_encrypted, bank_account_encrypted } of rows) {
    const identity = from.decrypt(aadhaar_encrypted, associatedDataOf(code, "aadhar_no"))
    const account = from.decrypt(bank_account_encrypted, associatedDataOf(code, "bank_account"))
    await within
      .updateTable("applications")
      .set({
        aadhaar_index: to.blindIndex(identity),
        aadhaar_encrypted: to.encrypt(identity, associatedDataOf(code, "aadhar_no")),
        bank_account_encrypted: to.encrypt(account, associatedDataOf(code, "bank_account")),
        // The hash covers the original uploads, which are gone, so it cannot be recomputed.
        content_hash: null,
      })
      .where("admission_code", "=", code)
      .execute()
  }
}

const isEncryptedValue = (value: unknown): value is EncryptedValue =>
  typeof value === "object" && value !== null && "encrypted" in value

/** Re-encrypts the values of corrected fields, and of those in answers of applicants. */
const reencryptFormerValues = async (within: Database, { from, to }: FieldEncryptions) => {
  const rows = await within
    .selectFrom("application_events")
    .select(["id", "admission_code", "data"])
    .where("kind", "in", ["correction", "answer"])
    .where("data", "like", '%"encrypted"%')
    .execute()
  for (const { id, admission_code: code, data } of rows) {
    const correction = JSON.parse(data) as EventData["correction" | "answer"]
    const again = (field: string, value: unknown) => {
      if (!isEncryptedValue(value)) return value
      const bound = previousValuesOf(code, field)
      return { ...value, encrypted: to.encrypt(from.decrypt(value.encrypted, bound), bound) }
    }
    const fields = Object.fromEntries(
      Object.entries(correction.fields).map(([field, change]) => [
        field,
        { from: again(field, change.from), to: again(field, change.to) },
      ]),
    )
    await within
      .updateTable("application_events")
      .set({ data: JSON.stringify({ ...correction, fields }) })
      .where("id", "=", id)
      .execute()
  }
}

const reencryptStudents = async (within: Database, { from, to }: FieldEncryptions) => {
  const rows = await within.selectFrom("students").select(["urn", "aadhaar_encrypted"]).execute()
  for (const row of rows) {
    await within
      .updateTable("students")
      .set(encryptedColumns(to, row.urn, identityKeyOf(from, row)))
      .where("urn", "=", row.urn)
      .execute()
  }
}

/** Tables whose rows the former key encrypted or hashed. They are emptied: no session, no retry and no stored draft goes on. */
const keyedTables = [
  "staff_sessions",
  "student_sessions",
  "staff_two_factors",
  "idempotency_keys",
  "sign_in_failures",
  "application_origins",
  "form_drafts",
] as const

/**
 * Re-encrypts every number with another key and stores the new key's fingerprint, in one transaction. Ends
 * all sessions and removes all authenticator apps: their secrets were encrypted with the former key. Passkeys stay. Throws if a
 * number cannot be decrypted.
 */
const reencryptAll = (db: Database, encryptions: FieldEncryptions, now: Date) =>
  db.transaction().execute(async (transaction) => {
    // A server that starts meanwhile waits for this lock, and then finds that its key no longer fits.
    if (isPostgres(transaction)) {
      await sql`lock table installation in access exclusive mode`.execute(transaction)
    }
    await setInstallationValue(transaction, "key_fingerprint", encryptions.to.fingerprint)
    await reencryptApplications(transaction, encryptions)
    await reencryptFormerValues(transaction, encryptions)
    await reencryptStudents(transaction, encryptions)
    await reencryptPlan(transaction, encryptions)
    for (const table of keyedTables) {
      await transaction.deleteFrom(table).execute()
    }
    await sql`delete from staff_verifications`.execute(transaction)
    await transaction
      .updateTable("staff")
      .set({ twoFactorEnabled: isPostgres(transaction) ? false : 0 })
      .where("id", "not in", transaction.selectFrom("staff_passkeys").select("staff_id"))
      .execute()
    const stamp = { by: systemActors.server, at: now.toISOString() }
    await writeAudit(transaction, stamp, "key changed", "installation")
  })

/** Path of the new key, beside the old one, until everything is re-encrypted. */
export const newKeyFile = (dataDir: string) => `${appKeyFile(dataDir)}.new`

const readFingerprint = async (db: Database) => {
  const fingerprint = await findInstallationValue(db, "key_fingerprint")
  if (fingerprint !== undefined) return fingerprint
  throw new OperatorError("this database does not know its key: start the server once")
}

interface Deps extends Pick<SiteDeps, "db" | "now"> {
  config: Pick<Config, "DATA_DIR" | "APP_KEY">
}

/**
 * Rotates the key. The servers must be stopped. After an interruption, run it again: it reuses the new key of
 * that run. Returns the path of the new key: the old key's path, or, if APP_KEY is set, a separate file.
 */
export const rotateKey = async ({ config, db, now }: Deps): Promise<string> => {
  const { DATA_DIR } = config
  const path = newKeyFile(DATA_DIR)
  const present = await readFingerprint(db)
  const begun = await readKey(path)
  const isReencrypted =
    begun && createFieldEncryption(decodeKey(begun, path)).fingerprint === present
  if (!isReencrypted) {
    const from = createFieldEncryption(await loadExistingKey(config))
    if (from.fingerprint !== present) {
      throw new OperatorError("APP_KEY: this database was made under another key")
    }
    if ((await createProcesses(db, now).countAlive()) > 0) {
      throw new OperatorError(
        "a server ran within the last minute: stop all of them, wait a minute",
      )
    }
    // The new key is on the disk before anything is encrypted with it.
    const to = createFieldEncryption(decodeKey(begun ?? (await makeKey(path)), path))
    await reencryptAll(db, { from, to }, now())
  }
  // The data of before an update can only be read with the former key.
  await removeWayBack(config)
  if (config.APP_KEY) return path
  await rename(path, appKeyFile(DATA_DIR))
  await syncFolder(DATA_DIR)
  return appKeyFile(DATA_DIR)
}
