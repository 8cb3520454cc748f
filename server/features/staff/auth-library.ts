import { betterAuth } from "better-auth"
import { twoFactor } from "better-auth/plugins"

import { passwordLength } from "#domain/staff/password.ts"
import { type Role, roles } from "#domain/staff/permissions.ts"
import { staffSession } from "#domain/staff/session.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"

import { addressHeader, authPath } from "./session-settings.ts"

/**
 * better-auth on the college's own database: passwords (scrypt), sessions in HttpOnly cookies, one-time
 * passwords from a phone. Who may join, which of its calls are open and how often one may fail is ours.
 */
export const createAuthLibrary = (
  db: Database,
  { secret, issuer, isHttps }: { secret: string; issuer: string; isHttps: boolean },
) =>
  betterAuth({
    appName: issuer,
    basePath: authPath,
    secret,
    database: { db, type: isPostgres(db) ? "postgres" : "sqlite", transaction: true },
    // The address by which the caller came is the only one that may call.
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      revokeSessionsOnPasswordReset: true,
    },
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
    databaseHooks: {
      session: {
        create: {
          // Who was disabled gets none; the library then refuses the sign-in.
          before: async ({ userId }) => {
            const member = await db
              .selectFrom("staff")
              .select("disabled")
              .where("id", "=", userId)
              .executeTakeFirst()
            return member !== undefined && !member.disabled
          },
        },
      },
    },
    account: { modelName: "staff_accounts" },
    verification: { modelName: "staff_verifications" },
    plugins: [twoFactor({ issuer, twoFactorTable: "staff_two_factors", trustDeviceMaxAge: 1 })],
    // Counted in the database, by us: the library's own counter lives in one process.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Its refusals are answers; a failure comes to our own handler, which knows what will pass, and logs it.
    onAPIError: { throw: true },
    advanced: {
      cookiePrefix: "console",
      // Said to it: by itself it goes by an address of its own, which it has not.
      useSecureCookies: isHttps,
      defaultCookieAttributes: { sameSite: "strict", path: "/api/console" },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
  })

export type AuthLibrary = ReturnType<typeof createAuthLibrary>

/** A member of staff behind a session. */
export interface SignedInStaff {
  id: string
  name: string
  email: string
  role: Role
  disabled: boolean
  twoFactorEnabled: boolean
}
