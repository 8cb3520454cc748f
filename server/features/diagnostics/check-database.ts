import { sql } from "kysely"

import { isPostgres } from "#server/platform/database/dialect.ts"
import { migrationNames } from "#server/platform/database/migrate.ts"
import {
  compareHistory,
  describeHistory,
  findWriter,
  readAppliedMigrations,
} from "#server/platform/database/schema-history.ts"

import { type CheckResult, good, type CheckContext, pluralize, watch, wrong } from "./diagnostic.ts"

const checkSqlite = async ({ db }: CheckContext): Promise<CheckResult> => {
  const { rows: faults } = await sql<{
    integrity_check: string
  }>`pragma integrity_check(10)`.execute(db)
  if (faults[0]?.integrity_check !== "ok") {
    return wrong("the file is damaged: stop the server, restore the last backup")
  }
  const { rows: dangling } = await sql`pragma foreign_key_check`.execute(db)
  if (dangling.length > 0)
    return wrong(`${pluralize(dangling.length, "row")} point to rows that are not there`)
  return good("SQLite, every page and index whole, every reference leads somewhere")
}

const checkPostgres = async ({ db }: CheckContext): Promise<CheckResult> => {
  const { rows } = await sql<{
    version: string
    indexes: string
    constraints: string
    sums: string
  }>`
    select current_setting('server_version') as version,
      (select count(*) from pg_index where not indisvalid) as indexes,
      (select count(*) from pg_constraint where not convalidated) as constraints,
      (select coalesce(sum(checksum_failures), 0) from pg_stat_database
        where datname = current_database()) as sums`.execute(db)
  const { version, indexes, constraints, sums } = rows[0]!
  if (Number(sums) > 0) {
    return wrong(
      `${pluralize(Number(sums), "page")} failed PostgreSQL's checksums: look at the disk`,
    )
  }
  if (Number(indexes) > 0) {
    return wrong(`${pluralize(Number(indexes), "index", "indexes")} can't be used: run REINDEX`)
  }
  if (Number(constraints) > 0) {
    return wrong(`${pluralize(Number(constraints), "constraint")} were never checked: run VALIDATE`)
  }
  return good(`PostgreSQL ${version}, its indexes and constraints hold, no checksum failed`)
}

/** Whether the database itself is intact. */
export const checkDatabase = (context: CheckContext) =>
  isPostgres(context.db) ? checkPostgres(context) : checkSqlite(context)

/** Whether this version knows all migrations of the database, and none is pending. */
export const checkMigrations = async ({ db }: CheckContext): Promise<CheckResult> => {
  const applied = await readAppliedMigrations(db)
  const history = compareHistory(applied, migrationNames)
  const release = await findWriter(db)
  if (history !== "known") return wrong(describeHistory(history, release))
  const pending = migrationNames.filter((name) => !applied.includes(name))
  if (pending.length > 0) {
    return watch(`${pending.join(", ")} will be made at the next start; then look again`)
  }
  const last = release ? `, release ${release} wrote it last` : ""
  return good(`all ${migrationNames.length} steps are made${last}`)
}
