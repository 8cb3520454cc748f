import { fileField, slotLabel } from "#domain/applications/document-slots.ts"
import { formatValue, valueLabels } from "#domain/applications/format-value.ts"
import { openPaperNames } from "#domain/applications/messages/claims-and-documents.ts"
import type { Language } from "#domain/content/languages.ts"
import type { Bilingual } from "#domain/content/text.ts"
import { dayFirst, dayInIndia } from "#domain/fields/india-time.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { type Column, columnsFrom, dayCell } from "#server/platform/spreadsheets/column.ts"
import {
  type ExportedTable,
  type ExportFormat,
  filterNamesOf,
  writeTable,
} from "#server/platform/spreadsheets/export-table.ts"

import type { EventData } from "../staff/application-events.ts"
import type { Listing } from "../staff/list/application-query.ts"
import { exportMessages } from "../staff/list/export-columns.ts"
import {
  findOpenPapers,
  listAllOpenPapers,
  type OpenPapersRow,
  type PapersFilter,
} from "./find-open-papers.ts"

type PapersListing = Pick<Listing, "db" | "findSession" | "offers" | "currentSession">

/** A row of the list, with the day of the last query that named one of its open papers; "" without one. */
export type ListedPapers = OpenPapersRow & { asked_on: string }

const eventsAtOnce = 500

/** The last query of each of these applications that names one of its open papers. */
const withQueries = async (db: Database, rows: readonly OpenPapersRow[]) => {
  const listed: ListedPapers[] = []
  for (let from = 0; from < rows.length; from += eventsAtOnce) {
    const part = rows.slice(from, from + eventsAtOnce)
    const events = await db
      .selectFrom("application_events")
      .select(["admission_code", "at", "data"])
      .where("kind", "=", "status")
      .where(
        "admission_code",
        "in",
        part.map(({ id }) => id),
      )
      .orderBy("id")
      .execute()
    const byCode = Map.groupBy(events, ({ admission_code }) => admission_code)
    for (const row of part) {
      const fields = row.papers.map(({ slot }) => fileField(slot))
      const query = byCode.get(row.id)?.findLast(({ data }) => {
        const asked = (JSON.parse(data) as EventData["status"]).query?.fields ?? []
        return asked.some((field) => fields.includes(field))
      })
      listed.push({ ...row, asked_on: query ? dayInIndia(new Date(query.at)) : "" })
    }
  }
  return listed
}

/** A page of the applications with papers that are not settled, the longest open first, and how many there are. */
export const listPapers =
  (listing: PapersListing) =>
  async (filter: PapersFilter, { limit, offset }: { limit: number; offset: number }) => {
    const all = await listAllOpenPapers(listing)(filter)
    const page = all.slice(offset, offset + limit)
    return { data: await withQueries(listing.db, page), total: all.length }
  }

/** The rows of chosen applications, in any order. */
export const findPapers = (listing: PapersListing) => async (codes: readonly string[]) =>
  withQueries(listing.db, await findOpenPapers(listing)(codes))

const titles = {
  since: { en: "Since", hi: "कब से" },
  number: exportMessages.number,
  name: { en: "Name", hi: "नाम" },
  mobile: { en: "Mobile", hi: "मोबाइल" },
  programme: { en: "Programme", hi: "कार्यक्रम" },
  papers: { en: "Papers", hi: "काग़ज़" },
  asked: { en: "Asked by a query on", hi: "प्रश्न भेजकर माँगा, तिथि" },
} satisfies Record<string, Bilingual>

const sheetName = { en: "Missing papers", hi: "शेष काग़ज़" }

const columnsIn = (language: Language, nameOf: (row: ListedPapers) => string) => {
  const papersOf = ({ papers }: ListedPapers) =>
    papers
      .map(({ slot, kind, since }) => {
        const state = openPaperNames[kind][language]
        return `${slotLabel(slot, language)}: ${state}, ${dayFirst(since)}`
      })
      .join("; ")
  const values = {
    since: ({ since }) => dayCell(since),
    number: ({ application_number }) => application_number,
    name: ({ applicant_name }) => applicant_name,
    mobile: ({ applicant_mobile }) => applicant_mobile,
    programme: nameOf,
    papers: papersOf,
    asked: ({ asked_on }) => dayCell(asked_on),
  } satisfies Record<string, Column<ListedPapers>["value"]>
  return columnsFrom<ListedPapers, keyof typeof values>(values, titles, language)
}

interface PapersExport {
  filter: PapersFilter
  format: ExportFormat
  language: Language
}

/** The whole list as a table. Audited. */
export const exportPapers =
  ({ now, courseNames, ...listing }: PapersListing & Pick<SiteDeps, "now" | "courseNames">) =>
  async ({ filter, format, language }: PapersExport, { name }: Actor): Promise<ExportedTable> => {
    const rows = await withQueries(listing.db, await listAllOpenPapers(listing)(filter))
    const details = { format, rows: rows.length, filters: filterNamesOf(filter) }
    await writeAudit(
      listing.db,
      stampOf({ now }, name),
      "missing papers exported",
      "applications",
      details,
    )
    const namesOf = await courseNames()
    const programmeOf = ({ session, course }: ListedPapers) =>
      formatValue("course", course, valueLabels(namesOf(session), language))
    const columns = columnsIn(language, programmeOf)
    return {
      total: rows.length,
      fileName: `missing-papers-${dayInIndia(now())}.${format}`,
      table: writeTable(format, columns, rows, sheetName[language]),
    }
  }
