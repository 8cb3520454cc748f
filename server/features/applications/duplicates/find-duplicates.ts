import {
  areDifferentPeople,
  type DuplicateKind,
  isNumberInQuestion,
  type NumberState,
  numberState,
  type Settlement,
  wasKept,
} from "#domain/applications/duplicates.ts"
import { leftStatuses } from "#domain/applications/workflow.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { findApplicationRow } from "../application-row.ts"
import { areAlike } from "./likeness.ts"
import { duplicateBits } from "./mark-possible-duplicates.ts"

const columns = [
  "admission_code as code",
  "session",
  "course",
  "aadhaar_index",
  "likeness_key",
  "likeness",
  "status",
] as const

/** An active application that may have a duplicate. */
type Row = { code: string } & Pick<
  ApplicationsTable,
  "session" | "course" | "aadhaar_index" | "likeness_key" | "likeness" | "status"
>

/** What is in question about an application. */
export interface Duplicate {
  code: string
  number: NumberState
  /** All other active applications with the number, in the course and session. */
  sharing: string[]
  /** Other applications that are likely of the same person, with another number. */
  likely: string[]
}

/** Which questions are open about an application. */
export const kindsOf = ({ number, likely }: Duplicate): DuplicateKind[] => [
  ...(isNumberInQuestion(number) ? ["number" as const] : []),
  ...(likely.length > 0 ? ["likeness" as const] : []),
]

/**
 * The applications that are rejected when one of `codes` is kept: those that staff have not told apart from it. If they have told
 * apart all, that decision is revised.
 */
export const rejectedWhenKept = (
  kept: string,
  codes: readonly string[],
  duplicates: ReadonlyMap<string, Duplicate>,
) => {
  const open = new Set(duplicates.get(kept)?.number.open)
  const others = codes.filter((code) => code !== kept)
  const same = others.filter((code) => open.has(code))
  return same.length > 0 ? same : others
}

const isInQuestion = (duplicate: Duplicate) => kindsOf(duplicate).length > 0

/** In the order of receipt. With a literal, not a parameter: else SQLite does not use the index of these rows. */
const selectActive = (db: Database) =>
  db
    .selectFrom("applications")
    .select(columns)
    .where((row) => row("may_be_duplicate", ">", row.lit(0)))
    .where("status", "not in", leftStatuses)
    .orderBy("submitted_at")
    .orderBy("admission_code")

/** Values of one statement: databases limit its parameters. */
const batchSize = 5000

const inBatches = async <Found>(
  codes: readonly string[],
  find: (batch: readonly string[]) => Promise<Found[]>,
) => {
  const pairs: Found[] = []
  for (let start = 0; start < codes.length; start += batchSize)
    pairs.push(...(await find(codes.slice(start, start + batchSize))))
  return pairs
}

/** The decisions of staff about these applications, by application. */
const listSettlements = async (db: Database, codes: readonly string[]) => {
  const rows = await inBatches(codes, (batch) =>
    db
      .selectFrom("duplicate_settlements")
      .select(["id", "admission_code", "decision", "kept", "at"])
      .where("admission_code", "in", batch)
      .execute(),
  )
  const byCode = new Map<string, Settlement[]>()
  for (const of of Map.groupBy(rows, ({ id }) => id).values()) {
    const { at, decision, kept } = of[0]!
    const about = of.map(({ admission_code }) => admission_code)
    for (const code of about)
      byCode.set(code, [...(byCode.get(code) ?? []), { at, decision, kept, codes: about }])
  }
  return byCode
}

/**
 * Those of these applications for which a merit list of their course has a place. A withdrawn one counts, too: else whoever sends a form
 * with the number before it is published again would push the applicant out of it.
 */
const listListed = async (db: Database, codes: readonly string[]) => {
  const rows = await inBatches(codes, (batch) =>
    db
      .selectFrom("merit_places as place")
      .innerJoin("merit_rounds as round", "round.id", "place.round_id")
      .innerJoin("applications as application", (join) =>
        join
          .onRef("application.admission_code", "=", "place.admission_code")
          // A correction may have changed the course since.
          .onRef("application.session", "=", "round.session")
          .onRef("application.course", "=", "round.programme"),
      )
      .select("place.admission_code as code")
      .where("place.admission_code", "in", batch)
      .execute(),
  )
  return new Set(rows.map(({ code }) => code))
}

/** The rows with the same key, course and session as each row that shares it. */
const groupsBy = (rows: readonly Row[], column: "aadhaar_index" | "likeness_key") => {
  const keyed = rows.filter((row) => row[column] !== "")
  const groups = Map.groupBy(keyed, (row) => `${row.session} ${row.course} ${row[column]}`)
  return new Map(
    [...groups.values()]
      .filter(({ length }) => length > 1)
      .flatMap((group) => group.map(({ code }) => [code, group] as const)),
  )
}

/** So many likely duplicates of one application are named: somebody may send the same names a thousand times. */
const maxLikely = 20

/** The applications with another number that are likely of the person of this one, and not told apart from it by staff. */
const findLikely = (
  own: Row,
  group: readonly Row[],
  settlements: readonly Settlement[],
  words: ReadonlyMap<string, readonly string[]>,
) => {
  const likely: string[] = []
  for (const other of group) {
    if (likely.length === maxLikely) break
    const isLikely =
      other.aadhaar_index !== own.aadhaar_index &&
      areAlike(words.get(own.code)!, words.get(other.code)!) &&
      !areDifferentPeople(settlements, own.code, other.code)
    if (isLikely) likely.push(other.code)
  }
  return likely
}

/** What is in question about these rows, which have every application with a number or likeness key of them. */
const judge = async (db: Database, rows: readonly Row[]): Promise<Duplicate[]> => {
  const sharing = groupsBy(rows, "aadhaar_index")
  const alike = groupsBy(rows, "likeness_key")
  const settlements = await listSettlements(
    db,
    rows.map(({ code }) => code),
  )
  const listed = await listListed(db, [...sharing.keys()])
  const holderOf = ({ code, status }: Row) => ({
    code,
    status,
    isListed: listed.has(code),
    isKept: wasKept(settlements.get(code) ?? [], code),
  })
  const holders = new Map(
    [...new Set(sharing.values())].map((group) => [group, group.map(holderOf)]),
  )
  // Once for each row: many may have one key.
  const words = new Map(rows.map(({ code, likeness }) => [code, likeness.split(" ")]))
  return rows.map((row) => {
    const group = sharing.get(row.code) ?? []
    const own = settlements.get(row.code) ?? []
    return {
      code: row.code,
      number: numberState(holderOf(row), holders.get(group) ?? [], own),
      sharing: group.flatMap(({ code }) => (code === row.code ? [] : [code])),
      likely: findLikely(row, alike.get(row.code) ?? [], own, words),
    }
  })
}

/** The values of `may_be_duplicate` with a bit. */
const marksOf: Record<DuplicateKind, number[]> = {
  number: [duplicateBits.aadhaar_index, duplicateBits.aadhaar_index | duplicateBits.likeness_key],
  likeness: [duplicateBits.likeness_key, duplicateBits.aadhaar_index | duplicateBits.likeness_key],
}

interface Compared {
  session: string
  course?: string
  /** Only these applications are compared; all unless told. */
  among?: ReadonlySet<string>
}

/** The active applications of a session, or of one course of it, about which this question is open. */
const listDuplicates = async (
  db: Database,
  { session, course, kind, among }: Compared & { kind: DuplicateKind },
): Promise<Duplicate[]> => {
  const rows = await selectActive(db)
    .where("session", "=", session)
    .where("may_be_duplicate", "in", marksOf[kind])
    .$if(course !== undefined, (query) => query.where("course", "=", course!))
    .execute()
  // Staff said whose a number is: this holds although its owner is not among them.
  const settlements = among
    ? await listSettlements(
        db,
        rows.map(({ code }) => code),
      )
    : undefined
  const isCompared = ({ code }: Row) =>
    !among || among.has(code) || wasKept(settlements?.get(code) ?? [], code)
  return (await judge(db, rows.filter(isCompared))).filter((one) => kindsOf(one).includes(kind))
}

type ComparedApplication = Pick<
  ApplicationsTable,
  "admission_code" | "session" | "course" | "aadhaar_index" | "likeness_key" | "may_be_duplicate"
>

const valuesOf = <Column extends keyof ComparedApplication>(
  rows: readonly ComparedApplication[],
  column: Column,
) => [...new Set(rows.map((row) => row[column]))]

/**
 * What is in question about these applications, by admission code; nothing about the others. Read in a transaction, it holds for
 * the changes of that transaction.
 */
export const findDuplicates = async (
  db: Database,
  applications: readonly ComparedApplication[],
): Promise<Map<string, Duplicate>> => {
  const rows = applications.filter(({ may_be_duplicate }) => may_be_duplicate > 0)
  if (rows.length === 0) return new Map()
  const near = await selectActive(db)
    .where("session", "in", valuesOf(rows, "session"))
    .where("course", "in", valuesOf(rows, "course"))
    .where((is) =>
      is.or([
        is("aadhaar_index", "in", valuesOf(rows, "aadhaar_index")),
        is("likeness_key", "in", valuesOf(rows, "likeness_key")),
      ]),
    )
    .execute()
  const codes = new Set(valuesOf(rows, "admission_code"))
  const judged = (await judge(db, near)).filter(isInQuestion)
  return new Map(judged.filter(({ code }) => codes.has(code)).map((one) => [one.code, one]))
}

/** The applications of a session about which this question is open. */
export const listDuplicateCodes = async (db: Database, session: string, kind: DuplicateKind) =>
  (await listDuplicates(db, { session, kind })).map(({ code }) => code)

/** What is in question about one application; null: nothing. */
export const findOwnDuplicates = async (db: Database, code: string): Promise<Duplicate | null> => {
  const row = await findApplicationRow(db, code)
  return (row && (await findDuplicates(db, [row])).get(code)) ?? null
}

/** Those of some applications of a programme that compete for no seat, because of another one of them with their Aadhaar number. */
export const listHeldBack = async (
  db: Database,
  where: Required<Compared>,
): Promise<ReadonlySet<string>> =>
  new Set(
    (await listDuplicates(db, { ...where, kind: "number" }))
      .filter(({ number }) => !number.mayCompete)
      .map(({ code }) => code),
  )
