import { sheetPath } from "#domain/applications/admission-code.ts"
import type { Language } from "#domain/content/languages.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import { findApplicationRow } from "../application-row.ts"

/**
 * The link to the sheet, for an applicant who has lost the admission code, which it holds. The audit entry is written before it
 * is returned. `origin` is like https://college.example. Undefined for an unknown application.
 */
export const readLink =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (
    code: string,
    { name }: Actor,
    origin: string,
    language: Language,
  ): Promise<string | undefined> => {
    const row = await findApplicationRow(db, code)
    if (!row) return undefined
    await writeAudit(db, stampOf({ now }, name), "applicant's link read", code)
    return `${origin}${sheetPath(code, language)}`
  }
