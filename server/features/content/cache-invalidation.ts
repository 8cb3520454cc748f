import type { Config } from "#server/platform/config.ts"
import { sqliteFile } from "#server/platform/database/connect.ts"

import { watchOnPostgres } from "./cache-invalidation-postgres.ts"
import { watchOnSqlite } from "./cache-invalidation-sqlite.ts"

/** Knows, without a question that would have to be waited for, whether content is still what it was. */
export interface ContentVersionWatch {
  /** The version that content has at this moment; undefined where only the database can say. */
  version: () => number | undefined
  close: () => Promise<void>
}

/** Watches the content of a migrated database, whichever process changes it. */
export const watchContentVersion = ({ DATA_DIR, DATABASE_URL }: Config): ContentVersionWatch =>
  DATABASE_URL ? watchOnPostgres(DATABASE_URL) : watchOnSqlite(sqliteFile(DATA_DIR))
