import type { Language } from "#domain/content/languages.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { categoryNames } from "#domain/grievances/grievance-names.ts"
import {
  countGrievances,
  type GrievanceReportLine,
  quarterName,
  reportHeadings,
} from "#domain/grievances/grievance-report.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { type Column, columnsFrom } from "#server/platform/spreadsheets/column.ts"
import {
  type ExportedTable,
  type ExportFormat,
  writeTable,
} from "#server/platform/spreadsheets/export-table.ts"

import { readClocks } from "./staff-grievances.ts"

type Deps = Pick<SiteDeps, "db" | "now">

const read = async ({ db, now }: Deps) => countGrievances(await readClocks(db), dayInIndia(now()))

const columnsIn = (language: Language) => {
  const values: Record<keyof typeof reportHeadings, Column<GrievanceReportLine>["value"]> = {
    quarter: ({ quarter }) => quarterName(quarter, language),
    category: ({ category }) => categoryNames[category][language],
    received: ({ received }) => received,
    open: ({ open }) => open,
    openLate: ({ openLate }) => openLate,
    closed: ({ closed }) => closed,
    closedLate: ({ closedLate }) => closedLate,
  }
  return columnsFrom(values, reportHeadings, language)
}

/** The report for the committee: numbers by quarter and category. */
export const createGrievanceReport = (deps: Deps) => ({
  read: () => read(deps),

  /** The same as a table. The export is a line of the audit log. */
  export: async (
    format: ExportFormat,
    language: Language,
    { name }: Actor,
  ): Promise<ExportedTable> => {
    const lines = await read(deps)
    const stamp = stampOf(deps, name)
    const details = { format, rows: lines.length }
    await writeAudit(deps.db, stamp, "grievances counted", "grievances", details)
    return {
      total: lines.length,
      fileName: `grievances-${dayInIndia(deps.now())}.${format}`,
      table: writeTable(format, columnsIn(language), lines, "Grievances"),
    }
  },
})
