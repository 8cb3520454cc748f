import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { booleanColumn } from "../staff-rows.ts"

/** How long a browser may take to sign a challenge. */
const challengeMinutes = 5

type Deps = Pick<SiteDeps, "db" | "now">

/** Stores what a session or a sign-in must sign, in place of an earlier challenge. */
export const storeChallenge = async ({ db, now }: Deps, id: string, challenge: string) => {
  const at = now().getTime()
  await db
    .deleteFrom("staff_passkey_challenges")
    .where("expires_at", "<=", new Date(at).toISOString())
    .execute()
  const row = { challenge, expires_at: new Date(at + challengeMinutes * 60_000).toISOString() }
  await db
    .insertInto("staff_passkey_challenges")
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute()
}

/** The challenge, which can be answered once. Undefined if there is none or it has ended. */
export const takeChallenge = async ({ db, now }: Deps, id: string) => {
  const row = await db
    .deleteFrom("staff_passkey_challenges")
    .where("id", "=", id)
    .returning(["challenge", "expires_at"])
    .executeTakeFirst()
  return row && row.expires_at > now().toISOString() ? row.challenge : undefined
}

export const listPasskeyRows = (db: Database, staffId: string) =>
  db
    .selectFrom("staff_passkeys")
    .selectAll()
    .where("staff_id", "=", staffId)
    .orderBy("created_at")
    .execute()

/** Whether any member has this passkey. The authenticator chooses its id, and may answer with that of another. */
export const isPasskey = async (db: Database, id: string) => {
  const row = await db
    .selectFrom("staff_passkeys")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst()
  return row !== undefined
}

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeyRows>>[number]

/** How browsers name a stored passkey. */
export const descriptorOf = ({ id, transports }: Pick<PasskeyRow, "id" | "transports">) => ({
  id,
  transports: transports.split(",").filter(Boolean),
})

/** Whether an authenticator app is set up. */
export const hasCodes = async (db: Database, staffId: string) => {
  const row = await db
    .selectFrom("staff_two_factors")
    .select("verified")
    .where("userId", "=", staffId)
    .executeTakeFirst()
  // Rows of an earlier version have no value; the library takes them as verified.
  return row !== undefined && (row.verified === null || Boolean(row.verified))
}

/** Says to the auth library whether a sign-in needs a second step: for a passkey or a code. */
export const updateSecondFactor = async (db: Database, staffId: string) => {
  const isOn = (await hasCodes(db, staffId)) || (await listPasskeyRows(db, staffId)).length > 0
  await db
    .updateTable("staff")
    .set({ twoFactorEnabled: booleanColumn(db, isOn) })
    .where("id", "=", staffId)
    .execute()
}
