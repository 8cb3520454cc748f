import type { AuditStamp } from "#server/platform/audit/write-audit.ts"
import type { Database } from "#server/platform/database/connect.ts"

/**
 * Notes, after the Aadhaar number of an application was corrected, that it shares none with those of earlier decisions. These were
 * about the former number: if the new one is shared again, it is a new question.
 */
export const noteCorrectedNumber = async (
  transaction: Database,
  code: string,
  { at, by: actor }: AuditStamp,
) => {
  const others = await transaction
    .selectFrom("duplicate_settlements as own")
    .innerJoin("duplicate_settlements as other", "other.id", "own.id")
    .select("other.admission_code")
    .distinct()
    .where("own.admission_code", "=", code)
    .where("own.kept", "is not", null)
    .where("other.admission_code", "!=", code)
    .execute()
  const pairs = others.flatMap(({ admission_code: other }) => {
    const facts = {
      id: `corrected ${code} ${other} ${at}`,
      decision: "different_people" as const,
      kept: null,
      reason: "The Aadhaar number was corrected",
      at,
      actor,
    }
    return [code, other].map((admission_code) => ({ ...facts, admission_code }))
  })
  if (pairs.length > 0)
    await transaction.insertInto("duplicate_settlements").values(pairs).execute()
}
