import type { Language } from "#domain/content/text.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { writeAudit } from "#server/platform/audit/write-audit.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"
import {
  type ExportedTable,
  type ExportFormat,
  writeTable,
} from "#server/platform/spreadsheets/export-table.ts"

import type { Where } from "../merit-rows.ts"
import { columnsOf, type ExportedPart } from "./export-columns.ts"
import { findShownRound, listPeople } from "./round-people.ts"

interface RoundExport {
  part: ExportedPart
  format: ExportFormat
  language: Language
}

const sheetNames = { list: { en: "List", hi: "सूची" }, offers: { en: "Offers", hi: "प्रस्ताव" } }

/** The last public list or its offers as a table. Undefined if there is no list. The audit says who has it. */
export const exportRound =
  (deps: Pick<SiteDeps, "db" | "now">) =>
  async (
    where: Where,
    { part, format, language }: RoundExport,
    { name }: Actor,
  ): Promise<ExportedTable | undefined> => {
    const round = await findShownRound(deps, where)
    if (!round) return undefined
    const people = await listPeople(deps.db, round)
    const rows = part === "list" ? people : people.filter(({ state }) => state !== null)
    const stamp = { by: name, at: deps.now().toISOString() }
    const subject = `merit ${where.session} ${where.programme}`
    const detail = `round ${round.number}, ${part}, ${format.toUpperCase()}, ${rows.length}`
    await writeAudit(deps.db, stamp, "merit list exported", subject, detail)
    const columns = columnsOf(part, round.last_date, language)
    return {
      total: rows.length,
      fileName: `merit-${part}-${where.programme}-${round.number}.${format}`,
      table: writeTable(format, columns, rows, sheetNames[part][language]),
    }
  }
