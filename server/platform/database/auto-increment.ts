import type { CreateTableBuilder, Kysely } from "kysely"

import { isPostgres } from "./dialect.ts"

/** Adds an auto-increment primary key, for which the two databases need different column types. */
export const autoIncrement = <Name extends string>(
  db: Kysely<unknown>,
  table: CreateTableBuilder<Name>,
  column: string,
) =>
  isPostgres(db)
    ? table.addColumn(column, "bigint", (is) => is.primaryKey().generatedAlwaysAsIdentity())
    : table.addColumn(column, "integer", (is) => is.primaryKey().autoIncrement())
