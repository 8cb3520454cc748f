import { type RawBuilder, sql } from "kysely"

import type { Database } from "../../database/connect.ts"
import { isPostgres } from "../../database/dialect.ts"
import { countRows, mostCounted } from "./count-rows.ts"
import type { Question } from "./search-question.ts"

/** How the applications that answer a question are come by. */
export type Found =
  /** They are few: a query gives their codes. Who asks with a number means it, whatever the session. */
  | { codes: RawBuilder<unknown>; isNumber: boolean }
  /** They are so many that the next one is never far: each application, called `a`, is asked. */
  | { condition: RawBuilder<unknown> }

interface Asked {
  word: string
  /** Whether it may go on. */
  isBeginning: boolean
}

/** Greater than all that can follow in a text, in UTF-8. */
const last = "\u{10ffff}"

const isWord = (column: string, { word, isBeginning }: Asked) =>
  isBeginning
    ? sql`${sql.ref(column)} >= ${word} and ${sql.ref(column)} < ${word + last}`
    : sql`${sql.ref(column)} = ${word}`

const hasWord = (code: string, asked: Asked) =>
  sql`exists (select 1 from application_words as other
    where other.admission_code = ${sql.ref(code)} and ${isWord("other.word", asked)})`

const and = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

/** A list of codes as a query, whatever their number one value. */
const listed = (db: Database, codes: readonly string[]): Found => {
  const values = isPostgres(db) ? sql`json_array_elements_text` : sql`json_each`
  const rows = sql`${values}(${JSON.stringify(codes)})`
  return { codes: sql`select value as admission_code from ${rows}`, isNumber: false }
}

/**
 * By the rarest of the words, unless even all of them together are so frequent that looking at one
 * application after another is quicker.
 */
const byName = async (db: Database, words: readonly string[]): Promise<Found> => {
  const counted: (Asked & { count: number })[] = []
  for (const [index, word] of words.entries()) {
    const asked = { word, isBeginning: index === words.length - 1 }
    const rows = sql`select 1 as one from application_words as w where ${isWord("w.word", asked)}`
    counted.push({ ...asked, count: await countRows(db, rows) })
  }
  const [rarest, ...others] = counted.toSorted((a, b) => a.count - b.count)
  const isFrequent = { condition: and(counted.map((asked) => hasWord("a.admission_code", asked))) }
  if (others.length === 0 && rarest!.count > mostCounted) return isFrequent
  const { rows } = await sql<{ admission_code: string }>`
    select w.admission_code from application_words as w where ${and([
      isWord("w.word", rarest!),
      ...others.map((other) => hasWord("w.admission_code", other)),
    ])} limit ${sql.lit(mostCounted + 1)}`.execute(db)
  if (rows.length > mostCounted) return isFrequent
  // Two words of one name may begin alike.
  return listed(db, [...new Set(rows.map((row) => row.admission_code))])
}

const isThere = async (db: Database, code: string) =>
  (await db
    .selectFrom("applications")
    .select("admission_code")
    .where("admission_code", "=", code)
    .executeTakeFirst()) !== undefined

/** Where to look for what somebody searches. A name that looks like a code is a name, if no code is so. */
export const findByQuestion = async (db: Database, asked: Question): Promise<Found> => {
  if (asked.code && (await isThere(db, asked.code))) {
    return { codes: sql`select ${asked.code} as admission_code`, isNumber: true }
  }
  const withNumber = (column: string, value: string) => ({
    codes: sql`select admission_code from applications where ${sql.ref(column)} = ${value}`,
    isNumber: true,
  })
  if (asked.mobile) return withNumber("applicant_mobile", asked.mobile)
  if (asked.lastFour) return withNumber("aadhaar_last_four", asked.lastFour)
  return asked.words.length > 0 ? byName(db, asked.words) : listed(db, [])
}
