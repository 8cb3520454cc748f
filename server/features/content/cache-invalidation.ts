import type { Config } from "#server/platform/config.ts"
import { sqliteFile } from "#server/platform/database/connect.ts"

import { watchOnPostgres } from "./cache-invalidation-postgres.ts"
import { watchOnSqlite } from "./cache-invalidation-sqlite.ts"
import type { ContentVersionWatch } from "./content-version.ts"

/** Watches the content of a migrated database for changes by any process. */
export const watchContentVersion = ({ DATA_DIR, DATABASE_URL }: Config): ContentVersionWatch =>
  DATABASE_URL ? watchOnPostgres(DATABASE_URL) : watchOnSqlite(sqliteFile(DATA_DIR))
