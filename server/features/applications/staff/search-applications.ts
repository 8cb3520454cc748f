import { type RawBuilder, sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"

import { countRows, maxCountedRows } from "./count-rows.ts"
import type { SearchTerms } from "./parse-search.ts"

/** What a list may be sorted by. */
export const sortings = ["submitted_at", "applicant_name", "status_at"] as const
export type Sorting = (typeof sortings)[number]

/** How the applications that answer a question are come by. */
export type SearchResult =
  /** They are few: a query gives their codes. Who asks with a number means it, whatever the session. */
  | { codes: RawBuilder<unknown>; isNumber: boolean }
  /** Many have a word in their name: what is kept of it, called `a`, lies in the order of time and is asked. */
  | { named: RawBuilder<unknown>[] }
  /**
   * Each application, called `a`, is asked: what else is asked for leaves few of them, or there are so many
   * that the next one is never far.
   */
  | { condition: RawBuilder<unknown>; isFew: boolean }

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

const and = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

/**
 * Whether two rows are of one application, looked up by its place in time: of many looked up in this order the
 * next is near. (`between` keeps a database from the index by codes, which lie at random.)
 */
export const isSameSorting = (alias: string, other: string) => {
  const [session, time, code, otherSession, otherTime, otherCode] = [alias, other].flatMap((of) =>
    ["session", "submitted_at", "admission_code"].map((name) => sql.ref(`${of}.${name}`)),
  )
  return sql`${otherSession} = ${session} and ${otherTime} = ${time}
    and ${otherCode} between ${code} and ${code}`
}

/** Whether the application or word of an application called so has this word too. */
const hasWord = (alias: string, asked: Asked) => {
  const isOfIt = asked.isBeginning
    ? sql`other.admission_code = ${sql.ref(`${alias}.admission_code`)}`
    : isSameSorting(alias, "other")
  return sql`exists (select 1 from application_words as other
    where ${isWord("other.word", asked)} and ${isOfIt})`
}

/** A list of codes as a query, whatever their number one value. */
const listed = (db: Database, codes: readonly string[]): SearchResult => {
  const values = isPostgres(db) ? sql`json_array_elements_text` : sql`json_each`
  const rows = sql`${values}(${JSON.stringify(codes)})`
  return { codes: sql`select value as admission_code from ${rows}`, isNumber: false }
}

interface Within {
  /** The session and the days that are asked for, of a word or an application called so. */
  inTime: (alias: string) => RawBuilder<unknown>[]
  sort: Sorting
  /** How many applications all else that is asked for leaves. */
  countOthers: () => Promise<number>
}

type InTime = Within["inTime"]

const isAsked = (inTime: InTime, asked: Asked) => and([isWord("w.word", asked), ...inTime("w")])

/** A beginning as the word it is, if it is the beginning of one alone. */
const asWhole = async (db: Database, inTime: InTime, asked: Asked): Promise<Asked> => {
  if (!asked.isBeginning) return asked
  const { rows } = await sql<{ least: string; greatest: string }>`
    select (select min(w.word) from application_words as w where ${isAsked(inTime, asked)}) as least,
      (select max(w.word) from application_words as w where ${isAsked(inTime, asked)}) as greatest
    `.execute(db)
  const { least, greatest } = rows[0]!
  return least === greatest ? { word: least, isBeginning: false } : asked
}

/** The codes of those who have all these words, no more than one more than are counted. */
const findCodes = async (db: Database, inTime: InTime, [first, ...others]: Asked[]) => {
  const { rows } = await sql<{ admission_code: string }>`
    select w.admission_code from application_words as w where ${and([
      isAsked(inTime, first!),
      ...others.map((other) => hasWord("w", other)),
    ])} limit ${sql.lit(maxCountedRows + 1)}`.execute(db)
  // Two words of one name may begin alike.
  return [...new Set(rows.map((row) => row.admission_code))]
}

/**
 * By the rarest of the words. Where all are so frequent that putting together who has them takes long, by
 * what else is asked for, by one of them in the order of time, or one application after another.
 */
const byName = async (
  db: Database,
  words: readonly string[],
  { inTime, sort, countOthers }: Within,
): Promise<SearchResult> => {
  const counted: (Asked & { count: number })[] = []
  for (const [index, word] of words.entries()) {
    const asked = { word, isBeginning: index === words.length - 1 }
    const rows = sql`select 1 as one from application_words as w where ${isAsked(inTime, asked)}`
    counted.push({ ...asked, count: await countRows(db, rows) })
  }
  const rarestFirst = counted.toSorted((a, b) => a.count - b.count)
  if (rarestFirst[0]!.count <= maxCountedRows) {
    return listed(db, await findCodes(db, inTime, rarestFirst))
  }
  const asked = await Promise.all(counted.map((one) => asWhole(db, inTime, one)))
  const [first, ...others] = asked
  if (others.length > 0 && asked.every((one) => !one.isBeginning)) {
    const codes = await findCodes(db, inTime, asked)
    if (codes.length <= maxCountedRows) return listed(db, codes)
  }
  const isFew = (await countOthers()) <= maxCountedRows
  if (isFew || sort === "status_at" || first!.isBeginning) {
    return { condition: and(asked.map((one) => hasWord("a", one))), isFew }
  }
  const named = [isWord("a.word", first!), ...others.map((other) => hasWord("a", other))]
  return { named }
}

const isThere = async (db: Database, code: string) =>
  (await db
    .selectFrom("applications")
    .select("admission_code")
    .where("admission_code", "=", code)
    .executeTakeFirst()) !== undefined

/**
 * Where to look for what somebody searches; for a name, in one session. A name that looks like a code is a
 * name, if no code is so.
 */
export const searchApplications = async (
  db: Database,
  asked: SearchTerms,
  within: Within,
): Promise<SearchResult> => {
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
