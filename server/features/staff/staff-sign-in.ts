import { staffSession } from "#domain/staff/session.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { SignInAttempts } from "#server/platform/rate-limit/sign-in-attempts.ts"

import type { SignedInStaff, AuthLibrary } from "./auth-library.ts"
import type { Staff } from "./staff-repository.ts"

/** How often one may fail to sign in within 15 minutes: under one e-mail address, and from one place. */
const tries = { perMember: 5, perAddress: 30 } as const

interface Deps {
  /** Loads the library with the first call: a server whose console nobody opens does without it. */
  library: () => Promise<AuthLibrary>
  tries: Pick<SignInAttempts, "note" | "forget">
  vault: Pick<FieldEncryption, "blindIndex">
  staff: Pick<Staff, "noteSignIn" | "endSession">
  now: () => Date
}

const isTooOld = (startedAt: Date, now: Date) =>
  now.getTime() - startedAt.getTime() > staffSession.hours * 3_600_000

/** How members of staff come in: the library's sign-in, with our count of failures and our audit. */
export const createStaffSignIn = ({ library, tries: counted, vault, staff, now }: Deps) => {
  const findSession = async (headers: Headers) => {
    // Being used keeps a session, and its cookie.
    const asked = await (await library()).api.getSession({ headers, returnHeaders: true })
    const found = asked.response
    if (!found) return undefined
    const member = found.user as unknown as SignedInStaff
    const isOver = member.disabled || isTooOld(new Date(found.session.createdAt), now())
    return isOver ? undefined : { member, cookies: asked.headers.getSetCookie() }
  }

  /** Asks the library with a password in the call, unless too many were wrong: then it tells how long to wait. */
  const tryPassword = async (request: Request, email: string, address: string) => {
    const ofMember = `staff ${vault.blindIndex(email.toLowerCase())}`
    const noted = await counted.note([
      { about: ofMember, most: tries.perMember },
      { about: `staff address ${vault.blindIndex(address)}`, most: tries.perAddress },
    ])
    if (noted.retryAfterSeconds > 0) return { retryAfterSeconds: noted.retryAfterSeconds }
    const response = await (await library()).handler(request)
    if (response.ok) await counted.forget(noted.ids, ofMember)
    return { response }
  }

  /** Whether a code was not accepted before: within its minutes somebody else may have seen it. */
  const isFirstUse = async (member: string, code: string) => {
    const use = { about: `code ${vault.blindIndex(`${member} ${code}`)}`, most: 1 }
    return (await counted.note([use])).retryAfterSeconds === 0
  }

  return {
    /** Who the cookie of a call belongs to; undefined for nobody, or nobody any more. */
    findSession,

    /** Hands a call on to the library. */
    handle: async (request: Request) => (await library()).handler(request),

    /** A call of somebody who is signed in, and says the password again: as few may be wrong as at the door. */
    tryPassword,

    /** The second step of a sign-in. Each code opens once; the session of a second use ends at once. */
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
     * Signs in by e-mail and password. After too many failures nobody is even looked at: the seconds to
     * wait are told instead.
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
