import { readFile } from "node:fs/promises"
import { join } from "node:path"

import type { Config } from "#server/platform/config.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { type Manifest, partNames } from "./manifest.ts"
import { appKeyFile } from "./read-app-key.ts"
import { isSound, withSqlite } from "./read-sqlite.ts"
import { countUploads, type Described, describeSqlite } from "./snapshot-sqlite.ts"

/** Whether tables have the rows that the manifest says. */
export const sameCounts = (counted: Described["counts"], { counts }: Manifest) =>
  JSON.stringify(Object.entries(counted).toSorted()) ===
  JSON.stringify(Object.entries(counts).toSorted())

/** Looks at what was unpacked, beyond its hashes: is it what its manifest says, and does the key fit? */
export const needRight = async (work: string, manifest: Manifest, given: string | undefined) => {
  const wrong = (what: string) => new OperatorError(`This backup is wrong in itself: ${what}.`)
  const text = (await readFile(appKeyFile(work), "utf8")).trim()
  if (given && given !== text) {
    throw new OperatorError(
      "APP_KEY: this backup has another key; unset APP_KEY, or give that one.",
    )
  }
  const uploads = join(work, partNames.files)
  if (!isSound(uploads)) throw wrong(`${partNames.files} is damaged`)
  if (withSqlite(uploads, countUploads) !== manifest.files) throw wrong("pictures are missing")
  if (manifest.database === "postgres") return
  const path = join(work, partNames.sqlite)
  if (!isSound(path)) throw wrong(`${partNames.sqlite} is damaged`)
  const { counts, fingerprint } = withSqlite(path, describeSqlite)
  if (!sameCounts(counts, manifest)) throw wrong("rows are missing")
  const { fingerprint: ofKey } = createFieldEncryption(Buffer.from(text, "base64"))
  if (fingerprint !== ofKey) throw wrong("its key does not fit its database")
}

/** Refuses a backup whose kind of database is not the one that is set. */
export const needSameKind = (
  { database }: Manifest,
  { DATABASE_URL }: Pick<Config, "DATABASE_URL">,
) => {
  if (database === "postgres" && !DATABASE_URL) {
    throw new OperatorError("DATABASE_URL: this backup is of PostgreSQL: give an empty database.")
  }
  if (database === "sqlite" && DATABASE_URL) {
    throw new OperatorError(
      "DATABASE_URL: this backup is of SQLite: unset it, restore, then npm run data-migration.",
    )
  }
}
