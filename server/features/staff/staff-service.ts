import type { Role } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { hasRows } from "#server/platform/database/dialect.ts"
import { createAttemptCounter } from "#server/platform/rate-limit/attempt-counter.ts"
import { createKnownDevices } from "#server/platform/rate-limit/known-devices.ts"
import { createSignInGuard } from "#server/platform/rate-limit/sign-in-guard.ts"

import { findLink, join } from "./accept-invite.ts"
import type { AuthLibrary } from "./auth-library.ts"
import { inviteMember, listInvites, resetPassword, withdrawInvite } from "./invites.ts"
import { changeMember, listStaff, removeSecondFactor, searchStaff } from "./members.ts"
import { noteNumberSearch } from "./number-searches.ts"
import { createPasskeys } from "./second-factor/passkeys.ts"
import {
  isRequiredOf,
  isSecondFactorRequired,
  setSecondFactorRequired,
} from "./second-factor/second-factor-rule.ts"
import type { StaffDeps } from "./staff-rows.ts"
import { createStaffSignIn, staffGuessLimits } from "./staff-sign-in.ts"

interface Deps extends Pick<SiteDeps, "fieldEncryption">, StaffDeps {
  /** The college's name, as authenticator apps show it. */
  issuer: () => Promise<string>
  /** Whether the site is reachable only by HTTPS. */
  isHttps: boolean
  wait: (ms: number) => Promise<unknown>
}

/** The secret that signs the cookies of staff sessions. */
export const signInSecretOf = (fieldEncryption: Pick<FieldEncryption, "blindIndex">) =>
  fieldEncryption.blindIndex("the sign-in library's secret 1")

/** The services for staff: members with their invitations, and sign-in. */
export const createStaffService = ({ issuer, isHttps, fieldEncryption, ...deps }: Deps) => {
  const { db, now } = deps
  const attempts = createAttemptCounter(db, now)
  const counting = { ...deps, realm: "staff", hash: fieldEncryption.blindIndex } as const
  let loaded: Promise<AuthLibrary> | undefined
  const load = async () => {
    const { createAuthLibrary } = await import("./auth-library.ts")
    const secret = signInSecretOf(fieldEncryption)
    return createAuthLibrary(db, { secret, issuer: await issuer(), isHttps, now })
  }
  return {
    staff: {
      list: listStaff(deps),
      search: searchStaff(deps),
      /** Whether there are no staff members yet. */
      isEmpty: async () => !(await hasRows(db.selectFrom("staff"))),
      change: changeMember(deps),
      removeSecondFactor: removeSecondFactor(deps),
      invite: inviteMember(deps),
      resetPassword: resetPassword(deps),
      listLinks: listInvites(deps),
      withdrawLink: withdrawInvite(deps),
      findLink: findLink(deps),
      join: join(deps),
    },
    passkeys: createPasskeys({ ...deps, issuer }),
    secondFactorRule: {
      isRequired: () => isSecondFactorRequired(db),
      setRequired: setSecondFactorRequired(deps),
      isRequiredOf: (role: Role) => isRequiredOf(db, role),
    },
    noteNumberSearch: noteNumberSearch({ db, now, attempts }),
    sweepAttempts: attempts.sweep,
    staffSignIn: createStaffSignIn({
      db,
      now,
      fieldEncryption,
      library: () => (loaded ??= load()),
      attempts,
      guard: createSignInGuard({ ...counting, limits: staffGuessLimits }),
      devices: createKnownDevices(counting),
      note: (by, action, subject = "staff/sign-in") =>
        writeAudit(db, stampOf({ now }, by), action, subject),
    }),
  }
}

export type StaffService = ReturnType<typeof createStaffService>
