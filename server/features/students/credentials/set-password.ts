import { systemActors } from "#domain/staff/system-actors.ts"
import { readSecret } from "#domain/student/sign-in.ts"
import type { Student } from "#domain/student/student.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import { passwordError } from "#server/features/staff/staff.ts"
import { hashToken } from "#server/platform/crypto/hash-token.ts"
import { hashPassword } from "#server/platform/crypto/password-hash.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { SignInDeps } from "../sign-in.ts"
import type { StudentSessions } from "../student-sessions.ts"
import { accountOf, checkSecret } from "./check-secret.ts"
import { deviceBinding, findCredential, storeCredential } from "./student-credentials.ts"

/** What a student sends to set an own password. */
export interface PasswordRequest {
  token: string
  /** The date of birth, the code of a slip, or the password that holds until now. */
  current: unknown
  password: unknown
  /** The client's IP address. */
  address: string
  deviceCookie: string
}

/** Message keys, by field. */
export type PasswordErrors = Partial<Record<"current" | "password", string>>

export type PasswordSet =
  | { outcome: "set"; deviceCookie: string }
  | { outcome: "no session" }
  | { outcome: "refused"; errors: PasswordErrors }
  | { outcome: "too many"; retryAfterSeconds: number }

/** What others know about a student, and a password must not consist of. */
const knownAbout = (student: Student) => [
  student.applicant_name,
  student.father_name,
  student.mother_name,
  student.urn,
  student.admission_number,
  student.applicant_mobile,
]

/** Why a password is refused; undefined if it is accepted. */
const errorOf = async (password: unknown, student: Student) => {
  const error = await passwordError(password, knownAbout(student))
  if (error) return error
  // A date or the form of a slip's code would not be compared with passwords.
  return readSecret(password).kind === "password" ? undefined : "password.too_simple"
}

const endOtherSessions = (transaction: Database, urn: string, token: string) =>
  transaction
    .deleteFrom("student_sessions")
    .where("urn", "=", urn)
    .where("token_hash", "!=", hashToken(token))
    .execute()

/**
 * Sets a student's own password; from then on the date of birth and the slip's code open nothing. All other sessions
 * end, and all other devices are unknown again.
 */
export const setPassword =
  (deps: SignInDeps & { sessions: Pick<StudentSessions, "find"> }) =>
  async (request: PasswordRequest): Promise<PasswordSet> => {
    const { token, current, password, address, deviceCookie } = request
    const session = await deps.sessions.find(token)
    const credential = session && (await findCredential(deps.db, "urn", session.urn))
    if (!credential) return { outcome: "no session" }
    const { urn } = credential.student
    const account = accountOf(credential.aadhaar_index)
    // A session has limits of its own, as a known device.
    const attempt = { account, device: `session ${hashToken(token)}`, ip: address }
    // Before the new password is estimated and hashed, which takes the processor half a second.
    const retryAfterSeconds = await deps.db
      .transaction()
      .execute((transaction) => deps.guard.secondsToWait(transaction, attempt))
    if (retryAfterSeconds > 0) return { outcome: "too many", retryAfterSeconds }
    const error = await errorOf(password, credential.student)
    if (error) return { outcome: "refused", errors: { password: error } }
    const password_hash = await hashPassword(String(password).normalize("NFC"))
    const checked = await checkSecret(deps, {
      aadhaarIndex: credential.aadhaar_index,
      secret: readSecret(current),
      attempt,
      isAllowed: ({ student }) => student.status === "active" && student.urn === urn,
      onRight: async (transaction) => {
        const stamp = stampOf(deps, systemActors.student)
        const changes = { password_hash, password_set_at: stamp.at }
        await storeCredential(transaction, urn, {
          ...changes,
          code_hash: null,
          code_expires_at: null,
        })
        await endOtherSessions(transaction, urn, token)
        await writeAudit(transaction, stamp, "student set a password", urn)
      },
    })
    if (checked.outcome === "too many") return checked
    if (checked.outcome === "refused") return { outcome: "refused", errors: { current: "wrong" } }
    const former = { account, credential: deviceBinding(credential) }
    const now = { account, credential: password_hash }
    return { outcome: "set", deviceCookie: deps.devices.issue(deviceCookie, now, former) }
  }
