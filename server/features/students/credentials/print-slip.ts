import { admissionCodeFrom, groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { slipDays } from "#domain/student/sign-in.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import { codeHash, findCredential, storeCredential } from "./student-credentials.ts"

/** What the slip shows. It is printed once: the database has only the hash of the code. */
export interface PasswordSlip {
  name: string
  urn: string
  admission_number: string
  /** In groups of four. */
  code: string
  /** Last day on which the code works, ISO 8601. */
  last_day: string
}

type Deps = Pick<SiteDeps, "db" | "fieldEncryption" | "now" | "randomBytes">

const dayMs = 86_400_000

/**
 * Resets a student's sign-in: only the new code opens the account, until the student has set a password with it. The
 * password, earlier codes and the date of birth open nothing, sessions end, and known devices are forgotten.
 * Undefined for an unknown or disabled student.
 */
export const printPasswordSlip =
  ({ db, fieldEncryption, now, randomBytes }: Deps) =>
  (urn: string, { name }: Pick<Actor, "name">): Promise<PasswordSlip | undefined> =>
    db.transaction().execute(async (transaction) => {
      const credential = await findCredential(transaction, "urn", urn)
      if (credential?.student.status !== "active") return undefined
      const code = admissionCodeFrom(randomBytes(12))
      const stamp = stampOf({ now }, name)
      const ends = new Date(now().getTime() + slipDays * dayMs)
      await storeCredential(transaction, urn, {
        password_hash: null,
        password_set_at: null,
        code_hash: codeHash(fieldEncryption, urn, code),
        code_expires_at: ends.toISOString(),
      })
      await transaction.deleteFrom("student_sessions").where("urn", "=", urn).execute()
      await writeAudit(transaction, stamp, "student password reset", urn)
      const { applicant_name, admission_number } = credential.student
      const code_shown = groupAdmissionCode(code)
      return {
        name: applicant_name,
        urn,
        admission_number,
        code: code_shown,
        last_day: dayInIndia(ends),
      }
    })
