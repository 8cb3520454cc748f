import { setImmediate as yieldToEventLoop } from "node:timers/promises"

import {
  openPapers,
  type OpenPaper,
  type SentDocument,
  slotStates,
} from "#domain/applications/document-slots.ts"
import type { OpenPaperKind } from "#domain/applications/messages/claims-and-documents.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import type { EventData } from "../staff/application-events.ts"
import type { Listing } from "../staff/list/application-query.ts"
import { listDocumentStates } from "./document-repository.ts"
import { askedColumns, askedSince } from "./send-documents.ts"

/** Forms are read in small parts: what a paper is asked for depends on them. */
const formsAtOnce = 500

/** Filter of the list of papers that are not settled. Absent fields match everything. */
export interface PapersFilter {
  /** Like 2025-26; by default the current one. */
  session?: string | undefined
  course?: string | undefined
  /** Applications that lack the paper of this slot. */
  slot?: string | undefined
  kind?: OpenPaperKind | undefined
}

const columns = [
  ...askedColumns,
  "application_number",
  "applicant_name",
  "applicant_mobile",
  "version",
] as const satisfies (keyof ApplicationsTable)[]
type Row = Pick<ApplicationsTable, (typeof columns)[number]>

/** An application with papers that are not settled. */
export interface OpenPapersRow extends Omit<
  Row,
  "admission_code" | "form" | "form_version" | "day" | "status_at"
> {
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

/** The papers of these applications that are not settled; applications without one are left out. */
const readOpen = async (
  { db, findSession, offers }: Pick<Listing, "db" | "findSession" | "offers">,
  rows: readonly Row[],
): Promise<OpenPapersRow[]> => {
  if (rows.length === 0) return []
  const codes = rows.map(({ admission_code }) => admission_code)
  const documents: ReadonlyMap<string, SentDocument[]> = await listDocumentStates(db, codes)
  const originals = await listOriginals(db, codes)
  const seats = await offers.findMany(db, codes)
  const sessions = [...new Set(rows.map(({ session }) => session))]
  const rules = new Map(
    await Promise.all(sessions.map(async (label) => [label, await findSession(label)] as const)),
  )
  return rows.flatMap((row) => {
    const { admission_code: id, form: _form, form_version: _version, ...others } = row
    const { day: _day, status_at: _at, ...shown } = others
    const asked = askedSince(rules.get(row.session)?.documents ?? [], row, seats.get(id))
    const papers = openPapers(
      slotStates(asked, documents.get(id) ?? [], originals.get(id) ?? []),
    ).toSorted((a, b) => a.since.localeCompare(b.since))
    return papers[0] ? [{ id, ...shown, papers, since: papers[0].since }] : []
  })
}

/** The rows of these admission codes that have papers that are not settled. */
export const findOpenPapers =
  (listing: Pick<Listing, "db" | "findSession" | "offers">) => async (codes: readonly string[]) => {
    if (codes.length === 0) return []
    const rows = listing.db.selectFrom("applications").select(columns)
    return readOpen(listing, await rows.where("admission_code", "in", [...codes]).execute())
  }

/**
 * All applications of a session with papers that are not settled, the longest open first. The rule depends on each form, so every
 * form of the session is read, in parts: about 30 microseconds for each application, and nothing is stored twice.
 */
export const listAllOpenPapers =
  (listing: Pick<Listing, "db" | "findSession" | "offers" | "currentSession">) =>
  async ({ course, slot, kind, ...filter }: PapersFilter): Promise<OpenPapersRow[]> => {
    const session = filter.session ?? (await listing.currentSession())
    const isChosen = (paper: OpenPaper) =>
      (slot === undefined || paper.slot === slot) && (kind === undefined || paper.kind === kind)
    const found: OpenPapersRow[] = []
    for (let after: string | undefined = ""; after !== undefined; await yieldToEventLoop()) {
      const rows: Row[] = await listing.db
        .selectFrom("applications")
        .select(columns)
        .where("session", "=", session)
        .where("admission_code", ">", after)
        .$if(course !== undefined, (query) => query.where("course", "=", course!))
        .orderBy("admission_code")
        .limit(formsAtOnce)
        .execute()
      const open = await readOpen(listing, rows)
      found.push(...open.filter(({ papers }) => papers.some(isChosen)))
      after = rows[formsAtOnce - 1]?.admission_code
    }
    const keyOf = (row: OpenPapersRow) => `${row.since} ${row.application_number}`
    return found.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
  }
