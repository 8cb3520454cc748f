import { sql, type Transaction } from "kysely"

import {
  formatApplicationNumber,
  parseApplicationId,
  yearOfNumber,
} from "#domain/applications/application-number.ts"
import { writeAudit } from "#server/features/audit/audit.ts"
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

/** Numbers applications that a server of an older version stored beside a newer one. */
export const giveMissingNumbers = (db: Database) =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom("applications")
      .selectAll()
      .whereRef("application_number", "=", "admission_code")
      .orderBy("submitted_at")
      .execute()
    await giveNumbers(transaction, rows)
  })

/** The fewest numbers that a restored database leaves out. */
const leftOut = 1000

/**
 * Leaves out application numbers after an older database was put in place: up to the end of the thousand after the next.
 * Sheets with the numbers that follow the old ones may have been printed since. Returns where each year goes on.
 */
export const skipNumbers = (db: Database, { from, to }: { from: string; to: string }, by: string) =>
  db.transaction().execute(async (transaction) => {
    const counters = await transaction.selectFrom("application_counters").selectAll().execute()
    const last = new Map(counters.map((counter) => [counter.year, counter.last]))
    for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++)
      if (!last.has(String(year))) last.set(String(year), 0)
    const skipped = [...last].toSorted().map(([year, highest]) => {
      const end = (Math.ceil(highest / leftOut) + 1) * leftOut
      return { year, last: end, first: formatApplicationNumber(year, end + 1) }
    })
    const rows = skipped.map((one) => ({ year: one.year, last: one.last }))
    await transaction
      .insertInto("application_counters")
      .values(rows)
      .onConflict((conflict) =>
        conflict.column("year").doUpdateSet((row) => ({ last: row.ref("excluded.last") })),
      )
      .execute()
    const numbers = skipped.map(({ first }) => first)
    await writeAudit(transaction, { by, at: to }, "application numbers left out", "applications", {
      numbers,
    })
    return numbers
  })

/** Values of one statement: databases limit its parameters. */
const batchSize = 5000

/** Finds the admission codes of application numbers, and the reverse. Unknown ones are left out. */
export const createApplicationNumbers = ({ db }: { db: Database }) => {
  const find = async (
    from: "application_number" | "admission_code",
    to: typeof from,
    values: readonly string[],
  ): Promise<ReadonlyMap<string, string>> => {
    const numberByCode = new Map<string, string>()
    for (let start = 0; start < values.length; start += batchSize) {
      const rows = await db
        .selectFrom("applications")
        .select(["admission_code", "application_number"])
        .where(from, "in", values.slice(start, start + batchSize))
        .execute()
      for (const row of rows) numberByCode.set(row[from], row[to])
    }
    return numberByCode
  }
  const findCodes = (numbers: readonly string[]) =>
    find("application_number", "admission_code", numbers)
  /** The admission codes of ids, in their order. An id that names no application stays as it is. */
  const codesOf = async (ids: readonly string[]) => {
    const normalized = ids.map((id) => parseApplicationId(id) ?? id)
    const codes = await findCodes(normalized)
    return normalized.map((id) => codes.get(id) ?? id)
  }
  return {
    findCodes,
    codesOf,
    codeOf: async (id: string) => (await codesOf([id]))[0]!,
    /** Values by id, by admission code instead. */
    byCode: async <Value>(values: Record<string, Value>) => {
      const codes = await codesOf(Object.keys(values))
      return Object.fromEntries(Object.values(values).map((value, i) => [codes[i]!, value]))
    },
    findNumbers: (codes: readonly string[]) => find("admission_code", "application_number", codes),
  }
}

export type ApplicationNumbers = ReturnType<typeof createApplicationNumbers>
