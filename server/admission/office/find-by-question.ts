import { type RawBuilder, sql } from "kysely"

import type { Database } from "../../database/connect.ts"
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

/**
 * By the rarest of the words, unless even all of them together are so frequent that looking at one
 * application after another is quicker.
 */
const byName = async (db: Database, words: readonly string[]): Promise<Found> => {
  const withWord = (asked: Asked, others: readonly Asked[] = []) =>
    sql`from application_words as w where ${and([
      isWord("w.word", asked),
      ...others.map((other) => hasWord("w.admission_code", other)),
    ])}`
  const count = (rows: RawBuilder<unknown>) => countRows(db, sql`select 1 as one ${rows}`)
  const counted: (Asked & { count: number })[] = []
  for (const [index, word] of words.entries()) {
    const asked = { word, isBeginning: index === words.length - 1 }
    counted.push({ ...asked, count: await count(withWord(asked)) })
  }
  const [rarest, ...others] = counted.toSorted((a, b) => a.count - b.count)
  const all = withWord(rarest!, others)
  if (rarest!.count > mostCounted && (await count(all)) > mostCounted) {
    return { condition: and(counted.map((asked) => hasWord("a.admission_code", asked))) }
  }
  // Two words of one name may begin alike. Put together with nothing, a code is no index's order any
  // more: SQLite would go through all names for the sake of it.
  return {
    codes: sql`select distinct w.admission_code || '' as admission_code ${all}`,
    isNumber: false,
  }
}

const isThere = async (db: Database, code: string) =>
  (await db
    .selectFrom("applications")
    .select("admission_code")
    .where("admission_code", "=", code)
    .executeTakeFirst()) !== undefined

const nothing = sql`select admission_code from applications where false`

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
  return asked.words.length > 0 ? byName(db, asked.words) : { codes: nothing, isNumber: false }
}
