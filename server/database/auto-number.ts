import { type CreateTableBuilder, type Kysely, PostgresAdapter } from "kysely"

/** A primary key that counts by itself: the one column the two databases spell differently. */
export const withAutoNumber = <Name extends string>(
  db: Kysely<unknown>,
  table: CreateTableBuilder<Name>,
  column: string,
) =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? table.addColumn(column, "bigint", (is) => is.primaryKey().generatedAlwaysAsIdentity())
    : table.addColumn(column, "integer", (is) => is.primaryKey().autoIncrement())
