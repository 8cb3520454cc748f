import { sql, type Transaction } from "kysely"

import type { ApplicationsTable, Tables } from "#server/platform/database/tables.ts"

/** The bits of `may_be_duplicate`. */
export const duplicateBits = { aadhaar_index: 1, likeness_key: 2 } as const

type Key = keyof typeof duplicateBits

/** The values of a key that several applications of a course and session have. Read from the index of the key alone. */
const listShared = (transaction: Transaction<Tables>, column: Key, values: readonly string[]) =>
  transaction
    .selectFrom("applications")
    .select([`${column} as value`, "course", "session"])
    .where(column, "in", values)
    .groupBy([column, "course", "session"])
    .having((row) => row.fn.countAll(), ">", 1)
    .execute()

/**
 * Marks applications that have the Aadhaar number or the likeness key of one of these, in its course and session, and these
 * themselves. Call it after the transaction has locked the counter of application numbers: else two transactions that store the
 * same number at once would not see each other.
 */
export const markPossibleDuplicates = async (
  transaction: Transaction<Tables>,
  stored: readonly Partial<Pick<ApplicationsTable, Key>>[],
) => {
  for (const column of ["aadhaar_index", "likeness_key"] as const) {
    const values = [...new Set(stored.flatMap((row) => row[column] || []))]
    if (values.length === 0) continue
    const mark = sql.lit(duplicateBits[column])
    for (const { value, course, session } of await listShared(transaction, column, values)) {
      await transaction
        .updateTable("applications")
        .set({ may_be_duplicate: sql<number>`may_be_duplicate | ${mark}` })
        .where((row) => row.and({ [column]: value, course, session }))
        .where(sql<boolean>`(may_be_duplicate & ${mark}) = 0`)
        .execute()
    }
  }
}
