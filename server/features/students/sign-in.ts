import * as z from "zod/mini"

import { aadhaar as aadhaarKind } from "#domain/fields/aadhaar.ts"
import { toIsoDate } from "#domain/fields/birth-date.ts"
import { required } from "#domain/fields/text.ts"
import { signInLimits } from "#domain/student/sign-in-and-session-limits.ts"
import type { Student } from "#domain/student/student.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { timingSafeCompare } from "#server/platform/crypto/timing-safe-compare.ts"
import type {
  CountedAttempts,
  SignInAttempts,
} from "#server/platform/rate-limit/sign-in-attempts.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import { findStudent } from "./student-row.ts"
import type { StudentSessions } from "./student-sessions.ts"

/** The fields of a login (specification 6.3), from any kind of body, and the client's IP address. */
export interface SignInRequest {
  userid: unknown
  password: unknown
  role: unknown
  address: string
}

export type SignedIn =
  | { outcome: "signed in"; token: string; student: Student }
  | { outcome: "refused" }
  | { outcome: "too many"; retryAfterSeconds: number }

export interface SignInDeps extends Pick<SiteDeps, "db" | "randomBytes"> {
  sessions: Pick<StudentSessions, "open">
  attempts: Pick<SignInAttempts, "note" | "forget">
  fieldEncryption: Pick<FieldEncryption, "blindIndex">
}

/** Role values of students; only students sign in here (specification 6.3). */
const studentRole: readonly unknown[] = ["3", 3]
/** Dummy date of birth: compared for unknown numbers, so that the time does not differ. */
const noDay = "0000-00-00"

/**
 * Opens a session for a student by Aadhaar number and date of birth. An unknown number, a wrong date and a
 * disabled student are refused alike. All take the same work, so neither the answer nor its timing reveals the
 * reason.
 */
export const signIn =
  ({ db, sessions, attempts, fieldEncryption, randomBytes }: SignInDeps) =>
  async ({ userid, password, role, address }: SignInRequest): Promise<SignedIn> => {
    const parsed = z.safeParse(required(aadhaarKind), userid)
    const aadhaar = parsed.success ? parsed.data : ""
    // IP addresses are personal data too: rate limit keys are stored as hashes only.
    const ofAadhaar = `aadhaar ${fieldEncryption.blindIndex(aadhaar)}`
    const counted: CountedAttempts[] = [
      {
        key: `student address ${fieldEncryption.blindIndex(address)}`,
        limit: signInLimits.perAddress,
      },
    ]
    if (aadhaar) counted.push({ key: ofAadhaar, limit: signInLimits.perAadhaar })

    const { ids, retryAfterSeconds } = await attempts.note(counted)
    if (retryAfterSeconds > 0) return { outcome: "too many", retryAfterSeconds }

    const student = await findStudent(db, "aadhaar_index", fieldEncryption.blindIndex(aadhaar))
    const isRight = timingSafeCompare(toIsoDate(password), student?.dob ?? noDay)
    const mayEnter = student?.status === "active" && studentRole.includes(role)
    if (!isRight || !mayEnter) return { outcome: "refused" }

    const token = randomBytes(32).toString("base64url")
    await sessions.open(student.urn, token)
    await attempts.forget(ids, ofAadhaar)
    return { outcome: "signed in", token, student }
  }
