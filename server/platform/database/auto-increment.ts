import type { CreateTableBuilder, Kysely } from "kysely"

import { isPostgres } from "./dialect.ts"

/** A primary key that counts by itself: the one column the two databases spell differently. */
export const autoIncrement = <Name extends string>(
  db: Kysely<unknown>,
  table: CreateTableBuilder<Name>,
  column: string,
) =>
  isPostgres(db)
    ? table.addColumn(column, "bigint", (is) => is.primaryKey().generatedAlwaysAsIdentity())
    : table.addColumn(column, "integer", (is) => is.primaryKey().autoIncrement())
