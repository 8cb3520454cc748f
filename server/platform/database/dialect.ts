import { type Kysely, PostgresAdapter } from "kysely"

/** Which of the two databases this is, for the few statements they spell differently. */
export const isPostgres = <Tables>(db: Kysely<Tables>) =>
  db.getExecutor().adapter instanceof PostgresAdapter
