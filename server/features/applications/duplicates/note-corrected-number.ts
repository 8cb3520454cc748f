import { keptNone } from "#domain/applications/duplicates.ts"
import type { AuditStamp } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"

/**
 * Notes, after the Aadhaar number of an application was corrected, that no decision has kept it, and that it shares no number with
 * those of earlier decisions. These were about the former number: if the new one is shared, it is a new question.
 */
export const noteCorrectedNumber = async (
  transaction: Database,
  code: string,
  { at, by: actor }: AuditStamp,
) => {
  const decided = await transaction
    .selectFrom("duplicate_settlements as own")
    .innerJoin("duplicate_settlements as about", "about.id", "own.id")
    .select("about.admission_code")
    .distinct()
    .where("own.admission_code", "=", code)
    .where("own.kept", "is not", null)
    .execute()
  const rows = decided.flatMap(({ admission_code: other }) => {
    const facts = {
      id: `corrected ${code} ${other} ${at}`,
      decision: "different_people" as const,
      reason: "The Aadhaar number was corrected",
      at,
      actor,
    }
    const about = other === code ? [code] : [code, other]
    const kept = other === code ? keptNone : null
    return about.map((admission_code) => ({ ...facts, admission_code, kept }))
  })
  if (rows.length > 0) await transaction.insertInto("duplicate_settlements").values(rows).execute()
}
