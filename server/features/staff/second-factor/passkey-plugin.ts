import type { AuthenticationResponseJSON } from "@simplewebauthn/server"
import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth"
import { APIError, createAuthEndpoint } from "better-auth/api"
import { setSessionCookie } from "better-auth/cookies"
import { z } from "zod"

import type { SiteDeps } from "#server/features/site-deps.ts"

import {
  descriptorOf,
  listPasskeyRows,
  type PasskeyRow,
  storeChallenge,
  takeChallenge,
} from "./passkey-rows.ts"

type Deps = Pick<SiteDeps, "db" | "now">

/** Loaded with the first sign-in by a passkey. */
const load = () => import("@simplewebauthn/server")

/** The cookie of the library's plugin for codes: a sign-in whose password was right. */
const cookieName = "two_factor"

const refuse = (code: string) => new APIError("UNAUTHORIZED", { code })

/** The sign-in that waits for its second factor, and its member. */
const findPending = async ({ now }: Deps, context: GenericEndpointContext) => {
  const cookie = context.context.createAuthCookie(cookieName)
  const identifier = await context.getSignedCookie(cookie.name, context.context.secret)
  const { internalAdapter } = context.context
  const pending = identifier && (await internalAdapter.findVerificationValue(identifier))
  if (!pending || pending.expiresAt <= now()) throw refuse("INVALID_TWO_FACTOR_COOKIE")
  return { cookie, identifier, staffId: pending.value }
}

const originOf = ({ request }: GenericEndpointContext) => new URL(request!.url).origin

/** The new counter if the answer was signed by this passkey; undefined if not. */
const verify = async (row: PasskeyRow, sent: unknown, challenge: string, origin: string) => {
  const { verifyAuthenticationResponse } = await load()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: sent as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: {
        id: row.id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")),
        counter: Number(row.counter),
      },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library throws for everything that it refuses, such as a counter that went back.
    return undefined
  }
}

/** Options for the browser to sign with one of the member's passkeys. */
const optionsEndpoint = (deps: Deps) =>
  createAuthEndpoint("/passkey/sign-in-options", { method: "POST" }, async (context) => {
    const { identifier, staffId } = await findPending(deps, context)
    const rows = await listPasskeyRows(deps.db, staffId)
    const { generateAuthenticationOptions } = await load()
    const options = await generateAuthenticationOptions({
      rpID: new URL(originOf(context)).hostname,
      allowCredentials: rows.map(descriptorOf),
      userVerification: "preferred",
    })
    await storeChallenge(deps, identifier, options.challenge)
    return context.json(options)
  })

/** Second step of a sign-in by a passkey. Each challenge can be answered once. */
const verifyEndpoint = (deps: Deps) =>
  createAuthEndpoint(
    "/passkey/verify",
    { method: "POST", body: z.object({ response: z.object({ id: z.string() }).loose() }) },
    async (context) => {
      const { response } = context.body
      const { cookie, identifier, staffId } = await findPending(deps, context)
      const challenge = await takeChallenge(deps, identifier)
      const rows = await listPasskeyRows(deps.db, staffId)
      const row = rows.find(({ id }) => id === response.id)
      const counter =
        challenge && row && (await verify(row, response, challenge, originOf(context)))
      if (counter === undefined || counter === "") throw refuse("PASSKEY_REFUSED")
      const { internalAdapter } = context.context
      const used = await internalAdapter.consumeVerificationValue(identifier)
      const user = used && (await internalAdapter.findUserById(staffId))
      const session = user && (await internalAdapter.createSession(staffId, false))
      if (!session) throw refuse("INVALID_TWO_FACTOR_COOKIE")
      const last_used_at = deps.now().toISOString()
      await deps.db
        .updateTable("staff_passkeys")
        .set({ counter, last_used_at })
        .where("id", "=", row!.id)
        .execute()
      await setSessionCookie(context, { session, user })
      context.setCookie(cookie.name, "", { ...cookie.attributes, maxAge: 0 })
      return context.json({ user: { id: user.id, name: user.name, email: user.email } })
    },
  )

/**
 * Passkeys as the second factor of a sign-in, beside the codes of better-auth's own plugin. That plugin ends the
 * session after the password and sets the cookie, because `twoFactorEnabled` is true for members with a passkey.
 */
export const passkeySignIn = (deps: Deps) =>
  ({
    id: "staff-passkey",
    endpoints: {
      passkeySignInOptions: optionsEndpoint(deps),
      verifyPasskey: verifyEndpoint(deps),
    },
  }) satisfies BetterAuthPlugin
