import { randomBytes } from "node:crypto"

import { ConfigError } from "#server/platform/config.ts"

import type { FieldEncryption } from "../crypto/field-encryption.ts"
import type { Database } from "./connect.ts"
import { hasTable } from "./dialect.ts"

/** Whether a site was created in this database: the first migration creates this table. */
export const hasInstallation = (db: Database) => hasTable(db, "installation")

/**
 * Throws ConfigError if the database was created under another key: its encrypted fields could not be
 * decrypted.
 */
export const checkKey = async (db: Database, fieldEncryption: FieldEncryption) => {
  const { fingerprint } = fieldEncryption
  await insertInstallationValue(db, "key_fingerprint", fingerprint)
  if ((await findInstallationValue(db, "key_fingerprint")) !== fingerprint) {
    throw new ConfigError(
      "APP_KEY: this database was made under another key; give the key it was made with",
    )
  }
}

/** Names of the values that belong to the whole installation. */
type InstallationName =
  | "backup_due"
  | "backup_plan"
  | "backup_run"
  | "canned_reasons"
  | "installation_id"
  | "key_fingerprint"
  | "last_backup"
  | "last_backup_file"
  | "last_erasing"
  | "last_sweep"
  | "live_since"
  | "missing_files"
  | "notice_channels"
  | "release"
  | "reminded_on"
  | "sample_content"
  | "sample_students"
  | "search_index"
  | "second_factor_optional"
  | "trusted_time"
  | "write_probe"

export const findInstallationValue = async (db: Database, name: InstallationName) => {
  const row = await db
    .selectFrom("installation")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst()
  return row?.value
}

/** Whether a server was started with this database: the first start stores the fingerprint of its key. */
export const hasKeyFingerprint = async (db: Database) =>
  (await hasInstallation(db)) && (await findInstallationValue(db, "key_fingerprint")) !== undefined

export const setInstallationValue = async (db: Database, name: InstallationName, value: string) => {
  await db
    .insertInto("installation")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute()
}

/** Inserts a value that is never changed. Returns false if it exists: only one of several processes succeeds. */
export const insertInstallationValue = async (
  db: Database,
  name: InstallationName,
  value: string,
) => {
  const inserted = await db
    .insertInto("installation")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("name")
    .executeTakeFirst()
  return inserted !== undefined
}

/** Replaces a value that is still `from`. Returns false if it is not: only one of several processes succeeds. */
export const replaceInstallationValue = async (
  db: Database,
  name: InstallationName,
  from: string | undefined,
  value: string,
) => {
  if (from === undefined) return insertInstallationValue(db, name, value)
  const replaced = await db
    .updateTable("installation")
    .set({ value })
    .where("name", "=", name)
    .where("value", "=", from)
    .returning("name")
    .executeTakeFirst()
  return replaced !== undefined
}

/** The last good backup that this machine wrote: when it began (ISO time), its path and its size. */
export interface LastBackupFile {
  at: string
  file: string
  bytes: number
}

/**
 * When the last good backup began (ISO time): it was read back and checked, and no file was missing in it. Undefined
 * without one, and for a time in the future: the clock was wrong then, so the backup says nothing about newer records.
 */
export const findLastBackup = async (db: Database, now: Date) => {
  const at = await findInstallationValue(db, "last_backup")
  return at !== undefined && Date.parse(at) <= now.getTime() ? at : undefined
}

export const newInstallationId = () => randomBytes(16).toString("hex")

/** The id of the installation that owns these records; undefined before its first start. */
export const findInstallationId = (db: Database) => findInstallationValue(db, "installation_id")

/** Creates the installation id if needed. All processes get the same one. */
export const ensureInstallationId = async (db: Database) => {
  await insertInstallationValue(db, "installation_id", newInstallationId())
  return (await findInstallationId(db))!
}
