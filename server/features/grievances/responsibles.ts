import type { GrievanceCategory } from "#domain/grievances/grievance-names.ts"
import { may, type Role } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** The active members who may answer grievances, by name. */
export const listMembers = async (db: Database) => {
  const rows = await db
    .selectFrom("staff")
    .select(["id", "name", "role", "disabled"])
    .orderBy("name")
    .execute()
  return rows
    .filter(({ role, disabled }) => !disabled && may(role as Role, "grievances.act"))
    .map(({ id, name }) => ({ id, name }))
}

/** Who gets the new grievances of a category; undefined if nobody is chosen, or no longer may answer. */
export const findResponsible = async (db: Database, category: GrievanceCategory) => {
  const chosen = await db
    .selectFrom("grievance_responsibles")
    .select("member_id")
    .where("category", "=", category)
    .executeTakeFirst()
  return chosen && (await listMembers(db)).find(({ id }) => id === chosen.member_id)
}

/** The choice for each category, and from whom one can choose. */
export const createResponsibles = ({ db, now }: Pick<SiteDeps, "db" | "now">) => ({
  read: async () => {
    const chosen = await db.selectFrom("grievance_responsibles").selectAll().execute()
    return { members: await listMembers(db), chosen }
  },

  /** Chooses a member, or nobody. False if the member may not answer grievances. */
  choose: (category: GrievanceCategory, memberId: string | null, by: string) =>
    db.transaction().execute(async (transaction) => {
      const members = await listMembers(transaction)
      if (memberId !== null && !members.some(({ id }) => id === memberId)) return false
      const table = "grievance_responsibles"
      if (memberId === null) {
        await transaction.deleteFrom(table).where("category", "=", category).execute()
      } else {
        await transaction
          .insertInto(table)
          .values({ category, member_id: memberId })
          .onConflict((row) => row.column("category").doUpdateSet({ member_id: memberId }))
          .execute()
      }
      const stamp = stampOf({ now }, by)
      await writeAudit(transaction, stamp, "grievance responsible chosen", "grievances", {
        category,
      })
      return true
    }),
})
