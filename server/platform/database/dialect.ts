import { type Kysely, PostgresAdapter, sql } from "kysely"

/** Whether this is PostgreSQL (else SQLite), for the few statements that differ. */
export const isPostgres = <Tables>(db: Kysely<Tables>) =>
  db.getExecutor().adapter instanceof PostgresAdapter

/** Whether a PostgreSQL database has no tables of any user. */
export const isEmptyPostgres = async <Tables>(db: Kysely<Tables>) => {
  const { rows } = await sql`select 1 from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') limit 1`.execute(db)
  return rows.length === 0
}
