import type { Settings } from "#domain/content/settings.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { cardsOnSheet } from "#domain/student/card-sheet.ts"
import type { AuditEntry } from "#server/platform/audit/write-audit.ts"

import { type Card, cardOf } from "./read-card.ts"
import type { Students, StudentSelection } from "./student-repository.ts"

export interface Cards {
  cards: Card[]
  /** Total over all pages. Disabled students have no card. */
  total: number
  pages: number
}

/** Sheets per page of the browser. */
const sheetsOnPage = 20

interface Deps {
  students: Pick<Students, "list">
  settings: () => Promise<Settings>
  noteAudit: (note: AuditEntry) => Promise<void>
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
  ({ students, settings, noteAudit }: Deps) =>
  async (
    selection: StudentSelection,
    page: number,
    { name }: Actor,
    origin: string,
  ): Promise<Cards> => {
    const limit = cardsOnSheet * sheetsOnPage
    const { found, total } = await students.list(selection, { limit, offset: (page - 1) * limit })
    const current = await settings()
    if (found.length > 0) {
      await noteAudit({
        actor: name,
        action: "cards printed",
        subject: subjectOf(selection),
        detail: String(found.length),
      })
    }
    return {
      cards: found.map((student) => cardOf(student, current, origin)),
      total,
      pages: Math.max(1, Math.ceil(total / limit)),
    }
  }
