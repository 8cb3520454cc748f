import type { Language } from "#domain/content/languages.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { Applications } from "../../application-repository.ts"
import {
  type AdmissionSheet,
  readSheetContexts,
  type SheetContextDeps,
  sheetOf,
} from "../../build-sheet.ts"
import type { ApplicationPage, ApplicationListQuery } from "./list-applications.ts"

/** Selects sheets by admission codes or by filter. Both are paginated in the order of the list. */
export interface SheetsQuery extends ApplicationListQuery {
  codes?: readonly string[] | undefined
  /** Prints the whole bank accounts. */
  isWhole?: boolean
  /** Of the site, like https://college.example. */
  origin: string
  language: Language
}

export interface Sheets {
  sheets: AdmissionSheet[]
  /** Total over all pages. */
  total: number
}

interface Deps extends Pick<SiteDeps, "now">, SheetContextDeps {
  applications: Pick<Applications, "findAll">
  list: (query: ApplicationListQuery) => Promise<ApplicationPage>
}

/** The known ones of these admission codes, in the order of the list. */
const inOrder = async (
  db: Database,
  codes: readonly string[],
  { sort, order }: Pick<SheetsQuery, "sort" | "order">,
) => {
  const rows = await db
    .selectFrom("applications")
    .select("admission_code")
    .where("admission_code", "in", codes)
    .orderBy(sort, order)
    .orderBy("admission_code", order)
    .execute()
  return rows.map((row) => row.admission_code)
}

/**
 * Admission sheets for printing, without admission codes. The audit entry (who, how many) is written before they are returned,
 * and one for each application whose whole bank account is printed.
 */
export const printSheets = ({ applications, now, list, ...deps }: Deps) => {
  const { db } = deps
  const find = async (query: SheetsQuery) => {
    if (query.codes) {
      const known = query.codes.length > 0 ? await inOrder(db, query.codes, query) : []
      const codes = known.slice(query.offset, query.offset + query.limit)
      return { codes, total: known.length }
    }
    const { applications: listed, total } = await list(query)
    return { codes: listed.map(({ id }) => id), total }
  }

  return async (query: SheetsQuery, { name }: Actor): Promise<Sheets> => {
    const { isWhole = false, origin, language } = query
    const { codes, total } = await find(query)
    const stored = await applications.findAll(codes)
    const contexts = await readSheetContexts(deps)(codes, origin, language)
    if (stored.length > 0) {
      const stamp = stampOf({ now }, name)
      await writeAudit(db, stamp, "sheets printed", "applications", { count: stored.length })
      if (isWhole) await writeAudit(db, stamp, "bank account printed", codes)
    }
    const sheets = stored.flatMap((row) => {
      const context = contexts.get(row.admission_code)
      return context ? sheetOf(row, context, { isWhole }) : []
    })
    return { sheets, total }
  }
}
