import { createHash } from "node:crypto"

import type { Role } from "#domain/staff/permissions.ts"

import type { Database } from "../database/connect.ts"

/** What a link lets its holder do: join with a role, or set the password of a member of staff anew. */
export type Link =
  | { purpose: "join"; role: Role; staff_id: null }
  | { purpose: "reset"; role: null; staff_id: string }

/** Long enough to be carried home, short enough to be forgotten. */
const hoursOf = { join: 72, reset: 24 } as const

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url")

interface Deps {
  now: () => Date
  randomBytes: (count: number) => Buffer
}

/** Links that let somebody in once; in the database lie only their hashes. */
export const createLinks = ({ now, randomBytes }: Deps) => ({
  /** The token of a new link; a former one of the same purpose and person stops working. */
  make: async (db: Database, link: Link, madeBy: string) => {
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
        made_by: madeBy,
        expires_at: ends.toISOString(),
      })
      .execute()
    return token
  },

  /** What a token stands for; undefined for one that is unknown, used or over. */
  find: async (db: Database, token: string) => {
    const row = await db
      .selectFrom("staff_links")
      .select(["purpose", "role", "staff_id", "made_by"])
      .where("token_hash", "=", hashOf(token))
      .where("expires_at", ">", now().toISOString())
      .executeTakeFirst()
    return row as (Link & { made_by: string }) | undefined
  },

  /** Uses a link up; false where somebody else just did. */
  use: async (db: Database, token: string) => {
    const { numDeletedRows } = await db
      .deleteFrom("staff_links")
      .where("token_hash", "=", hashOf(token))
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})

export type Links = ReturnType<typeof createLinks>
