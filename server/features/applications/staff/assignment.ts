import type { Actor } from "#domain/staff/permissions.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

/** Milliseconds without a heartbeat of its page after which an application counts as closed. */
export const openForMs = 90_000

/**
 * Notes that a member of staff has an application open, or has closed it. Returns who else has it open now. It blocks
 * nobody.
 */
export const noteOpen =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (code: string, isOpen: boolean, { name }: Pick<Actor, "name">): Promise<string[]> => {
    const at = now()
    const expired = new Date(at.getTime() - openForMs).toISOString()
    await db
      .deleteFrom("open_applications")
      .where((row) =>
        row.or([
          row("heard_at", "<=", expired),
          row.and([row("admission_code", "=", code), row("opened_by", "=", name)]),
        ]),
      )
      .execute()
    if (isOpen) {
      const heard_at = at.toISOString()
      await db
        .insertInto("open_applications")
        .values({ admission_code: code, opened_by: name, heard_at })
        .onConflict((conflict) =>
          conflict.columns(["admission_code", "opened_by"]).doUpdateSet({ heard_at }),
        )
        .execute()
    }
    const others = await db
      .selectFrom("open_applications")
      .select("opened_by")
      .where("admission_code", "=", code)
      .where("opened_by", "!=", name)
      .orderBy("opened_by")
      .execute()
    return others.map(({ opened_by }) => opened_by)
  }

interface AssignmentChange {
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
