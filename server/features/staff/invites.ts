import { createHash } from "node:crypto"

import { may, type Role } from "#domain/staff/permissions.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { StaffTokensTable } from "#server/platform/database/tables.ts"

/** What an invitation link allows: to join with a role, or to reset a staff member's password. */
export type InviteLink =
  | { purpose: "join"; role: Role; staff_id: null }
  | { purpose: "reset"; role: null; staff_id: string }

/** A link that is still valid: to join with a role, or to reset the password of the person in `name`. */
export interface PendingInvite {
  /** Identifies the row; it is the token's hash and cannot be used as a token. */
  id: string
  role: Role | null
  name: string | null
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
const hoursOf = { join: 72, reset: 24 } as const

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url")

interface Deps {
  now: () => Date
  randomBytes: (count: number) => Buffer
}

/** Whether the issuer of a link is still allowed to create one. */
const mayStillMake = async (
  db: Database,
  by: Pick<StaffTokensTable, "issued_by" | "issued_by_id">,
) => {
  if (by.issued_by_id === null) return by.issued_by === commandLine.name
  const maker = await db
    .selectFrom("staff")
    .select(["role", "disabled"])
    .where("id", "=", by.issued_by_id)
    .executeTakeFirst()
  return maker !== undefined && !maker.disabled && may(maker.role as Role, "staff.edit")
}

/** One-time invitation links. The database stores only their tokens' hashes. */
export const createInvites = ({ now, randomBytes }: Deps) => ({
  /** Creates a link and returns its token. An earlier link for the same person stops working. */
  make: async (db: Database, link: InviteLink, by: Issuer) => {
    const token = randomBytes(24).toString("base64url")
    const ends = new Date(now().getTime() + hoursOf[link.purpose] * 3_600_000)
    if (link.staff_id) {
      await db.deleteFrom("staff_tokens").where("staff_id", "=", link.staff_id).execute()
    }
    await db
      .insertInto("staff_tokens")
      .values({
        ...link,
        token_hash: hashOf(token),
        issued_by: by.name,
        issued_by_id: by.id,
        expires_at: ends.toISOString(),
      })
      .execute()
    return token
  },

  /**
   * Finds the link of a token. Returns undefined if it is unknown, used or expired, or if its issuer lost the
   * permission.
   */
  find: async (db: Database, token: string): Promise<InviteLink | undefined> => {
    const row = await db
      .selectFrom("staff_tokens")
      .select(["purpose", "role", "staff_id", "issued_by", "issued_by_id"])
      .where("token_hash", "=", hashOf(token))
      .where("expires_at", ">", now().toISOString())
      .executeTakeFirst()
    return row && (await mayStillMake(db, row)) ? (row as InviteLink) : undefined
  },

  /** The links that are still valid, ordered by expiry. */
  list: async (db: Database): Promise<PendingInvite[]> => {
    const rows = await db
      .selectFrom("staff_tokens as link")
      .leftJoin("staff as owner", "owner.id", "link.staff_id")
      .select(["link.token_hash", "link.role", "owner.name", "expires_at"])
      .select(["issued_by", "issued_by_id"])
      .where("expires_at", ">", now().toISOString())
      .orderBy("expires_at")
      .execute()
    const open: PendingInvite[] = []
    for (const {
      token_hash: id,
      role,
      name,
      issued_by: madeBy,
      expires_at: endsAt,
      ...row
    } of rows) {
      if (!(await mayStillMake(db, { ...row, issued_by: madeBy }))) continue
      open.push({ id, role: role as Role | null, name, madeBy, endsAt })
    }
    return open
  },

  /**
   * Revokes a link. Returns the member it was for, null for a new member, or undefined if there is no such
   * link.
   */
  withdraw: async (db: Database, id: string) => {
    const ended = await db
      .deleteFrom("staff_tokens")
      .where("token_hash", "=", id)
      .returning("staff_id")
      .executeTakeFirst()
    return ended?.staff_id
  },

  /** Revokes all links that a staff member created, and those for that member. */
  endAllOf: async (db: Database, id: string) => {
    await db
      .deleteFrom("staff_tokens")
      .where((row) => row.or([row("issued_by_id", "=", id), row("staff_id", "=", id)]))
      .execute()
  },

  /** Deletes a used link. */
  use: async (db: Database, token: string) => {
    await db.deleteFrom("staff_tokens").where("token_hash", "=", hashOf(token)).execute()
  },
})

export type Invites = ReturnType<typeof createInvites>
