import { sql } from "kysely"

import type { AuditAction } from "#domain/audit/audit-actions.ts"
import { staffSession } from "#domain/staff/limits.ts"
import type { Role } from "#domain/staff/permissions.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { PasswordQueueFullError } from "#server/platform/crypto/password-queue.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { AttemptCounter } from "#server/platform/rate-limit/attempt-counter.ts"
import type { KnownDevices } from "#server/platform/rate-limit/known-devices.ts"
import type { SignInAttempt, SignInGuard } from "#server/platform/rate-limit/sign-in-guard.ts"

import type { SignedInStaff, AuthLibrary } from "./auth-library.ts"
import { type SecondFactorDuty, secondFactorDuty } from "./second-factor/second-factor-rule.ts"
import { findStaffRow } from "./staff-rows.ts"

/**
 * Failed sign-ins to one account (specification 10.2). Passwords of staff are long, so more guesses than for students
 * are harmless.
 */
export const staffGuessLimits = {
  delays: [0, 0, 5, 15, 60, 120, 300, 600, 900],
  perDay: 50,
  perWeek: 200,
} as const

interface Deps extends Pick<SiteDeps, "db" | "now"> {
  /** Loads better-auth on first use: a server whose console is not used never loads it. */
  library: () => Promise<AuthLibrary>
  /** Counts the uses of second-factor codes. */
  attempts: Pick<AttemptCounter, "note">
  guard: SignInGuard
  devices: KnownDevices
  fieldEncryption: Pick<FieldEncryption, "blindIndex">
  /** Adds an audit entry: of a sign-in or a refused sign-in, unless a subject is given. */
  note: (actor: string, action: AuditAction, subject?: string) => Promise<void>
}

const isTooOld = (startedAt: Date, now: Date) =>
  now.getTime() - startedAt.getTime() > staffSession.hours * 3_600_000

/** A member's duty in this browser. A known one may set up a second factor, also after the days of grace. */
const dutyIn = async (
  deps: Deps,
  member: Pick<SignedInStaff, "email" | "role" | "createdAt" | "twoFactorEnabled">,
  deviceCookie: string,
): Promise<SecondFactorDuty> => {
  const duty = await secondFactorDuty(deps, member)
  if (duty.kind !== "due") return duty
  const device = deps.devices.find(deviceCookie, await deviceAccount(deps, member.email))
  return device ? duty : { kind: "link" }
}

/**
 * The staff member of a request's session cookie; undefined if the session is missing or expired. Also extends the
 * session and its cookie (idle timeout), except for a request in the background.
 */
const findSession =
  (deps: Deps) =>
  async (
    headers: Headers,
    { isBackground, deviceCookie }: { isBackground: boolean; deviceCookie: string },
  ) => {
    const reply = await (
      await deps.library()
    ).api.getSession({ headers, returnHeaders: true, query: { disableRefresh: isBackground } })
    if (!reply.response) return undefined
    const { user, session } = reply.response
    const known = { ...user, sessionId: session.id } as unknown as Omit<SignedInStaff, "duty">
    if (known.disabled || isTooOld(new Date(session.createdAt), deps.now())) return undefined
    const member: SignedInStaff = { ...known, duty: await dutyIn(deps, known, deviceCookie) }
    return { member, cookies: reply.headers.getSetCookie() }
  }

/** Where a password comes from: the client's IP address, and the cookie of its known devices. */
export interface Client {
  address: string
  deviceCookie: string
}

/** A member's account, as devices are bound to it. An unknown address takes the same queries. */
const deviceAccount = async ({ db, fieldEncryption }: Deps, email: string) => {
  const lower = email.toLowerCase()
  const row = await db
    .selectFrom("staff")
    .innerJoin("staff_accounts", "staff_accounts.userId", "staff.id")
    .select("staff_accounts.password")
    .where("staff.email", "=", lower)
    .executeTakeFirst()
  return {
    account: `staff ${fieldEncryption.blindIndex(lower)}`,
    credential: String(row?.password ?? ""),
  }
}

/**
 * Lets better-auth check a password. The attempt is recorded before, because hashing takes longer than a transaction
 * may. Over a limit, the password is not checked: returns `retryAfterSeconds` instead.
 */
const tryPassword =
  ({ library, db, guard }: Deps) =>
  async (check: (library: AuthLibrary) => Promise<Response>, attempt: SignInAttempt) => {
    const waiting = await guard.waitForTurn(attempt)
    if (waiting > 0) return { retryAfterSeconds: waiting }
    const { recorded, retryAfterSeconds } = await db.transaction().execute(async (transaction) => {
      const seconds = await guard.secondsToWait(transaction, attempt)
      if (seconds > 0) return { recorded: "", retryAfterSeconds: seconds }
      return { recorded: await guard.record(transaction, attempt), retryAfterSeconds: 0 }
    })
    if (retryAfterSeconds > 0) return { retryAfterSeconds }
    const response = await check(await library()).catch(async (error: unknown) => {
      if (error instanceof PasswordQueueFullError) await guard.withdraw(recorded)
      throw error
    })
    if (response.ok) {
      await db.transaction().execute((transaction) => guard.settle(transaction, attempt, recorded))
    }
    return { response }
  }

/** An attempt in an open session, which has limits of its own as a known device. */
const attemptInSession = (
  { fieldEncryption }: Deps,
  { email, sessionId }: Pick<SignedInStaff, "email" | "sessionId">,
  ip: string,
): SignInAttempt => ({
  account: `staff ${fieldEncryption.blindIndex(email.toLowerCase())}`,
  device: `session ${sessionId}`,
  ip,
})

/** A change to the own account that is confirmed by the password. */
interface AccountChange {
  member: SignedInStaff
  address: string
  /** What the audit log says of it; undefined if nothing takes effect yet. */
  action: AuditAction | undefined
}

/** Passes a change to the own account to better-auth. The same rate limit as for the sign-in. */
const changeAccount =
  (deps: Deps) =>
  async (request: Request, { member, address, action }: AccountChange) => {
    const attempt = attemptInSession(deps, member, address)
    const result = await tryPassword(deps)(({ handler }) => handler(request), attempt)
    if (result.response?.ok && action) await deps.note(member.name, action, `staff/${member.id}`)
    return result
  }

/** Checks the password of a member who is signed in, before an action that cannot be undone. */
const confirmPassword =
  (deps: Deps) => (headers: Headers, member: SignedInStaff, password: string, address: string) => {
    const body = { password: password.normalize("NFC") }
    return tryPassword(deps)(
      ({ api }) => api.verifyPassword({ headers, body, asResponse: true }),
      attemptInSession(deps, member, address),
    )
  }

/** A code of a member who is signed in. The first one switches a new second factor on. */
const confirmCode = (deps: Deps) => async (request: Request, member: SignedInStaff) => {
  const response = await (await deps.library()).handler(request)
  if (!response.ok || member.twoFactorEnabled) return response
  const row = await findStaffRow(deps.db, member.id)
  if (row?.twoFactorEnabled) {
    await deps.note(member.name, "switched on the second factor", `staff/${member.id}`)
  }
  return response
}

/** The name of the member who has this e-mail address: the audit log names members by it. */
const nameByEmail = async (db: Database, email: string) => {
  const row = await db
    .selectFrom("staff")
    .select("name")
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst()
  return row?.name ?? systemActors.visitor
}

/**
 * The cookie of known devices after a sign-in; undefined if the password was all, where a second factor was used or is
 * overdue. A stolen password must not make a device known.
 */
const deviceAfter = async (deps: Deps, response: Response, deviceCookie: string) => {
  const { user } = (await response.clone().json()) as { user?: { id: string } }
  const row = user && (await findStaffRow(deps.db, user.id))
  if (!row) return undefined
  const member = { ...row, role: row.role as Role, twoFactorEnabled: Boolean(row.twoFactorEnabled) }
  const duty = await dutyIn(deps, member, deviceCookie)
  return duty.kind === "link" ? undefined : rememberDevice(deps)(row.email, deviceCookie)
}

/** Signs in by e-mail and password. A refused attempt is a visitor's: anybody may type a member's address. */
const signInByPassword =
  (deps: Deps) =>
  async (request: Request, email: string, { address, deviceCookie }: Client) => {
    const of = await deviceAccount(deps, email)
    const device = deps.devices.find(deviceCookie, of)
    const attempt = { account: of.account, device, ip: address }
    const result = await tryPassword(deps)(({ handler }) => handler(request), attempt)
    const { response } = result
    if (!response?.ok) {
      if (response) await deps.note(systemActors.visitor, "sign-in refused")
      return result
    }
    await deps.note(await nameByEmail(deps.db, email), "password accepted")
    return { response, deviceCookie: await deviceAfter(deps, response, deviceCookie) }
  }

/** The cookie of known devices after a member has signed in, or has set a password by a link. */
const rememberDevice = (deps: Deps) => async (email: string, deviceCookie: string) =>
  deps.devices.issue(deviceCookie, await deviceAccount(deps, email))

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
    user: Pick<SignedInStaff, "id" | "name">
    token: string
  }
  if (!(await isFirstUse(deps, user.id, code))) {
    await db.deleteFrom("staff_sessions").where(sql.ref("token"), "=", token).execute()
    await note(user.name, "code refused")
    return Response.json({ code: "INVALID_CODE" }, { status: 401 })
  }
  await note(user.name, "code accepted")
  return response
}

/** Second step of a sign-in by a passkey. */
const signInByPasskey = (deps: Deps) => async (request: Request) => {
  const response = await (await deps.library()).handler(request)
  if (!response.ok) {
    await deps.note(systemActors.visitor, "passkey refused")
    return response
  }
  const { user } = (await response.clone().json()) as { user: Pick<SignedInStaff, "name"> }
  await deps.note(user.name, "passkey accepted")
  return response
}

/** Staff sign-in: better-auth with our own rate limit and audit log. */
export const createStaffSignIn = (deps: Deps) => ({
  findSession: findSession(deps),

  /** Passes a request to better-auth. */
  handle: async (request: Request) => (await deps.library()).handler(request),

  /** Ends a session of the member. */
  endSession: (member: Pick<SignedInStaff, "id">, sessionId: string) =>
    deps.db
      .deleteFrom("staff_sessions")
      .where("id", "=", sessionId)
      .where("userId", "=", member.id)
      .execute(),

  changeAccount: changeAccount(deps),
  confirmPassword: confirmPassword(deps),
  confirmCode: confirmCode(deps),
  signIn: signInByPassword(deps),
  deviceAfter: (response: Response, deviceCookie: string) =>
    deviceAfter(deps, response, deviceCookie),
  rememberDevice: rememberDevice(deps),
  signInByCode: signInByCode(deps),
  signInByPasskey: signInByPasskey(deps),
})
