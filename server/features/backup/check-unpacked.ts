import { readFile } from "node:fs/promises"
import { join } from "node:path"

import { commandFor } from "#server/platform/commands.ts"
import type { Config } from "#server/platform/config.ts"
import { appKeyFile } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { passesIntegrityCheck, withSqlite } from "#server/platform/database/open-sqlite.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { type Manifest, partNames } from "./manifest.ts"
import { countUploads, type Described, describeSqlite } from "./snapshot-sqlite.ts"

/** Whether the row counts of all tables match the manifest. */
export const sameCounts = (counted: Described["counts"], { counts }: Manifest) =>
  JSON.stringify(Object.entries(counted).toSorted()) ===
  JSON.stringify(Object.entries(counts).toSorted())

/**
 * Checks the unpacked files beyond their hashes: content, counts and whether the key fits. Throws an
 * OperatorError otherwise.
 */
export const verifyUnpacked = async (
  work: string,
  manifest: Manifest,
  passphrase: string | undefined,
) => {
  const wrong = (what: string) => new OperatorError(`This backup is wrong in itself: ${what}.`)
  const text = (await readFile(appKeyFile(work), "utf8")).trim()
  if (passphrase && passphrase !== text) {
    throw new OperatorError(
      "APP_KEY: this backup has another key; unset APP_KEY, or give that one.",
    )
  }
  const uploads = join(work, partNames.files)
  if (!passesIntegrityCheck(uploads)) throw wrong(`${partNames.files} is damaged`)
  if (withSqlite(uploads, countUploads) !== manifest.files) throw wrong("pictures are missing")
  if (manifest.database === "postgres") return
  const path = join(work, partNames.sqlite)
  if (!passesIntegrityCheck(path)) throw wrong(`${partNames.sqlite} is damaged`)
  const { counts, fingerprint } = withSqlite(path, describeSqlite)
  if (!sameCounts(counts, manifest)) throw wrong("rows are missing")
  const { fingerprint: ofKey } = createFieldEncryption(Buffer.from(text, "base64"))
  if (fingerprint !== ofKey) throw wrong("its key does not fit its database")
}

/** Throws an OperatorError if the backup's database type does not match the configuration. */
export const requireSameDatabase = (
  { database }: Manifest,
  { DATABASE_URL }: Pick<Config, "DATABASE_URL">,
) => {
  if (database === "postgres" && !DATABASE_URL) {
    throw new OperatorError("DATABASE_URL: this backup is of PostgreSQL: give an empty database.")
  }
  if (database === "sqlite" && DATABASE_URL) {
    throw new OperatorError(
      `DATABASE_URL: this backup is of SQLite: unset it, restore, then ${commandFor("move-database")}.`,
    )
  }
}
