import type { Settings } from "#domain/content/settings.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { cardsOnSheet } from "#domain/student/limits.ts"
import type { AuditEntry } from "#server/platform/audit/write-audit.ts"

import { type Card, cardOf } from "./read-card.ts"
import type { Students, StudentSelection } from "./student-repository.ts"

export interface Cards {
  cards: Card[]
  /** How many there are on all pages; who is disabled has none. */
  total: number
  pages: number
}

/** How many sheets a page of the browser prints at once. */
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

/** The cards of active students, by their admission numbers, a page of sheets; who opened how many is written down before. */
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
