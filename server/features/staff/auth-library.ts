import { randomBytes } from "node:crypto"

import { betterAuth } from "better-auth"
import { twoFactor } from "better-auth/plugins"

import { admissionCodeFrom, groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { passwordLength } from "#domain/fields/password.ts"
import { staffSession } from "#domain/staff/limits.ts"
import { type Role, roles } from "#domain/staff/permissions.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { hashPassword, verifyPassword } from "#server/platform/crypto/password-hash.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"

import { addressHeader, authPath } from "./auth-errors.ts"
import { passkeySignIn } from "./second-factor/passkey-plugin.ts"
import type { SecondFactorDuty } from "./second-factor/second-factor-rule.ts"
import { findStaffRow } from "./staff-rows.ts"

const backupCodes = 10

/** Codes to write down: letters and digits that are not mistaken for each other, in groups. */
const createBackupCodes = () =>
  Array.from({ length: backupCodes }, () => groupAdmissionCode(admissionCodeFrom(randomBytes(12))))

/** Disabled staff get no session; better-auth then refuses the sign-in. */
const refuseDisabled =
  (db: Database) =>
  async ({ userId }: { userId: string }) => {
    const member = await findStaffRow(db, userId)
    return member !== undefined && !member.disabled
  }

const emailAndPassword = {
  enabled: true,
  disableSignUp: true,
  minPasswordLength: passwordLength.min,
  maxPasswordLength: passwordLength.max,
  revokeSessionsOnPasswordReset: true,
  // The library's own functions hash at once, without a queue; also for an address that nobody has.
  password: {
    hash: hashPassword,
    verify: ({ password, hash }: Record<"password" | "hash", string>) =>
      verifyPassword(password, hash),
  },
}

interface AuthLibraryOptions extends Pick<SiteDeps, "now"> {
  secret: string
  /** The college's name, as authenticator apps show it. */
  issuer: string
  isHttps: boolean
}

/**
 * Configures better-auth on the college's own database: passwords (scrypt), sessions in HttpOnly cookies,
 * one-time passwords (TOTP), passkeys. Invitations, the allowed routes and the rate limit are our own code.
 */
export const createAuthLibrary = (
  db: Database,
  { secret, issuer, isHttps, now }: AuthLibraryOptions,
) =>
  betterAuth({
    appName: issuer,
    basePath: authPath,
    secret,
    database: { db, type: isPostgres(db) ? "postgres" : "sqlite", transaction: true },
    // CSRF: accept only the origin of the request itself.
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    emailAndPassword,
    user: {
      modelName: "staff",
      additionalFields: {
        role: { type: [...roles], required: true, input: false },
        disabled: { type: "boolean", required: true, input: false, defaultValue: false },
      },
    },
    session: {
      modelName: "staff_sessions",
      expiresIn: staffSession.idleMinutes * 60,
      updateAge: 60,
    },
    databaseHooks: { session: { create: { before: refuseDisabled(db) } } },
    account: { modelName: "staff_accounts" },
    verification: { modelName: "staff_verifications" },
    plugins: [
      twoFactor({
        issuer,
        twoFactorTable: "staff_two_factors",
        trustDeviceMaxAge: 1,
        backupCodeOptions: { customBackupCodesGenerate: createBackupCodes },
      }),
      passkeySignIn({ db, now }),
    ],
    // Our own rate limit counts in the database: better-auth's counter is local to one process.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Rethrow failures to our own error handler, which recognises transient errors and logs them. Refusals
    // remain responses.
    onAPIError: { throw: true },
    advanced: {
      cookiePrefix: "console",
      // Set explicitly: better-auth would derive it from a base URL, which is not configured.
      useSecureCookies: isHttps,
      defaultCookieAttributes: { sameSite: "strict", path: "/api/console" },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
  })

export type AuthLibrary = ReturnType<typeof createAuthLibrary>

/** The staff member of a session. */
export interface SignedInStaff {
  id: string
  name: string
  email: string
  role: Role
  disabled: boolean
  /** Whether a sign-in needs a second step: a code or a passkey. */
  twoFactorEnabled: boolean
  createdAt: Date | string
  /** Whether the member must set up a second factor, and until when. */
  duty: SecondFactorDuty
  /** The session of this request. */
  sessionId: string
}
