import type { Student } from "#domain/student/student.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { locked } from "#server/platform/database/dialect.ts"
import type { StudentCredentialsTable } from "#server/platform/database/tables.ts"

import { studentOf } from "../student-row.ts"

/** How one student signs in. */
export interface Credential extends Omit<StudentCredentialsTable, "urn"> {
  student: Student
  aadhaar_index: string
}

const none = {
  password_hash: null,
  password_set_at: null,
  code_hash: null,
  code_expires_at: null,
  last_sign_in_at: null,
}

/**
 * The credential of a student, found by URN or by the blind index of the Aadhaar number. Disabled students may have the number of
 * the active one. A transaction locks the student, so that a sign-in and the end of all sessions run one after another.
 */
export const findCredential = async (
  db: Database,
  column: "urn" | "aadhaar_index",
  value: string,
): Promise<Credential | undefined> => {
  const student = await locked(db, db.selectFrom("students").selectAll())
    .where(column, "=", value)
    .orderBy((is) => is.case().when("status", "=", "active").then(0).else(1).end())
    .limit(1)
    .executeTakeFirst()
  const row = await db
    .selectFrom("student_credentials")
    .selectAll()
    .where("urn", "=", student?.urn ?? "")
    .executeTakeFirst()
  const { aadhaar_index = "" } = student ?? {}
  return student && { ...none, ...row, student: studentOf(student), aadhaar_index }
}

/** Changes how a student signs in. */
export const storeCredential = async (
  transaction: Database,
  urn: string,
  changes: Partial<Omit<StudentCredentialsTable, "urn">>,
) => {
  await transaction
    .insertInto("student_credentials")
    .values({ urn, ...none, ...changes })
    .onConflict((conflict) => conflict.column("urn").doUpdateSet(changes))
    .execute()
}

/** The student begins like a new one: somebody else may have set the password, or got the slip. */
export const forgetCredential = async (transaction: Database, urn: string) => {
  await transaction.deleteFrom("student_credentials").where("urn", "=", urn).execute()
}

/** Whether the date of birth opens the account: not once a password was set or the office has printed a slip. */
export const opensByDay = ({ password_hash, code_hash }: Credential) =>
  password_hash === null && code_hash === null

/** What devices are bound to: they are forgotten when it changes. Empty for an unknown student. */
export const deviceBinding = (credential: Credential | undefined) =>
  credential?.password_hash ?? credential?.code_hash ?? credential?.student.dob ?? ""

/** Whether the student must set a password before anything else is shown. */
export const needsPassword =
  ({ settings }: Pick<SiteDeps, "settings">) =>
  async ({ password_hash, code_hash }: Credential) => {
    if (password_hash !== null) return false
    return code_hash !== null || (await settings()).student_sign_in.own_password_required
  }

/** The form in which the code of a slip is stored. */
export const codeHash = (
  { blindIndex }: Pick<FieldEncryption, "blindIndex">,
  urn: string,
  code: string,
) => blindIndex(`code of student ${JSON.stringify([urn, code])}`)
