import { type RawBuilder, sql } from "kysely"

import type { Database } from "../../database/connect.ts"
import { isPostgres } from "../../database/dialect.ts"
import { countRows, mostCounted } from "./count-rows.ts"
import type { Question } from "./search-question.ts"

/** What a list may be sorted by. */
export const sortings = ["submitted_at", "applicant_name", "status_at"] as const
export type Sorting = (typeof sortings)[number]

/** How the applications that answer a question are come by. */
export type Found =
  /** They are few: a query gives their codes. Who asks with a number means it, whatever the session. */
  | { codes: RawBuilder<unknown>; isNumber: boolean }
  /** Many have this word in their name; the words kept of it, called `a`, lie in the order of time. */
  | { word: string; others: RawBuilder<unknown>[] }
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

interface Within {
  session: string
  sort: Sorting
}

const inSession = (session: string, asked: Asked) =>
  sql`w.session = ${session} and ${isWord("w.word", asked)}`

/** A word that many names have: as it is, or what was typed is the beginning of no other. */
const wholeWord = async (db: Database, session: string, asked: Asked) => {
  if (!asked.isBeginning) return asked.word
  const { rows } = await sql<{ least: string; greatest: string }>`
    select (select min(w.word) from application_words as w where ${inSession(session, asked)}) as least,
      (select max(w.word) from application_words as w where ${inSession(session, asked)}) as greatest
    `.execute(db)
  const { least, greatest } = rows[0]!
  return least === greatest ? least : undefined
}

/**
 * By the rarest of the words. Where all are so frequent that putting together who has them takes long, by
 * one of them in the order of time, or by looking at one application after another.
 */
const byName = async (
  db: Database,
  words: readonly string[],
  { session, sort }: Within,
): Promise<Found> => {
  const counted: (Asked & { count: number })[] = []
  for (const [index, word] of words.entries()) {
    const asked = { word, isBeginning: index === words.length - 1 }
    const rows = sql`select 1 as one from application_words as w where ${inSession(session, asked)}`
    counted.push({ ...asked, count: await countRows(db, rows) })
  }
  const [rarest, ...others] = counted.toSorted((a, b) => a.count - b.count)
  if (rarest!.count <= mostCounted) {
    const { rows } = await sql<{ admission_code: string }>`
      select w.admission_code from application_words as w where ${and([
        inSession(session, rarest!),
        ...others.map((other) => hasWord("w.admission_code", other)),
      ])}`.execute(db)
    // Two words of one name may begin alike.
    return listed(db, [...new Set(rows.map((row) => row.admission_code))])
  }
  // The first is a whole word if there are two.
  const [first, ...rest] = counted
  const word = await wholeWord(db, session, first!)
  if (word !== undefined && sort !== "status_at") {
    return { word, others: rest.map((other) => hasWord("a.admission_code", other)) }
  }
  return { condition: and(counted.map((asked) => hasWord("a.admission_code", asked))) }
}

const isThere = async (db: Database, code: string) =>
  (await db
    .selectFrom("applications")
    .select("admission_code")
    .where("admission_code", "=", code)
    .executeTakeFirst()) !== undefined

/** Where to look for what somebody searches; for a name, in one session. A name that looks like a code is a name, if no code is so. */
export const findByQuestion = async (
  db: Database,
  asked: Question,
  within: Within,
): Promise<Found> => {
  if (asked.code && (await isThere(db, asked.code))) {
    return { codes: sql`select ${asked.code} as admission_code`, isNumber: true }
  }
  const withNumber = (column: string, value: string) => ({
    codes: sql`select admission_code from applications where ${sql.ref(column)} = ${value}`,
    isNumber: true,
  })
  if (asked.mobile) return withNumber("applicant_mobile", asked.mobile)
  if (asked.lastFour) return withNumber("aadhaar_last_four", asked.lastFour)
  return asked.words.length > 0 ? byName(db, asked.words, within) : listed(db, [])
}
