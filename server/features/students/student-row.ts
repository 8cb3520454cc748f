import { identityKey, identityNumberOf } from "#domain/fields/identifiers/identity.ts"
import type { Student, StudentForm } from "#domain/student/student.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { rewriteRows } from "#server/platform/database/rewrite-rows.ts"
import type { StudentsTable } from "#server/platform/database/tables.ts"
import { personTokens } from "#server/platform/text/person-tokens.ts"

/** Writes the search tokens that a migration has emptied. */
export const writeStudentTokens = (db: Database) =>
  rewriteRows(db, {
    find: (limit) =>
      db
        .selectFrom("students")
        .select(["urn", "applicant_name", "father_name"])
        .where("search_tokens", "=", "")
        .limit(limit)
        .execute(),
    update: (transaction, { urn, ...names }) =>
      transaction
        .updateTable("students")
        .set({ search_tokens: studentTokens(names) })
        .where("urn", "=", urn)
        .execute(),
  })

/** The form fields stored unencrypted in columns of the same name. */
export const studentColumns = [
  "admission_number",
  "course",
  "applicant_name",
  "gender",
  "mother_name",
  "father_name",
  "dob",
  "blood_group",
  "applicant_mobile",
  "p_address",
  "identity_kind",
  "first_major_subject",
  "second_major_subject",
  "minor_subject",
  "session",
  "semester",
] as const satisfies (keyof StudentForm & keyof StudentsTable)[]

type StudentColumns = Pick<StudentsTable, (typeof studentColumns)[number]>

/** Additional authenticated data for the encrypted Aadhaar number. */
const associatedDataOf = (urn: string) => `student ${urn}.aadhaar`

/** An identity number as stored: blind index and encrypted value of its key. */
export const encryptedColumns = (fieldEncryption: FieldEncryption, urn: string, key: string) => ({
  aadhaar_index: fieldEncryption.blindIndex(key),
  aadhaar_encrypted: fieldEncryption.encrypt(key, associatedDataOf(urn)),
})

/** What a student is found by, besides numbers. */
const studentTokens = ({
  applicant_name,
  father_name,
}: Pick<StudentForm, "applicant_name" | "father_name">) => personTokens(applicant_name, father_name)

/** The columns that store a form. Only the identity number is encrypted. */
export const studentColumnsOf = (
  fieldEncryption: FieldEncryption,
  { urn, aadhaar, ...form }: StudentForm,
) => ({
  ...(Object.fromEntries(studentColumns.map((field) => [field, form[field]])) as StudentColumns),
  search_tokens: studentTokens(form),
  ...encryptedColumns(fieldEncryption, urn, identityKey(form.identity_kind, aadhaar)),
  aadhaar_last_four: aadhaar.slice(-4),
})

/** The key of a row's identity number, decrypted. For internal use by the server only; never shown. */
export const identityKeyOf = (
  fieldEncryption: FieldEncryption,
  { urn, aadhaar_encrypted }: Pick<StudentsTable, "urn" | "aadhaar_encrypted">,
) => fieldEncryption.decrypt(aadhaar_encrypted, associatedDataOf(urn))

/** The full identity numbers of some students, by URN. For internal use by the server only; never shown. */
export const findIdentityNumbers =
  (db: Database, fieldEncryption: FieldEncryption) => async (urns: readonly string[]) => {
    if (urns.length === 0) return new Map<string, string>()
    const rows = await db
      .selectFrom("students")
      .select(["urn", "aadhaar_encrypted"])
      .where("urn", "in", urns)
      .execute()
    return new Map(
      rows.map((row) => [row.urn, identityNumberOf(identityKeyOf(fieldEncryption, row))]),
    )
  }

/** Maps a row to a student, without the encrypted number and the search columns. */
export const studentOf = (row: StudentsTable): Student => {
  const {
    aadhaar_index: _index,
    aadhaar_encrypted: _encrypted,
    search_tokens: _tokens,
    version: _v,
    updated_at: _at,
    ...rest
  } = row
  return rest
}

export const findStudent = async (
  db: Database,
  column: "urn" | "aadhaar_index" | "card_code",
  value: string,
): Promise<Student | undefined> => {
  const row = await db
    .selectFrom("students")
    .selectAll()
    .where(column, "=", value)
    .executeTakeFirst()
  return row && studentOf(row)
}
