import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

const permute = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]
const permutations = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]
for (let i = 1; i < 8; i++) permutations.push(permutations[i - 1]!.map((digit) => permute[digit]!))

const multiply = (a: number, b: number) => {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)
  return b < 5 ? 5 + ((a - b + 5) % 5) : (a - b + 5) % 5
}

/** The Verhoeff check digit. */
const checkDigit = (digits: string) => {
  const sum = [...digits]
    .toReversed()
    .reduce((before, digit, i) => multiply(before, permutations[(i + 1) % 8]![Number(digit)]!), 0)
  return sum > 0 && sum < 5 ? 5 - sum : sum
}

interface Row {
  admission_code: string
  session: string
  submitted_at: string
}

/** Rows of one statement: databases limit its parameters. */
const batchSize = 500

const listInOrder = async (db: Kysely<unknown>) => {
  const { rows } = await sql<Row>`select admission_code, session, submitted_at from applications
    order by submitted_at, admission_code`.execute(db)
  return rows
}

/** Numbers the stored applications of each year in the order of their receipt. Returns the last place of each year. */
const numberApplications = async (db: Kysely<unknown>) => {
  const last = new Map<string, number>()
  const rows = await listInOrder(db)
  const numbered = rows.map(({ admission_code, session, submitted_at }) => {
    const year = /^\d{4}/.exec(session)?.[0] ?? submitted_at.slice(0, 4)
    const place = (last.get(year) ?? 0) + 1
    last.set(year, place)
    const sequence = String(place).padStart(5, "0")
    const number = `${year}-${sequence}-${checkDigit(`${year}${sequence}`)}`
    return [admission_code, number] as const
  })
  for (let start = 0; start < numbered.length; start += batchSize) {
    const batch = numbered.slice(start, start + batchSize)
    const cases = batch.map(([code, number]) => sql`when ${code} then ${number}`)
    await sql`update applications
      set application_number = case admission_code ${sql.join(cases, sql` `)} end
      where admission_code in (${sql.join(batch.map(([code]) => code))})`.execute(db)
  }
  return last
}

/**
 * Application numbers: sequential in the year in which a session starts. The counters say which number of a year was given
 * last.
 */
export const applicationNumbers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("applications").addColumn("application_number", "text").execute()
    await db.schema
      .createTable("application_counters")
      .addColumn("year", "text", (column) => column.primaryKey().notNull())
      .addColumn("last", "integer", (column) => column.notNull())
      .execute()
    for (const [year, last] of await numberApplications(db))
      await sql`insert into application_counters (year, last) values (${year}, ${last})`.execute(db)
    await db.schema
      .createIndex("applications_application_number")
      .on("applications")
      .column("application_number")
      .unique()
      .execute()
  },
}
