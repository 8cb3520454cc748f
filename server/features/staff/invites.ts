import { createHash } from "node:crypto"

import { may, type Role } from "#domain/staff/permissions.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { StaffLinksTable } from "#server/platform/database/tables.ts"

/** What a link lets its holder do: join with a role, or set the password of a member of staff anew. */
export type InviteLink =
  | { purpose: "join"; role: Role; staff_id: null }
  | { purpose: "reset"; role: null; staff_id: string }

/** A link that still lets somebody in: to join with a role, or to set a new password for whom `name` names. */
export interface PendingInvite {
  /** Of the row; it opens nothing. */
  id: string
  role: Role | null
  name: string | null
  madeBy: string
  /** ISO 8601 in UTC. */
  endsAt: string
}

/** Who makes a link: a member of staff, or whoever works on the machine itself, who has no id. */
export interface Issuer {
  id: string | null
  name: string
}

export const commandLine: Issuer = { id: null, name: systemActors.commandLine }

/** Long enough to be carried home, short enough to be forgotten. */
const hoursOf = { join: 72, reset: 24 } as const

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url")

interface Deps {
  now: () => Date
  randomBytes: (count: number) => Buffer
}

/** Whether who made a link could make it now as well. */
const mayStillMake = async (db: Database, by: Pick<StaffLinksTable, "made_by" | "made_by_id">) => {
  if (by.made_by_id === null) return by.made_by === commandLine.name
  const maker = await db
    .selectFrom("staff")
    .select(["role", "disabled"])
    .where("id", "=", by.made_by_id)
    .executeTakeFirst()
  return maker !== undefined && !maker.disabled && may(maker.role as Role, "staff.edit")
}

/** Links that let somebody in once; in the database lie only their hashes. */
export const createInvites = ({ now, randomBytes }: Deps) => ({
  /** The token of a new link; a former one of the same purpose and person stops working. */
  make: async (db: Database, link: InviteLink, by: Issuer) => {
    const token = randomBytes(24).toString("base64url")
    const ends = new Date(now().getTime() + hoursOf[link.purpose] * 3_600_000)
    if (link.staff_id) {
      await db.deleteFrom("staff_links").where("staff_id", "=", link.staff_id).execute()
    }
    await db
      .insertInto("staff_links")
      .values({
        ...link,
        token_hash: hashOf(token),
        made_by: by.name,
        made_by_id: by.id,
        expires_at: ends.toISOString(),
      })
      .execute()
    return token
  },

  /** What a token stands for; undefined for one that is unknown, used or over, or whose maker may make none now. */
  find: async (db: Database, token: string): Promise<InviteLink | undefined> => {
    const row = await db
      .selectFrom("staff_links")
      .select(["purpose", "role", "staff_id", "made_by", "made_by_id"])
      .where("token_hash", "=", hashOf(token))
      .where("expires_at", ">", now().toISOString())
      .executeTakeFirst()
    return row && (await mayStillMake(db, row)) ? (row as InviteLink) : undefined
  },

  /** Those that still open, the one that ends first at the top. */
  list: async (db: Database): Promise<PendingInvite[]> => {
    const rows = await db
      .selectFrom("staff_links as link")
      .leftJoin("staff as owner", "owner.id", "link.staff_id")
      .select(["link.token_hash", "link.role", "owner.name", "expires_at"])
      .select(["made_by", "made_by_id"])
      .where("expires_at", ">", now().toISOString())
      .orderBy("expires_at")
      .execute()
    const open: PendingInvite[] = []
    for (const {
      token_hash: id,
      role,
      name,
      made_by: madeBy,
      expires_at: endsAt,
      ...row
    } of rows) {
      if (!(await mayStillMake(db, { ...row, made_by: madeBy }))) continue
      open.push({ id, role: role as Role | null, name, madeBy, endsAt })
    }
    return open
  },

  /** Ends one; the member it was made for, null where it was for a new one, undefined where there is none. */
  withdraw: async (db: Database, id: string) => {
    const ended = await db
      .deleteFrom("staff_links")
      .where("token_hash", "=", id)
      .returning("staff_id")
      .executeTakeFirst()
    return ended?.staff_id
  },

  /** Ends the links that a member of staff made, and those made for that member. */
  endAllOf: async (db: Database, id: string) => {
    await db
      .deleteFrom("staff_links")
      .where((row) => row.or([row("made_by_id", "=", id), row("staff_id", "=", id)]))
      .execute()
  },

  /** Uses a link up. */
  use: async (db: Database, token: string) => {
    await db.deleteFrom("staff_links").where("token_hash", "=", hashOf(token)).execute()
  },
})

export type Invites = ReturnType<typeof createInvites>
