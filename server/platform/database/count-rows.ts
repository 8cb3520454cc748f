import type { SelectQueryBuilder } from "kysely"

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
