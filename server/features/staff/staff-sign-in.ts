import { staffSession } from "#domain/staff/session.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { SignInAttempts } from "#server/platform/rate-limit/sign-in-attempts.ts"

import type { SignedInStaff, AuthLibrary } from "./auth-library.ts"
import type { Staff } from "./staff-repository.ts"

/** Rate limit: failed sign-ins within 15 minutes per e-mail address and per client address. */
const attempts = { perMember: 5, perAddress: 30 } as const

interface Deps {
  /** Loads better-auth on first use: a server whose console is not used never loads it. */
  library: () => Promise<AuthLibrary>
  attempts: Pick<SignInAttempts, "note" | "forget">
  fieldEncryption: Pick<FieldEncryption, "blindIndex">
  staff: Pick<Staff, "noteSignIn" | "endSession">
  now: () => Date
}

const isTooOld = (startedAt: Date, now: Date) =>
  now.getTime() - startedAt.getTime() > staffSession.hours * 3_600_000

/** Staff sign-in: better-auth with our own rate limit and audit log. */
export const createStaffSignIn = ({
  library,
  attempts: counted,
  fieldEncryption,
  staff,
  now,
}: Deps) => {
  const findSession = async (headers: Headers) => {
    // Reading a session also extends it and its cookie (idle timeout).
    const asked = await (await library()).api.getSession({ headers, returnHeaders: true })
    const found = asked.response
    if (!found) return undefined
    const member = found.user as unknown as SignedInStaff
    const isOver = member.disabled || isTooOld(new Date(found.session.createdAt), now())
    return isOver ? undefined : { member, cookies: asked.headers.getSetCookie() }
  }

  /**
   * Passes a request with a password to better-auth. If the rate limit is exceeded, returns
   * `retryAfterSeconds` instead.
   */
  const tryPassword = async (request: Request, email: string, address: string) => {
    const ofMember = `staff ${fieldEncryption.blindIndex(email.toLowerCase())}`
    const noted = await counted.note([
      { key: ofMember, limit: attempts.perMember },
      { key: `staff address ${fieldEncryption.blindIndex(address)}`, limit: attempts.perAddress },
    ])
    if (noted.retryAfterSeconds > 0) return { retryAfterSeconds: noted.retryAfterSeconds }
    const response = await (await library()).handler(request)
    if (response.ok) await counted.forget(noted.ids, ofMember)
    return { response }
  }

  /**
   * Replay protection: whether a code was not used before. Somebody else may have seen it while it is valid.
   */
  const isFirstUse = async (member: string, code: string) => {
    const use = { key: `code ${fieldEncryption.blindIndex(`${member} ${code}`)}`, limit: 1 }
    return (await counted.note([use])).retryAfterSeconds === 0
  }

  return {
    /** The staff member of a request's session cookie; undefined if the session is missing or expired. */
    findSession,

    /** Passes a request to better-auth. */
    handle: async (request: Request) => (await library()).handler(request),

    /** For signed-in staff who confirm their password: the same rate limit as for the sign-in. */
    tryPassword,

    /** Second step of a sign-in. Each code is accepted once; a second use ends its session immediately. */
    signInByCode: async (request: Request, code: string) => {
      const response = await (await library()).handler(request)
      if (!response.ok) {
        await staff.noteSignIn(systemActors.visitor, "code refused", "sign-in")
        return response
      }
      const { user, token } = (await response.clone().json()) as {
        user: Pick<SignedInStaff, "id" | "email">
        token: string
      }
      if (!(await isFirstUse(user.id, code))) {
        await staff.endSession(token)
        await staff.noteSignIn(user.email, "code refused", "sign-in")
        return Response.json({ code: "INVALID_CODE" }, { status: 401 })
      }
      await staff.noteSignIn(user.email, "code accepted", "sign-in")
      return response
    },

    /**
     * Signs in by e-mail and password. If the rate limit is exceeded, the password is not checked: returns
     * `retryAfterSeconds` instead.
     */
    signIn: async (request: Request, email: string, address: string) => {
      const tried = await tryPassword(request, email, address)
      if (!tried.response) return tried
      if (tried.response.ok) {
        await staff.noteSignIn(email.toLowerCase(), "password accepted", "sign-in")
      } else await staff.noteSignIn(systemActors.visitor, "sign-in refused", "sign-in")
      return tried
    },
  }
}
