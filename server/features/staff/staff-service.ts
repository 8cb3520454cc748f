import type { Vault } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { createSignInTries } from "#server/platform/rate-limit/sign-in-attempts.ts"

import type { SignInLibrary } from "./auth-library.ts"
import { createLinks } from "./invites.ts"
import { createStaff } from "./staff-repository.ts"
import { createSignInDesk } from "./staff-sign-in.ts"

interface Deps {
  db: Database
  vault: Vault
  now: () => Date
  randomBytes: (count: number) => Buffer
  /** The college's name, as an app for one-time passwords shows it. */
  issuer: () => Promise<string>
  /** Whether the site is only ever reached by HTTPS. */
  isHttps: boolean
}

/** Signs the cookies of staff sessions. */
export const signInSecretOf = (vault: Pick<Vault, "index">) =>
  vault.index("the sign-in library's secret 1")

/** The members of staff and their way in, on one database. */
export const openStaffDesk = ({ db, vault, now, randomBytes, issuer, isHttps }: Deps) => {
  const staff = createStaff({ db, links: createLinks({ now, randomBytes }), now, randomBytes })
  let loaded: Promise<SignInLibrary> | undefined
  const load = async () => {
    const { createSignInLibrary } = await import("./auth-library.ts")
    const secret = signInSecretOf(vault)
    return createSignInLibrary(db, { secret, issuer: await issuer(), isHttps })
  }
  const library = () => (loaded ??= load())
  const tries = createSignInTries(db, now)
  return { staff, signInDesk: createSignInDesk({ library, tries, vault, staff, now }) }
}
