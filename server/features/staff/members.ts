import { type Actor, may, type Permission, type Role, roles } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { hasRows } from "#server/platform/database/dialect.ts"
import type { StaffTable } from "#server/platform/database/tables.ts"
import { hasAllWords } from "#server/platform/text/tokens.ts"

import { endInvitesOf } from "./invites.ts"
import {
  booleanColumn,
  changeAccess,
  endStaffSessions,
  findStaffRow,
  type StaffDeps,
  timeColumn,
} from "./staff-rows.ts"

/** A staff member as other staff see them. */
export interface StaffMember {
  id: string
  name: string
  email: string
  role: Role
  isDisabled: boolean
  hasSecondFactor: boolean
}

export const listStaff =
  ({ db }: StaffDeps) =>
  async (): Promise<StaffMember[]> => {
    const rows = await db.selectFrom("staff").selectAll().orderBy("name").execute()
    return rows.map(({ id, name, email, role, disabled, twoFactorEnabled }) => ({
      id,
      name,
      email,
      role: role as Role,
      isDisabled: Boolean(disabled),
      hasSecondFactor: Boolean(twoFactorEnabled),
    }))
  }

/** The members whose name or e-mail address has all words of a query. */
export const searchStaff = (deps: StaffDeps) => async (query: string, limit: number) => {
  const members = await listStaff(deps)()
  return members.filter(({ name, email }) => hasAllWords(`${name} ${email}`, query)).slice(0, limit)
}

/** Returns whether an active member besides this one has a permission. */
export const hasOtherMember = (db: Database, permission: Permission) => (id: string) =>
  hasRows(
    db
      .selectFrom("staff")
      .where("disabled", "=", booleanColumn(db, false))
      .where(
        "role",
        "in",
        roles.filter((role) => may(role, permission)),
      )
      .where("id", "!=", id),
  )

/** Whether a member is the last active administrator: nobody else could invite staff. */
const isLastAdministrator = async (db: Database, { id, role, disabled }: StaffTable) => {
  if (role !== "administrator" || disabled) return false
  const administrators = db.selectFrom("staff").where("role", "=", "administrator")
  const active = administrators.where("disabled", "=", booleanColumn(db, false))
  return !(await hasRows(active.where("id", "!=", id)))
}

/**
 * Changes a member's role or disables the member. Ends the member's sessions, so that the change applies at
 * once. Links end too, unless the role stays the same.
 */
export const changeMember =
  ({ db, now }: StaffDeps) =>
  (id: string, { role, isDisabled }: { role: Role; isDisabled: boolean }, actor: Actor) =>
    changeAccess(db, async (transaction) => {
      const member = await findStaffRow(transaction, id)
      if (!member) return "unknown" as const
      const staysInCharge = role === "administrator" && !isDisabled
      if (!staysInCharge && (await isLastAdministrator(transaction, member))) {
        return "last administrator" as const
      }
      const at = now()
      await transaction
        .updateTable("staff")
        .set({ role, disabled: booleanColumn(db, isDisabled), updatedAt: timeColumn(db, at) })
        .where("id", "=", id)
        .execute()
      await endStaffSessions(transaction, id)
      if (isDisabled || role !== member.role) await endInvitesOf(transaction, id)
      const stamp = { by: actor.name, at: at.toISOString() }
      const from: Role | "disabled" = member.disabled ? "disabled" : (member.role as Role)
      const to: Role | "disabled" = isDisabled ? "disabled" : role
      const change = from === to ? undefined : { from, to }
      await writeAudit(transaction, stamp, `made ${to}`, `staff/${id}`, change)
      return "changed" as const
    })

/** Removes the second factor after a lost phone. The password alone suffices until a new one is set up. */
export const removeSecondFactor =
  ({ db, now }: StaffDeps) =>
  (id: string, actor: Actor) =>
    db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("staff_two_factors").where("userId", "=", id).execute()
      await transaction.deleteFrom("staff_passkeys").where("staff_id", "=", id).execute()
      await transaction
        .updateTable("staff")
        .set({ twoFactorEnabled: booleanColumn(db, false) })
        .where("id", "=", id)
        .execute()
      await endStaffSessions(transaction, id)
      const stamp = stampOf({ now }, actor.name)
      await writeAudit(transaction, stamp, "removed the second factor", `staff/${id}`)
    })
