import { type Actor, may, type Role } from "#domain/staff/permissions.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import { hashToken } from "#server/platform/crypto/hash-token.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { StaffTokensTable } from "#server/platform/database/tables.ts"

import { changeAccess, findStaffRow, type StaffDeps } from "./staff-rows.ts"

/** What an invitation link allows: to join with a role, or to reset a staff member's password. */
type InviteLink =
  | { purpose: "join"; role: Role; staff_id: null; note: string }
  | { purpose: "reset"; role: null; staff_id: string; note: "" }

/** A link that is still valid: to join with a role, or to reset the password of the person in `name`. */
export interface PendingInvite {
  /** Identifies the row; it is the token's hash and cannot be used as a token. */
  id: string
  role: Role | null
  name: string | null
  /** For whom a link to join is; empty if the issuer did not say. */
  note: string
  madeBy: string
  /** ISO 8601 in UTC. */
  endsAt: string
}

/** Issuer of a link: a staff member, or the command line, which has no id. */
export interface Issuer {
  id: string | null
  name: string
}

export const commandLine: Issuer = { id: null, name: systemActors.commandLine }

/** Lifetime in hours: long enough to take the link home, short enough to limit misuse. */
const lifetimeHours = { join: 72, reset: 24 } as const

/** Whether the issuer of a link is still allowed to create one. */
const mayStillIssue = async (
  db: Database,
  { issued_by, issued_by_id }: Pick<StaffTokensTable, "issued_by" | "issued_by_id">,
) => {
  if (issued_by_id === null) return issued_by === commandLine.name
  const issuer = await findStaffRow(db, issued_by_id)
  return issuer !== undefined && !issuer.disabled && may(issuer.role as Role, "staff.edit")
}

/** Creates a link and returns its token, of which the database stores only the hash. */
const createInvite = async (
  db: Database,
  { now, randomBytes }: StaffDeps,
  link: InviteLink,
  issuer: Issuer,
) => {
  const token = randomBytes(24).toString("base64url")
  const expires = new Date(now().getTime() + lifetimeHours[link.purpose] * 3_600_000)
  await db
    .insertInto("staff_tokens")
    .values({
      ...link,
      token_hash: hashToken(token),
      issued_by: issuer.name,
      issued_by_id: issuer.id,
      expires_at: expires.toISOString(),
    })
    .execute()
  return token
}

/** Creates a link for a new member with a role. `note` says for whom it is. Returns its token. */
export const inviteMember =
  (deps: StaffDeps) =>
  (role: Role, issuer: Issuer, note = "") =>
    changeAccess(deps.db, async (transaction) => {
      await writeAudit(
        transaction,
        stampOf(deps, issuer.name),
        `invited a new ${role}`,
        "staff/new",
      )
      return createInvite(
        transaction,
        deps,
        { purpose: "join", role, staff_id: null, note },
        issuer,
      )
    })

/** Creates a link to reset a member's password. Returns its token. An earlier link of the member stops working. */
export const resetPassword = (deps: StaffDeps) => (id: string, issuer: Issuer) =>
  changeAccess(deps.db, async (transaction) => {
    const member = await findStaffRow(transaction, id)
    if (!member) return "unknown" as const
    if (member.disabled) return "disabled" as const
    const action = "made a link for a new password"
    await writeAudit(transaction, stampOf(deps, issuer.name), action, `staff/${id}`)
    await transaction.deleteFrom("staff_tokens").where("staff_id", "=", id).execute()
    const link = { purpose: "reset", role: null, staff_id: id, note: "" } as const
    return { token: await createInvite(transaction, deps, link, issuer) }
  })

/**
 * Finds the link of a token, and the member it is for. Returns undefined if it is unknown, used or expired, if its
 * issuer lost the permission, or if the member is disabled.
 */
export const findInvite = async (db: Database, token: string, now: Date) => {
  const row = await db
    .selectFrom("staff_tokens")
    .select(["purpose", "role", "staff_id", "note", "issued_by", "issued_by_id"])
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst()
  if (!row || !(await mayStillIssue(db, row))) return undefined
  const member = row.staff_id ? await findStaffRow(db, row.staff_id) : undefined
  return member?.disabled ? undefined : { link: row as InviteLink, member }
}

/** The links that are still valid, ordered by expiry. */
export const listInvites =
  ({ db, now }: StaffDeps) =>
  async (): Promise<PendingInvite[]> => {
    const rows = await db
      .selectFrom("staff_tokens as link")
      .leftJoin("staff as member", "member.id", "link.staff_id")
      .select([
        "link.token_hash as id",
        "link.role",
        "member.name",
        "link.note",
        "expires_at as endsAt",
      ])
      .select(["issued_by", "issued_by_id"])
      .where("expires_at", ">", now().toISOString())
      .orderBy("expires_at")
      .execute()
    const pending: PendingInvite[] = []
    for (const { role, issued_by, issued_by_id, ...row } of rows) {
      if (!(await mayStillIssue(db, { issued_by, issued_by_id }))) continue
      pending.push({ ...row, role: role as Role | null, madeBy: issued_by })
    }
    return pending
  }

/** Revokes a link. Returns false if there is no such link. */
export const withdrawInvite = (deps: StaffDeps) => (id: string, actor: Actor) =>
  changeAccess(deps.db, async (transaction) => {
    const removed = await transaction
      .deleteFrom("staff_tokens")
      .where("token_hash", "=", id)
      .returning("staff_id")
      .executeTakeFirst()
    if (!removed) return false
    const subject = `staff/${removed.staff_id ?? "new"}`
    await writeAudit(transaction, stampOf(deps, actor.name), "withdrew a link", subject)
    return true
  })

/** Revokes all links that a staff member created, and those for that member. */
export const endInvitesOf = (db: Database, id: string) =>
  db
    .deleteFrom("staff_tokens")
    .where((row) => row.or([row("issued_by_id", "=", id), row("staff_id", "=", id)]))
    .execute()

/** Deletes a used link. */
export const removeInvite = (db: Database, token: string) =>
  db.deleteFrom("staff_tokens").where("token_hash", "=", hashToken(token)).execute()
