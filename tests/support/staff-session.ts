// Inserts a member of staff with an open session into a site's database, which is faster than invitation and sign-in.

import { createHmac, randomBytes } from "node:crypto"

import { hashPassword } from "better-auth/crypto"

import type { Role } from "#domain/staff/permissions.ts"
import { createAuthLibrary } from "#server/features/staff/auth-library.ts"
import { signInSecretOf } from "#server/features/staff/staff.ts"
import { staffPrintPages } from "#server/http/shared/caller.ts"
import { loadAppKey } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect } from "#server/platform/database/connect.ts"

export const password = "peepal tree near the well"
// Hashing is slow by design: once per process.
let passwordHash: Promise<string> | undefined

interface Member {
  name: string
  email: string
  role: Role
}

/**
 * Adds a member to the site in `dataDir` and signs them in; returns the session's cookies. `url` is the site's
 * DATABASE_URL, if it is not on SQLite; `key` its APP_KEY, if it is not in the folder.
 */
export const signInNewMember = async (
  dataDir: string,
  member: Member,
  url?: string,
  key?: string,
) => {
  const secret = signInSecretOf(createFieldEncryption(await loadAppKey(dataDir, key)))
  const db = connect({ dataDir, url })
  try {
    const now = new Date().toISOString()
    const id = randomBytes(16).toString("base64url")
    const dates = { createdAt: now, updatedAt: now }
    await db
      .insertInto("staff")
      .values({ id, ...member, ...dates, emailVerified: 0, disabled: 0, twoFactorEnabled: 0 })
      .execute()
    const account = { id, accountId: id, providerId: "credential", userId: id }
    passwordHash ??= hashPassword(password)
    await db
      .insertInto("staff_accounts")
      .values({ ...account, password: await passwordHash, ...dates })
      .execute()
    const signedIn = { at: now, actor: member.name, action: "password accepted" }
    await db
      .insertInto("audit")
      .values({ ...signedIn, subject: "staff/sign-in" })
      .execute()

    const library = createAuthLibrary(db, {
      secret,
      issuer: "College",
      isHttps: false,
      now: () => new Date(),
    })
    const { internalAdapter, authCookies } = await library.$context
    const { token } = await internalAdapter.createSession(id)
    const signature = createHmac("sha256", secret).update(token).digest("base64")
    return [authCookies.sessionToken.attributes.path!, ...staffPrintPages].map((path) => ({
      name: authCookies.sessionToken.name,
      path,
      value: encodeURIComponent(`${token}.${signature}`),
      httpOnly: true,
      sameSite: "Strict" as const,
    }))
  } finally {
    await db.destroy()
  }
}
