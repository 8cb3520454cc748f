import { signInLimits } from "#domain/student/sign-in-and-session-limits.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { createSignInAttempts } from "#server/platform/rate-limit/sign-in-attempts.ts"

import type { AuthLibrary } from "./auth-library.ts"
import { createInvites } from "./invites.ts"
import { createStaff } from "./staff-repository.ts"
import { createStaffSignIn } from "./staff-sign-in.ts"

interface Deps {
  db: Database
  fieldEncryption: FieldEncryption
  now: () => Date
  randomBytes: (count: number) => Buffer
  /** The college's name, as authenticator apps show it. */
  issuer: () => Promise<string>
  /** Whether the site is reachable only by HTTPS. */
  isHttps: boolean
}

/** The secret that signs the cookies of staff sessions. */
export const signInSecretOf = (fieldEncryption: Pick<FieldEncryption, "blindIndex">) =>
  fieldEncryption.blindIndex("the sign-in library's secret 1")

/** Creates the staff repository and the staff sign-in for one database. */
export const createStaffService = ({
  db,
  fieldEncryption,
  now,
  randomBytes,
  issuer,
  isHttps,
}: Deps) => {
  const staff = createStaff({ db, links: createInvites({ now, randomBytes }), now, randomBytes })
  let loaded: Promise<AuthLibrary> | undefined
  const load = async () => {
    const { createAuthLibrary: createSignInLibrary } = await import("./auth-library.ts")
    const secret = signInSecretOf(fieldEncryption)
    return createSignInLibrary(db, { secret, issuer: await issuer(), isHttps })
  }
  const library = () => (loaded ??= load())
  const attempts = createSignInAttempts(db, now, signInLimits.windowMinutes)
  return {
    staff,
    staffSignIn: createStaffSignIn({ library, attempts, fieldEncryption, staff, now }),
  }
}
