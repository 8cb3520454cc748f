import type { Database } from "#server/platform/database/connect.ts"

/**
 * The applications of a programme whose identity number is that of somebody admitted to another one of the session. They
 * cannot be admitted as well: a person has one student record.
 */
export const listAdmittedElsewhere = async (
  db: Database,
  { session, course }: { session: string; course: string },
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom("applications as own")
    .innerJoin("applications as other", (join) =>
      join
        .onRef("other.aadhaar_index", "=", "own.aadhaar_index")
        .onRef("other.session", "=", "own.session")
        .onRef("other.course", "!=", "own.course"),
    )
    .select("own.admission_code as code")
    .where("own.session", "=", session)
    .where("own.course", "=", course)
    .where("other.status", "=", "admitted")
    .execute()
  return new Set(rows.map(({ code }) => code))
}
