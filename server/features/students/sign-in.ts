import { identityKeysOf } from "#domain/fields/identifiers/identity.ts"
import { readSecret } from "#domain/student/sign-in.ts"
import type { Student } from "#domain/student/student.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { KnownDevices } from "#server/platform/rate-limit/known-devices.ts"

import { accountOf, type CheckDeps, checkSecret } from "./credentials/check-secret.ts"
import {
  type Credential,
  deviceBinding,
  findCredential,
  storeCredential,
} from "./credentials/student-credentials.ts"
import { openStudentSession } from "./student-sessions.ts"

/** The fields of a login (specification 6.3), from any kind of body. */
export interface SignInRequest {
  userid: unknown
  password: unknown
  role: unknown
  /** The client's IP address. */
  address: string
  /** The cookie of devices that have signed in before. */
  deviceCookie?: string
}

export type SignedIn =
  | { outcome: "signed in"; token: string; student: Student; deviceCookie: string }
  | { outcome: "refused" }
  | { outcome: "too many"; retryAfterSeconds: number }

export interface SignInDeps extends CheckDeps, Pick<SiteDeps, "randomBytes"> {
  devices: KnownDevices
}

/** Role values of students; only students sign in here (specification 6.3). */
const studentRole: readonly unknown[] = ["3", 3]

/** Failed attempts on an account since its last sign-in. */
const countFailures = async (transaction: Database, account: string, since: string | null) => {
  const { count } = await transaction
    .selectFrom("sign_in_failures")
    .select((row) => row.fn.countAll<number | string>().as("count"))
    .where("realm", "=", "student")
    .where("account", "=", account)
    .where("at", ">", since ?? "")
    .executeTakeFirstOrThrow()
  return Number(count)
}

const openSession =
  ({ now, randomBytes }: SignInDeps) =>
  async (transaction: Database, credential: Credential) => {
    const { student, aadhaar_index, last_sign_in_at } = credential
    const token = randomBytes(32).toString("base64url")
    const account = accountOf(aadhaar_index)
    const failedAttempts = await countFailures(transaction, account, last_sign_in_at)
    const at = now()
    await openStudentSession(transaction, { urn: student.urn, token, at, failedAttempts })
    await storeCredential(transaction, student.urn, { last_sign_in_at: at.toISOString() })
    return { token, student, binding: deviceBinding(credential) }
  }

/**
 * The account of a typed identity number, which may be of several papers: the one that a student has, or the first for an
 * unknown number. `aadhaarIndex` is undefined if it is no such number.
 */
const findAccount = async ({ db, fieldEncryption }: SignInDeps, userid: unknown) => {
  const indexes = identityKeysOf(userid).map(fieldEncryption.blindIndex)
  // All of them, so that the work does not tell whether one is known.
  const accounts = await Promise.all(
    indexes.map(async (aadhaarIndex) => ({
      aadhaarIndex,
      known: await findCredential(db, "aadhaar_index", aadhaarIndex),
    })),
  )
  const found = accounts.find(({ known }) => known) ?? accounts[0]
  return found ?? { aadhaarIndex: undefined, known: undefined }
}

/**
 * Opens a session for a student by identity number and date of birth, own password, or the code of a slip. An unknown
 * number, a wrong secret and a disabled student are refused alike, after the same work. Except for an own password,
 * there is at most one commit.
 */
export const signIn =
  (deps: SignInDeps) =>
  async (request: SignInRequest): Promise<SignedIn> => {
    const { userid, password, role, address, deviceCookie = "" } = request
    const { aadhaarIndex, known } = await findAccount(deps, userid)
    // No account has such a number.
    if (aadhaarIndex === undefined) return { outcome: "refused" }
    const account = accountOf(aadhaarIndex)
    const device = deps.devices.find(deviceCookie, { account, credential: deviceBinding(known) })
    const attempt = { account, device, ip: address }
    const secret = readSecret(password)
    const retryAfterSeconds = secret.kind === "code" ? 0 : await deps.guard.waitForTurn(attempt)
    if (retryAfterSeconds > 0) return { outcome: "too many", retryAfterSeconds }

    const checked = await checkSecret(deps, {
      aadhaarIndex,
      secret,
      attempt,
      isAllowed: ({ student }) => student.status === "active" && studentRole.includes(role),
      onRight: openSession(deps),
    })
    if (checked.outcome !== "right") return checked
    const { token, student, binding } = checked.result
    const cookie = deps.devices.issue(deviceCookie, { account, credential: binding })
    return { outcome: "signed in", token, student, deviceCookie: cookie }
  }
