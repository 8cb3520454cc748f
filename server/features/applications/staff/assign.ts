import type { Actor } from "#domain/staff/permissions.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

export interface AssignmentChange {
  /** Whether the caller takes the applications, or releases them. */
  takes: boolean
  /** Who worked on them when the caller saw them; null for nobody. */
  from: string | null
}

/**
 * Says who works on applications. Returns the codes of those that were changed: the others are assigned to somebody
 * else meanwhile. Nobody is kept from working on them.
 */
export const assignApplications =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (
    codes: readonly string[],
    { takes, from }: AssignmentChange,
    { name }: Pick<Actor, "name">,
  ): Promise<string[]> => {
    const rows = await db
      .updateTable("applications")
      .set(
        takes
          ? { assigned_to: name, assigned_at: now().toISOString() }
          : { assigned_to: null, assigned_at: null },
      )
      .where("admission_code", "in", [...codes])
      .where("assigned_to", from === null ? "is" : "=", from)
      .returning("admission_code")
      .execute()
    return rows.map(({ admission_code }) => admission_code)
  }
