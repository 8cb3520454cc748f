import { type RawBuilder, sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"

import { countRows, maxCountedRows } from "./count-rows.ts"
import type { SearchTerms } from "./parse-search.ts"

/** Sort keys of the list. */
export const sortings = ["submitted_at", "applicant_name", "status_at"] as const
export type Sorting = (typeof sortings)[number]

/** How the applications that match a search are found. */
export type SearchResult =
  /** Few matches: a query that returns their codes. With `isNumber`, the search covers all sessions. */
  | { codes: RawBuilder<unknown>; isNumber: boolean }
  /** Common tokens: scan the name index, called `a`, in submission order. */
  | { named: RawBuilder<unknown>[] }
  /**
   * Filter the applications, called `a`. With `isFew`, the other filters leave few rows. Otherwise matches are so
   * frequent that the next one is always near.
   */
  | { condition: RawBuilder<unknown>; isFew: boolean }

interface Asked {
  word: string
  /** Whether the word is a prefix. */
  isBeginning: boolean
}

/** Sorts after every character in UTF-8: the upper bound of a prefix range. */
const last = "\u{10ffff}"

const isWord = (column: string, { word, isBeginning }: Asked) =>
  isBeginning
    ? sql`${sql.ref(column)} >= ${word} and ${sql.ref(column)} < ${word + last}`
    : sql`${sql.ref(column)} = ${word}`

const and = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

/**
 * Whether two rows belong to one application, compared by session, submission time and code. Consecutive lookups
 * in this order hit neighbouring index entries. `between` keeps the planner off the index on the codes, which are
 * random.
 */
export const isSameSorting = (alias: string, other: string) => {
  const [session, time, code, otherSession, otherTime, otherCode] = [alias, other].flatMap((of) =>
    ["session", "submitted_at", "admission_code"].map((name) => sql.ref(`${of}.${name}`)),
  )
  return sql`${otherSession} = ${session} and ${otherTime} = ${time}
    and ${otherCode} between ${code} and ${code}`
}

/** Whether the application of the row `alias` also has this word in its name. */
const hasWord = (alias: string, asked: Asked) => {
  const isOfIt = asked.isBeginning
    ? sql`other.admission_code = ${sql.ref(`${alias}.admission_code`)}`
    : isSameSorting(alias, "other")
  return sql`exists (select 1 from application_words as other
    where ${isWord("other.word", asked)} and ${isOfIt})`
}

/** A list of codes as a query. The codes are one parameter, whatever their number. */
const listed = (db: Database, codes: readonly string[]): SearchResult => {
  const values = isPostgres(db) ? sql`json_array_elements_text` : sql`json_each`
  const rows = sql`${values}(${JSON.stringify(codes)})`
  return { codes: sql`select value as admission_code from ${rows}`, isNumber: false }
}

interface Within {
  /** Conditions on session and days for a row `alias` of either table. */
  inTime: (alias: string) => RawBuilder<unknown>[]
  sort: Sorting
  /** Number of applications that match all other filters. */
  countOthers: () => Promise<number>
}

type InTime = Within["inTime"]

const isAsked = (inTime: InTime, asked: Asked) => and([isWord("w.word", asked), ...inTime("w")])

/** Replaces a prefix by the full word if only one indexed word starts with it. */
const asWhole = async (db: Database, inTime: InTime, asked: Asked): Promise<Asked> => {
  if (!asked.isBeginning) return asked
  const { rows } = await sql<{ least: string; greatest: string }>`
    select (select min(w.word) from application_words as w where ${isAsked(inTime, asked)}) as least,
      (select max(w.word) from application_words as w where ${isAsked(inTime, asked)}) as greatest
    `.execute(db)
  const { least, greatest } = rows[0]!
  return least === greatest ? { word: least, isBeginning: false } : asked
}

/** Codes of the applications whose names have all these words. At most `maxCountedRows + 1` rows are read. */
const findCodes = async (db: Database, inTime: InTime, [first, ...others]: Asked[]) => {
  const { rows } = await sql<{ admission_code: string }>`
    select w.admission_code from application_words as w where ${and([
      isAsked(inTime, first!),
      ...others.map((other) => hasWord("w", other)),
    ])} limit ${sql.lit(maxCountedRows + 1)}`.execute(db)
  // Two words of one name may share the prefix: remove duplicates.
  return [...new Set(rows.map((row) => row.admission_code))]
}

/**
 * Searches by name, starting with the rarest word. If every word is too common, several complete words are
 * intersected. If that leaves too many codes, the query scans: either the applications, or the name index of one
 * word.
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
 * Chooses the search strategy. A name search covers one session. A text that looks like a code is a name if no
 * application has that code.
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
