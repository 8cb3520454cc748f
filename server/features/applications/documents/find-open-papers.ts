import { setImmediate as yieldToEventLoop } from "node:timers/promises"

import {
  openPapers,
  type OpenPaper,
  type SentDocument,
  slotsOf,
  slotStates,
} from "#domain/applications/document-slots.ts"
import type { OpenPaperKind } from "#domain/applications/messages/claims-and-documents.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { formOf } from "../application-row.ts"
import type { EventData } from "../staff/application-events.ts"
import type { Listing } from "../staff/list/application-query.ts"
import { listDocumentStates } from "./document-repository.ts"
import { askedColumns, askedSince } from "./send-documents.ts"

/** Applications are read in small parts, so that requests run between them. */
const rowsAtOnce = 500
/** Applications whose slots are remembered, some 10 MB. */
const rememberedMost = 100_000

/** Filter of the list of papers that are not settled. Absent fields match everything. */
export interface PapersFilter {
  /** Like 2025-26; by default the current one. */
  session?: string | undefined
  course?: string | undefined
  /** Applications that lack the paper of this slot. */
  slot?: string | undefined
  kind?: OpenPaperKind | undefined
}

/** All of them are in the index `applications_papers`. */
const columns = [
  ...askedColumns,
  "application_number",
  "version",
] as const satisfies (keyof ApplicationsTable)[]
type Row = Pick<ApplicationsTable, (typeof columns)[number]>

/** An application with papers that are not settled. */
export interface OpenPapersRow extends Omit<Row, "admission_code" | "day" | "status_at"> {
  /** The admission code. */
  id: string
  papers: OpenPaper[]
  /** The first day since when one of them is open, YYYY-MM-DD. */
  since: string
}

/** What was noted about the originals of applications, oldest first, by admission code. */
const listOriginals = async (db: Database, codes: readonly string[]) => {
  const rows = await db
    .selectFrom("application_events")
    .select(["admission_code", "at", "data"])
    .where("kind", "=", "original")
    .where("admission_code", "in", codes)
    .orderBy("id")
    .execute()
  const events = rows.map(({ data, ...row }) => ({
    ...row,
    kind: "original" as const,
    data: JSON.parse(data) as EventData["original"],
  }))
  return Map.groupBy(events, ({ admission_code }) => admission_code)
}

/**
 * The slots whose papers each application has. They depend on its form, which takes longer to read than all the rest: so they
 * are remembered until the row has another version.
 */
const createSlots = (db: Database) => {
  const known = new Map<string, readonly string[]>()
  const keyOf = (row: Pick<Row, "admission_code" | "version">) =>
    `${row.admission_code} ${row.version}`
  return async (rows: readonly Row[]) => {
    if (known.size > rememberedMost) known.clear()
    const unknown = rows.filter((row) => !known.has(keyOf(row)))
    const codes = unknown.map(({ admission_code }) => admission_code)
    const read = db.selectFrom("applications").select(["admission_code", "version"])
    const forms =
      codes.length === 0
        ? []
        : await read.select(["form", "form_version"]).where("admission_code", "in", codes).execute()
    for (const row of forms) known.set(keyOf(row), slotsOf({ ...formOf(row) }))
    // A row that was changed or erased in between is asked for nothing this time.
    return (row: Row) => known.get(keyOf(row)) ?? []
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

export type PapersListing = Pick<Listing, "db" | "findSession" | "offers" | "currentSession">

const readRules = async (listing: Pick<Listing, "findSession">, rows: readonly Row[]) => {
  const sessions = [...new Set(rows.map(({ session }) => session))]
  const read = sessions.map(async (label) => [label, await listing.findSession(label)] as const)
  return new Map(await Promise.all(read))
}

/** Returns the function that reads the open papers of applications; those without one are left out. */
const createReadOpen = ({ db, findSession, offers }: PapersListing) => {
  const readSlots = createSlots(db)
  return async (rows: readonly Row[]): Promise<OpenPapersRow[]> => {
    if (rows.length === 0) return []
    const codes = rows.map(({ admission_code }) => admission_code)
    const documents: ReadonlyMap<string, SentDocument[]> = await listDocumentStates(db, codes)
    const originals = await listOriginals(db, codes)
    const seats = await offers.findMany(db, codes)
    const rules = await readRules({ findSession }, rows)
    const slotsOfRow = await readSlots(rows)
    return rows.flatMap((row) => {
      const { admission_code: id, day: _day, status_at: _at, ...shown } = row
      const own = { slots: slotsOfRow(row), offer: seats.get(id) }
      const asked = askedSince(rules.get(row.session)?.documents ?? [], row, own)
      const states = slotStates(asked, documents.get(id) ?? [], originals.get(id) ?? [])
      const papers = openPapers(states).toSorted((a, b) => compare(a.since, b.since))
      return papers[0] ? [{ id, ...shown, papers, since: papers[0].since }] : []
    })
  }
}

/** Finds applications with papers that are not settled. */
export const createOpenPapers = (listing: PapersListing) => {
  const { db } = listing
  const readOpen = createReadOpen(listing)
  return {
    /** The rows of these admission codes that have open papers. */
    find: async (codes: readonly string[]) => {
      if (codes.length === 0) return []
      const rows = db.selectFrom("applications").select(columns)
      return readOpen(await rows.where("admission_code", "in", [...codes]).execute())
    },

    /** All applications of a session with open papers, the longest open first. */
    list: async ({ course, slot, kind, ...filter }: PapersFilter): Promise<OpenPapersRow[]> => {
      const session = filter.session ?? (await listing.currentSession())
      const isChosen = (paper: OpenPaper) =>
        (slot === undefined || paper.slot === slot) && (kind === undefined || paper.kind === kind)
      const found: OpenPapersRow[] = []
      for (let after: string | undefined = ""; after !== undefined; await yieldToEventLoop()) {
        const rows: Row[] = await db
          .selectFrom("applications")
          .select(columns)
          .where("session", "=", session)
          .where("admission_code", ">", after)
          .$if(course !== undefined, (query) => query.where("course", "=", course!))
          .orderBy("admission_code")
          .limit(rowsAtOnce)
          .execute()
        const open = await readOpen(rows)
        found.push(...open.filter(({ papers }) => papers.some(isChosen)))
        after = rows[rowsAtOnce - 1]?.admission_code
      }
      const keyOf = (row: OpenPapersRow) => `${row.since} ${row.application_number}`
      return found.toSorted((a, b) => compare(keyOf(a), keyOf(b)))
    },
  }
}
