import { findCourse } from "#domain/admission/course-names.ts"
import {
  countEnrolment,
  type EnrolmentCounts,
  enrolmentCategories,
  enrolmentOf,
  type EnrolmentRow,
  enrolmentRows,
} from "#domain/applications/enrolment.ts"
import { enrolmentTexts } from "#domain/applications/messages/enrolment-texts.ts"
import type { Language } from "#domain/content/languages.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Column } from "#server/platform/spreadsheets/column.ts"
import {
  type ExportedTable,
  type ExportFormat,
  writeTable,
} from "#server/platform/spreadsheets/export-table.ts"

import { readCheckedApplications } from "./read-checked-applications.ts"

type Deps = Pick<SiteDeps, "db" | "now" | "findSession" | "admissionSession" | "courseNames">

interface EnrolmentLine {
  course: string
  row: EnrolmentRow
  counts: EnrolmentCounts
}

/** Who is admitted in a session, by programme; by default in the open one. */
const reportEnrolment =
  ({ db, findSession, admissionSession }: Deps) =>
  async (named?: string): Promise<{ session: string; lines: EnrolmentLine[] }> => {
    const session = named ? await findSession(named) : await admissionSession()
    const lines: EnrolmentLine[] = []
    for (const { code: course } of session?.programmes ?? []) {
      const where = { session: session!.label, course }
      const applications = await readCheckedApplications(db, where)
      const counted = countEnrolment(applications.filter(({ status }) => status === "admitted"))
      lines.push(...enrolmentRows.map((row) => ({ course, row, counts: counted[row] })))
    }
    return { session: session?.label ?? named ?? "", lines }
  }

const columnsIn = (
  language: Language,
  courseOf: (code: string) => string,
): Column<EnrolmentLine>[] => {
  const { rows, categories, genders, heads } = enrolmentTexts
  const groups = [...enrolmentCategories, undefined]
  return [
    { key: "course", title: heads.course[language], value: ({ course }) => courseOf(course) },
    { key: "row", title: heads.row[language], value: ({ row }) => rows[row][language] },
    ...groups.flatMap((category) =>
      ([undefined, "female", "other"] as const).map((gender) => ({
        key: `${category ?? "total"} ${gender ?? "all"}`,
        title: `${categories[category ?? "total"][language]}, ${genders[gender ?? "all"][language]}`,
        value: ({ counts }: EnrolmentLine) => enrolmentOf(counts, category, gender),
      })),
    ),
  ]
}

/** The same as a table to copy into the survey. The export is a line of the audit log. */
const exportEnrolment =
  (deps: Deps) =>
  async (
    named: string | undefined,
    format: ExportFormat,
    language: Language,
    { name }: Actor,
  ): Promise<ExportedTable> => {
    const { session, lines } = await reportEnrolment(deps)(named)
    const names = (await deps.courseNames())(session)
    const courseOf = (code: string) => findCourse(names, code)?.short_name[language] ?? code
    const stamp = stampOf(deps, name)
    await writeAudit(deps.db, stamp, "enrolment exported", "applications", {
      session,
      format,
      rows: lines.length,
    })
    return {
      total: lines.length,
      fileName: `enrolment-${session}.${format}`,
      table: writeTable(format, columnsIn(language, courseOf), lines, "Enrolment"),
    }
  }

export const createEnrolmentReport = (deps: Deps) => ({
  reportEnrolment: reportEnrolment(deps),
  exportEnrolment: exportEnrolment(deps),
})
