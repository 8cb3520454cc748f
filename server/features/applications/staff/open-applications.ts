import type { Actor } from "#domain/staff/permissions.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

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
