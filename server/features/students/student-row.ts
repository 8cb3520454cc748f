import type { Student, StudentForm } from "#domain/student/student.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { StudentsTable } from "#server/platform/database/tables.ts"
import { nameTokens } from "#server/platform/text/name-tokens.ts"

/** What a student's row holds of the form as it is. */
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
  "first_major_subject",
  "second_major_subject",
  "minor_subject",
  "session",
  "semester",
] as const satisfies (keyof StudentForm & keyof StudentsTable)[]

type Given = Pick<StudentsTable, (typeof studentColumns)[number]>

/** Where a row's Aadhaar number is sealed to. */
const boundOf = (urn: string) => `student ${urn}.aadhaar`

/** A student's Aadhaar number as it lies in the row: to find it by, and sealed. */
export const encryptedColumns = (vault: FieldEncryption, urn: string, aadhaar: string) => ({
  aadhaar_index: vault.blindIndex(aadhaar),
  aadhaar_sealed: vault.encrypt(aadhaar, boundOf(urn)),
})

/** What a form becomes in the row: all but the Aadhaar number as it is, that one sealed. */
export const studentColumnsOf = (
  vault: FieldEncryption,
  { urn, aadhaar, ...form }: StudentForm,
) => ({
  ...(Object.fromEntries(studentColumns.map((field) => [field, form[field]])) as Given),
  name_words: nameTokens(form.applicant_name),
  ...encryptedColumns(vault, urn, aadhaar),
  aadhaar_last_four: aadhaar.slice(-4),
})

/** The whole Aadhaar number of a row, for what the server itself does with it; shown to nobody. */
export const aadhaarOf = (vault: FieldEncryption, { urn, aadhaar_sealed }: StudentsTable) =>
  vault.decrypt(aadhaar_sealed, boundOf(urn))

/** A row as a student: without the number's seal and what is only there to find it by. */
export const studentOf = (row: StudentsTable): Student => {
  const {
    aadhaar_index: _index,
    aadhaar_sealed: _sealed,
    name_words: _words,
    version: _v,
    updated_at: _at,
    ...rest
  } = row
  return rest
}
