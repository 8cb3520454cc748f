import { sql } from "kysely"

import type { AuditAction } from "#domain/audit/audit-actions.ts"
import { staffSession } from "#domain/staff/session-limits.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { addressKey } from "#server/platform/rate-limit/rate-limit.ts"
import type { SignInAttempts } from "#server/platform/rate-limit/sign-in-attempts.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import type { SignedInStaff, AuthLibrary } from "./auth-library.ts"

/** Rate limit: failed sign-ins within 15 minutes per e-mail address and per client address. */
const limits = { perMember: 5, perAddress: 30 } as const

interface Deps extends Pick<SiteDeps, "db" | "now"> {
  /** Loads better-auth on first use: a server whose console is not used never loads it. */
  library: () => Promise<AuthLibrary>
  attempts: Pick<SignInAttempts, "note" | "forget">
  fieldEncryption: Pick<FieldEncryption, "blindIndex">
  /** Adds an audit entry for a sign-in or a refused sign-in. */
  note: (actor: string, action: AuditAction) => Promise<void>
}

const isTooOld = (startedAt: Date, now: Date) =>
  now.getTime() - startedAt.getTime() > staffSession.hours * 3_600_000

/**
 * The staff member of a request's session cookie; undefined if the session is missing or expired. Also extends the
 * session and its cookie (idle timeout), except for a request in the background.
 */
const findSession =
  ({ library, now }: Deps) =>
  async (headers: Headers, { isBackground }: { isBackground: boolean }) => {
    const reply = await (
      await library()
    ).api.getSession({ headers, returnHeaders: true, query: { disableRefresh: isBackground } })
    if (!reply.response) return undefined
    const { user, session } = reply.response
    const member = { ...user, sessionId: session.id } as unknown as SignedInStaff
    const isOver = member.disabled || isTooOld(new Date(session.createdAt), now())
    return isOver ? undefined : { member, cookies: reply.headers.getSetCookie() }
  }

/**
 * Passes a request with a password to better-auth. If the rate limit is exceeded, the password is not checked:
 * returns `retryAfterSeconds` instead.
 */
const tryPassword =
  ({ library, attempts, fieldEncryption }: Deps) =>
  async (request: Request, email: string, address: string) => {
    const memberKey = `staff ${fieldEncryption.blindIndex(email.toLowerCase())}`
    const { ids, retryAfterSeconds } = await attempts.note([
      { key: memberKey, limit: limits.perMember },
      {
        key: `staff address ${fieldEncryption.blindIndex(addressKey(address))}`,
        limit: limits.perAddress,
      },
    ])
    if (retryAfterSeconds > 0) return { retryAfterSeconds }
    const response = await (await library()).handler(request)
    if (response.ok) await attempts.forget(ids, memberKey)
    return { response }
  }

/** Signs in by e-mail and password. */
const signInByPassword =
  (deps: Deps) => async (request: Request, email: string, address: string) => {
    const result = await tryPassword(deps)(request, email, address)
    if (!result.response) return result
    if (result.response.ok) await deps.note(email.toLowerCase(), "password accepted")
    else await deps.note(systemActors.visitor, "sign-in refused")
    return result
  }

/** Replay protection: whether a code was not used before. Somebody else may have seen it while it is valid. */
const isFirstUse = async ({ attempts, fieldEncryption }: Deps, member: string, code: string) => {
  const use = { key: `code ${fieldEncryption.blindIndex(`${member} ${code}`)}`, limit: 1 }
  return (await attempts.note([use])).retryAfterSeconds === 0
}

/** Second step of a sign-in. Each code is accepted once; a second use ends its session immediately. */
const signInByCode = (deps: Deps) => async (request: Request, code: string) => {
  const { library, db, note } = deps
  const response = await (await library()).handler(request)
  if (!response.ok) {
    await note(systemActors.visitor, "code refused")
    return response
  }
  const { user, token } = (await response.clone().json()) as {
    user: Pick<SignedInStaff, "id" | "email">
    token: string
  }
  if (!(await isFirstUse(deps, user.id, code))) {
    await db.deleteFrom("staff_sessions").where(sql.ref("token"), "=", token).execute()
    await note(user.email, "code refused")
    return Response.json({ code: "INVALID_CODE" }, { status: 401 })
  }
  await note(user.email, "code accepted")
  return response
}

/** Staff sign-in: better-auth with our own rate limit and audit log. */
export const createStaffSignIn = (deps: Deps) => ({
  findSession: findSession(deps),

  /** Passes a request to better-auth. */
  handle: async (request: Request) => (await deps.library()).handler(request),

  /** For signed-in staff who confirm their password: the same rate limit as for the sign-in. */
  tryPassword: tryPassword(deps),
  signIn: signInByPassword(deps),
  signInByCode: signInByCode(deps),
})
