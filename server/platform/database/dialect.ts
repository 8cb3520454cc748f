import { type Kysely, PostgresAdapter } from "kysely"

/** Whether this is PostgreSQL (else SQLite), for the few statements that differ. */
export const isPostgres = <Tables>(db: Kysely<Tables>) =>
  db.getExecutor().adapter instanceof PostgresAdapter
