import * as z from "zod/mini"

import { aadhaar as aadhaarKind } from "#domain/fields/identifiers/aadhaar.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import { required } from "#domain/fields/text-schemas.ts"
import { signInLimits } from "#domain/student/sign-in.ts"
import type { Student } from "#domain/student/student.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { timingSafeCompare } from "#server/platform/crypto/timing-safe-compare.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { addressKey } from "#server/platform/rate-limit/rate-limit.ts"
import type {
  CountedAttempts,
  SignInAttempts,
} from "#server/platform/rate-limit/sign-in-attempts.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import { findStudent } from "./student-row.ts"
import { openStudentSession } from "./student-sessions.ts"

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

export interface SignInDeps extends Pick<SiteDeps, "now" | "randomBytes"> {
  attempts: Pick<SignInAttempts, "check">
  fieldEncryption: Pick<FieldEncryption, "blindIndex">
}

/** Role values of students; only students sign in here (specification 6.3). */
const studentRole: readonly unknown[] = ["3", 3]
/** Dummy date of birth: compared for unknown numbers, so that the time does not differ. */
const noDay = "0000-00-00"

/**
 * Opens a session for a student by Aadhaar number and date of birth. An unknown number, a wrong date and a
 * disabled student are refused alike. All take the same work, so neither the answer nor its timing reveals the
 * reason. Whatever the outcome, there is at most one commit.
 */
export const signIn =
  ({ attempts, fieldEncryption, now, randomBytes }: SignInDeps) =>
  async ({ userid, password, role, address }: SignInRequest): Promise<SignedIn> => {
    const parsed = z.safeParse(required(aadhaarKind), userid)
    const aadhaar = parsed.success ? parsed.data : ""
    const aadhaarIndex = fieldEncryption.blindIndex(aadhaar)
    // IP addresses are personal data too: rate limit keys are stored as hashes only.
    const ofAadhaar = `aadhaar ${aadhaarIndex}`
    const counted: CountedAttempts[] = [
      {
        key: `student address ${fieldEncryption.blindIndex(addressKey(address))}`,
        limit: signInLimits.perAddress,
      },
    ]
    if (aadhaar) counted.push({ key: ofAadhaar, limit: signInLimits.perAadhaar })

    const openIfRight = async (transaction: Database) => {
      const student = await findStudent(transaction, "aadhaar_index", aadhaarIndex)
      const isRight = timingSafeCompare(toIsoDate(password), student?.dob ?? noDay)
      const mayEnter = student?.status === "active" && studentRole.includes(role)
      if (!isRight || !mayEnter) return undefined
      const token = randomBytes(32).toString("base64url")
      await openStudentSession(transaction, { urn: student.urn, token, at: now() })
      return { token, student }
    }
    const { result, retryAfterSeconds } = await attempts.check(counted, ofAadhaar, openIfRight)
    if (retryAfterSeconds > 0) return { outcome: "too many", retryAfterSeconds }
    return result ? { outcome: "signed in", ...result } : { outcome: "refused" }
  }
