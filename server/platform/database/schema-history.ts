import { sql } from "kysely"

import { ConfigError } from "#server/platform/config.ts"
import { releaseVersion } from "#server/platform/release.ts"

import type { Database } from "./connect.ts"
import { hasTable, isPostgres } from "./dialect.ts"
import { findInstallationValue, hasInstallation, setInstallationValue } from "./installation.ts"

/** How the migrations of a database relate to those that this release knows. */
type History = "known" | "newer" | "unreleased" | "older"

/**
 * Compares the names of the applied migrations with the known ones, both in order. Releases only add migrations at the
 * end, so a database with others in between was made by a version between two releases. Versions before release 0.1.0
 * began with another migration.
 */
export const compareHistory = (applied: readonly string[], known: readonly string[]): History => {
  if (applied.every((name, index) => name === known[index])) return "known"
  if (applied[0] !== known[0]) return "older"
  return known.every((name, index) => name === applied[index]) ? "newer" : "unreleased"
}

/** The names of the applied migrations, in order. None for a new database. */
export const readAppliedMigrations = async (db: Database) => {
  if (!(await hasTable(db, "kysely_migration"))) return []
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Which release wrote a database last; undefined before release 0.2. */
export const findWriter = async (db: Database) =>
  (await hasInstallation(db)) ? findInstallationValue(db, "release") : undefined

/** Who wrote data that this release cannot continue; `release` is the one that they name, if they do. */
export const writerOf = (history: Exclude<History, "known">, release: string | undefined) => {
  if (history === "older") return "a version before release 0.1.0"
  if (history === "newer") return `release ${release ?? `later than ${releaseVersion}`}`
  return `a version between two releases${release ? ` (${release})` : ""}`
}

/** What to do with a database that this release cannot continue. */
const adviceFor = (history: Exclude<History, "known">, release: string | undefined) => {
  if (history === "newer")
    return `Install ${release ? `release ${release}` : "the release you had"} again`
  if (history === "unreleased")
    return "No release continues it: restore a backup of release 0.1.0 or later"
  return "No release continues it: export its records with that version, and begin with a new folder or database"
}

/** Who wrote a database that this release cannot continue, and what to do. */
export const describeHistory = (history: Exclude<History, "known">, release: string | undefined) =>
  `${writerOf(history, release)} wrote this database; this is ${releaseVersion}. ${adviceFor(history, release)}`

/** Throws ConfigError with the release to install if this one cannot open the database. */
export const requireKnownHistory = async (db: Database, known: readonly string[]) => {
  const history = compareHistory(await readAppliedMigrations(db), known)
  if (history === "known") return
  const setting = isPostgres(db) ? "DATABASE_URL" : "DATA_DIR"
  throw new ConfigError(`${setting}: ${describeHistory(history, await findWriter(db))}`)
}

/** Records the release that writes the database from now on. */
export const recordRelease = async (db: Database) => {
  if ((await findWriter(db)) !== releaseVersion) {
    await setInstallationValue(db, "release", releaseVersion)
  }
}
