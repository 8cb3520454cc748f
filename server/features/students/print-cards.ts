import { shortSession } from "#domain/fields/academic.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { cardsOnSheet } from "#domain/student/card-sheet.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/dialect.ts"

import { type Card, cardOf, readValidity } from "./read-card.ts"
import { studentOf } from "./student-row.ts"

/**
 * Students of a session like 2024-2025 and a course by number (specification 4.4), "" for all courses; or
 * students by URN.
 */
export type StudentSelection = { session: string; course: string } | { urns: readonly string[] }

export interface Cards {
  cards: Card[]
  /** Total over all pages. Disabled students have no card. */
  total: number
  pages: number
}

/** Sheets per page of the browser. */
const sheetsOnPage = 20

type Deps = Pick<
  SiteDeps,
  "db" | "settings" | "findSession" | "admissionSession" | "courseNames" | "now"
>

const selectStudents = (db: Database, selection: StudentSelection) => {
  const students = db.selectFrom("students").where("status", "=", "active")
  if ("urns" in selection) return students.where("urn", "in", selection.urns)
  const { session, course } = selection
  const ofSession = students.where("session", "=", session)
  return course === "" ? ofSession : ofSession.where("course", "=", course)
}

const subjectOf = (selection: StudentSelection) =>
  "urns" in selection
    ? "students"
    : ["students", selection.session, selection.course].filter(Boolean).join("/")

/**
 * Cards of active students for printing, by admission number, one page of sheets. The audit entry (who, how many)
 * is written before they are returned.
 */
export const printCards =
  ({ db, settings, courseNames, now, ...deps }: Deps) =>
  async (
    selection: StudentSelection,
    page: number,
    { name }: Actor,
    origin: string,
  ): Promise<Cards> => {
    const limit = cardsOnSheet * sheetsOnPage
    const selected = selectStudents(db, selection)
    const total = await countRows(selected)
    const rows = await selected
      .selectAll()
      .orderBy("admission_number")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
    if (rows.length > 0) {
      const stamp = stampOf({ now }, name)
      const subject = subjectOf(selection)
      await writeAudit(db, stamp, "cards printed", subject, { count: rows.length })
    }
    const college = await settings()
    const namesOf = await courseNames()
    const validityOf = readValidity(deps)
    const cards: Card[] = []
    for (const row of rows) {
      const names = namesOf(shortSession(row.session))
      cards.push(cardOf(studentOf(row), college, await validityOf(row), names, origin))
    }
    return {
      cards,
      total,
      pages: Math.max(1, Math.ceil(total / limit)),
    }
  }
