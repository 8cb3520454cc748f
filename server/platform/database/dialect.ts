import { type Kysely, PostgresAdapter, sql, type SelectQueryBuilder } from "kysely"

/** The number of rows of a query. PostgreSQL's driver returns a count as text. */
export const countRows = async <Tables, Names extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Names, Row>,
) => {
  const { count } = await query
    .select((row) => row.fn.countAll().as("count"))
    .$castTo<{ count: number | string | bigint }>()
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether this is PostgreSQL (else SQLite), for the few statements that differ. */
export const isPostgres = <Tables>(db: Kysely<Tables>) =>
  db.getExecutor().adapter instanceof PostgresAdapter

/** In a transaction on PostgreSQL, no other one changes these rows before it ends. SQLite has one writer. */
export const locked = <Tables, Query extends { forUpdate: () => Query }>(
  db: Kysely<Tables>,
  query: Query,
) => (db.isTransaction && isPostgres(db) ? query.forUpdate() : query)

/** Whether the database has a table of this name. */
export const hasTable = async <Tables>(db: Kysely<Tables>, name: string) => {
  const { rows } = await (
    isPostgres(db)
      ? sql`select 1 where to_regclass(${name}) is not null`
      : sql`select 1 from sqlite_schema where type = 'table' and name = ${name}`
  ).execute(db)
  return rows.length > 0
}

/** Whether a PostgreSQL database has no tables of any user. */
export const isEmptyPostgres = async <Tables>(db: Kysely<Tables>) => {
  const { rows } = await sql`select 1 from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') limit 1`.execute(db)
  return rows.length === 0
}

/** Whether a query finds any row. */
export const hasRows = async <Tables, Names extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Names, Row>,
) =>
  (await query
    .select((row) => row.lit(1).as("one"))
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The schema of the site's tables. A database may have others, such as those of a monitoring program. Undefined on SQLite. */
export const findSchema = async <Tables>(db: Kysely<Tables>) => {
  if (!isPostgres(db)) return undefined
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
  return rows[0]!.schema
}
