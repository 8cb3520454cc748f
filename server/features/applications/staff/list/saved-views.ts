import { textUpTo, required } from "#domain/fields/text-schemas.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { countRows } from "#server/platform/database/dialect.ts"

import { refused, type StaffActionResult } from "../change-application-row.ts"

/** Filters of the list under a name, which all staff share. */
export interface SavedView {
  name: string
  filter: Record<string, unknown>
  by: string
}

type Deps = Pick<SiteDeps, "db" | "now">

/** More than a menu can show. */
export const maxViews = 50

const viewName = required(textUpTo(60))

/** The views, by name. */
export const listViews =
  ({ db }: Pick<Deps, "db">) =>
  async (): Promise<SavedView[]> => {
    const rows = await db.selectFrom("saved_views").select(["name", "filter", "by"]).execute()
    return rows
      .map(({ filter, ...view }) => ({ ...view, filter: JSON.parse(filter) }))
      .toSorted((a, b) => a.name.localeCompare(b.name))
  }

/** Saves a view. One with the same name is replaced. The caller has left searched texts out: they name people. */
export const saveView =
  ({ db, now }: Deps) =>
  async (name: unknown, filter: object, actor: Actor): Promise<StaffActionResult> => {
    const read = viewName.safeParse(name)
    if (!read.success) return refused({ name: [read.error.issues[0]!.message] })
    const others = db.selectFrom("saved_views").where("name", "!=", read.data)
    if ((await countRows(others)) >= maxViews) {
      return refused({ name: ["too_many_views"] })
    }
    const stamp = stampOf({ now }, actor.name)
    const view = { name: read.data, filter: JSON.stringify(filter), ...stamp }
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("saved_views")
        .values(view)
        .onConflict((conflict) => conflict.column("name").doUpdateSet(view))
        .execute()
      await writeAudit(transaction, stamp, "view saved", `views/${view.name}`)
    })
    return { outcome: "stored" }
  }

export const removeView =
  ({ db, now }: Deps) =>
  (name: string, actor: Actor): Promise<StaffActionResult> =>
    db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom("saved_views")
        .where("name", "=", name)
        .executeTakeFirst()
      if (numDeletedRows === 0n) return { outcome: "unknown" }
      const stamp = stampOf({ now }, actor.name)
      await writeAudit(transaction, stamp, "view removed", `views/${name}`)
      return { outcome: "stored" }
    })
