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
import type { ApplicationsTable } from "#server/platform/database/tables.ts"
import { type Column, columnsFrom, dayCell } from "#server/platform/spreadsheets/column.ts"
import {
  type ExportedTable,
  type ExportFormat,
  filterNamesOf,
  writeTable,
} from "#server/platform/spreadsheets/export-table.ts"

import type { EventData } from "../staff/application-events.ts"
import { exportMessages } from "../staff/list/export-columns.ts"
import {
  createOpenPapers,
  type OpenPapersRow,
  type PapersFilter,
  type PapersListing,
} from "./find-open-papers.ts"

/** A row of the list: with name and mobile, and the day of the last query that named an open paper; "" without one. */
export type ListedPapers = OpenPapersRow &
  Pick<ApplicationsTable, "applicant_name" | "applicant_mobile"> & { asked_on: string }

const rowsAtOnce = 500

const listQueries = async (db: Database, codes: readonly string[]) => {
  const events = await db
    .selectFrom("application_events")
    .select(["admission_code", "at", "data"])
    .where("kind", "=", "status")
    .where("admission_code", "in", codes)
    .orderBy("id")
    .execute()
  return Map.groupBy(
    events.flatMap(({ data, ...event }) => {
      const { fields } = (JSON.parse(data) as EventData["status"]).query ?? {}
      return fields ? [{ ...event, fields }] : []
    }),
    ({ admission_code }) => admission_code,
  )
}

/** What the list shows of each application besides its papers. One that was erased meanwhile is left out. */
const describeRows = async (db: Database, rows: readonly OpenPapersRow[]) => {
  const listed: ListedPapers[] = []
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce)
    const codes = part.map(({ id }) => id)
    const queries = await listQueries(db, codes)
    const people = await db
      .selectFrom("applications")
      .select(["admission_code", "applicant_name", "applicant_mobile"])
      .where("admission_code", "in", codes)
      .execute()
    const byCode = new Map(people.map(({ admission_code, ...person }) => [admission_code, person]))
    for (const row of part) {
      const own = row.papers.map(({ slot }) => fileField(slot))
      const query = queries
        .get(row.id)
        ?.findLast(({ fields }) => fields.some((field) => own.includes(field)))
      const person = byCode.get(row.id)
      const asked_on = query ? dayInIndia(new Date(query.at)) : ""
      if (person) listed.push({ ...row, ...person, asked_on })
    }
  }
  return listed
}

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

/** The list of papers that are not settled, for staff. */
export const paperVerbs = ({
  now,
  courseNames,
  ...listing
}: PapersListing & Pick<SiteDeps, "now" | "courseNames">) => {
  const { db } = listing
  const open = createOpenPapers(listing)
  return {
    /** A page of the applications with open papers, the longest open first, and how many there are. */
    listPapers: async (
      filter: PapersFilter,
      { limit, offset }: { limit: number; offset: number },
    ) => {
      const all = await open.list(filter)
      const data = await describeRows(db, all.slice(offset, offset + limit))
      return { data, total: all.length }
    },

    /** The rows of chosen applications, in any order. */
    findPapers: async (codes: readonly string[]) => describeRows(db, await open.find(codes)),

    /** The whole list as a table. Audited. */
    exportPapers: async (
      { filter, format, language }: PapersExport,
      { name }: Actor,
    ): Promise<ExportedTable> => {
      const rows = await describeRows(db, await open.list(filter))
      const details = { format, rows: rows.length, filters: filterNamesOf(filter) }
      const stamp = stampOf({ now }, name)
      await writeAudit(db, stamp, "missing papers exported", "applications", details)
      const namesOf = await courseNames()
      const programmeOf = ({ session, course }: ListedPapers) =>
        formatValue("course", course, valueLabels(namesOf(session), language))
      return {
        total: rows.length,
        fileName: `missing-papers-${dayInIndia(now())}.${format}`,
        table: writeTable(format, columnsIn(language, programmeOf), rows, sheetName[language]),
      }
    },
  }
}
