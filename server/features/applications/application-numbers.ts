import { sql, type Transaction } from "kysely"

import { formatApplicationNumber, yearOfNumber } from "#domain/applications/application-number.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable, Tables } from "#server/platform/database/tables.ts"

/** Takes the next places of a year. Locks its counter until the end of the transaction. */
const takePlaces = async (transaction: Transaction<Tables>, year: string, count: number) => {
  const { last } = await transaction
    .insertInto("application_counters")
    .values({ year, last: count })
    .onConflict((conflict) =>
      conflict.column("year").doUpdateSet((row) => ({
        last: row("application_counters.last", "+", count),
      })),
    )
    .returning("last")
    .executeTakeFirstOrThrow()
  return last - count + 1
}

/** Waits for other transactions that store applications of the year, and makes others wait until this one ends. */
export const lockNumbers = (transaction: Transaction<Tables>, row: ApplicationsTable) =>
  transaction
    .updateTable("application_counters")
    .set((counter) => ({ last: counter.ref("last") }))
    .where("year", "=", yearOfNumber(row))
    .execute()

/**
 * Gives applications their numbers, in the order of the rows. Call it at the end of the transaction that stores them: other
 * processes wait for the counter until it is committed. Years are locked in order, so that two transactions cannot wait for
 * each other.
 */
export const giveNumbers = async (
  transaction: Transaction<Tables>,
  stored: readonly ApplicationsTable[],
) => {
  if (stored.length === 0) return
  const byYear = [...Map.groupBy(stored, yearOfNumber)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const numbers = new Map<string, string>()
  for (const [year, rows] of byYear) {
    const first = await takePlaces(transaction, year, rows.length)
    for (const [index, { admission_code }] of rows.entries())
      numbers.set(admission_code, formatApplicationNumber(year, first + index))
  }
  const cases = [...numbers].map(([code, number]) => sql`when ${code} then ${number}`)
  await transaction
    .updateTable("applications")
    .set({ application_number: sql<string>`case admission_code ${sql.join(cases, sql` `)} end` })
    .where("admission_code", "in", [...numbers.keys()])
    .execute()
}

/** Values of one statement: databases limit its parameters. */
const batchSize = 5000

/** Finds the admission codes of application numbers, and the reverse. Unknown ones are left out. */
export const createApplicationNumbers = ({ db }: { db: Database }) => {
  const find = async (
    from: "application_number" | "admission_code",
    to: typeof from,
    values: readonly string[],
  ): Promise<ReadonlyMap<string, string>> => {
    const found = new Map<string, string>()
    for (let start = 0; start < values.length; start += batchSize) {
      const rows = await db
        .selectFrom("applications")
        .select(["admission_code", "application_number"])
        .where(from, "in", values.slice(start, start + batchSize))
        .execute()
      for (const row of rows) found.set(row[from], row[to])
    }
    return found
  }
  return {
    findCodes: (numbers: readonly string[]) =>
      find("application_number", "admission_code", numbers),
    findNumbers: (codes: readonly string[]) => find("admission_code", "application_number", codes),
  }
}
