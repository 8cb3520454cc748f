import type { Application } from "#domain/applications/application.ts"
import { formVersion, upgradeForm } from "#domain/applications/form/form-fields.ts"
import type { Language } from "#domain/content/languages.ts"
import { identityKindOf } from "#domain/fields/identifiers/identity-kinds.ts"
import { identityKey, identityNumberOf } from "#domain/fields/identifiers/identity.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { rewriteRows } from "#server/platform/database/rewrite-rows.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"
import { personTokens } from "#server/platform/text/person-tokens.ts"

import { likenessKey, likenessOf, type Person } from "./duplicates/likeness.ts"
import { markPossibleDuplicates } from "./duplicates/mark-possible-duplicates.ts"
import type { Origin } from "./origin-limits.ts"

/** Writes the search tokens and likeness keys that a migration has emptied. */
export const writeApplicationTokens = (db: Database) =>
  rewriteRows(db, {
    find: (limit) =>
      db
        .selectFrom("applications")
        .select(["admission_code", "form", "form_version"])
        .where("search_tokens", "=", "")
        .limit(limit)
        .execute(),
    update: async (transaction, row) => {
      const columns = searchColumns(formOf(row))
      await transaction
        .updateTable("applications")
        .set(columns)
        .where("admission_code", "=", row.admission_code)
        .execute()
      // Applications of before had different numbers.
      const { likeness_key } = columns
      await markPossibleDuplicates(transaction, [{ likeness_key }])
    },
  })

/** An application about to be stored. */
export interface NewApplication {
  admission_code: string
  submission_key: string | undefined
  /** See `hashesOf` (submission-identity.ts); absent without a submission key. */
  content_hash?: string
  session: string
  submitted_at: string
  /** Whole rupees. */
  fee: number
  image_file: string
  signature_file: string
  /**
   * Version of the privacy notice that was shown (server/features/content/privacy-notice.ts); "paper" for a paper
   * form.
   */
  notice_version: string
  /** The version of the sheet's texts that the applicant agreed to (server/features/content/sheet-texts.ts). */
  declaration_version?: string | null
  /** In which the applicant used the form; absent: not known. */
  language?: Language
  form: Application
  /** Staff member who entered a paper form; absent for an online application. */
  entered_by?: string
  /** Where it came from; absent for a paper form. */
  origin?: Origin
}

/** The encrypted form fields, by form field name. */
export const encryptedFields = ["aadhar_no", "bank_account"] as const
export type EncryptedField = (typeof encryptedFields)[number]

/** Additional authenticated data for an application's encrypted fields. */
export const associatedDataOf = (admissionCode: string, field: EncryptedField) =>
  `${admissionCode}.${field}`

/** Additional authenticated data for a value that a correction replaced. */
export const previousValuesOf = (admissionCode: string, field: string) =>
  `${admissionCode}.${field}.former`

/** What an application is found by, besides its code, phone and Aadhaar number. */
const applicationTokens = ({
  applicant_name,
  father_name,
  urn,
  email,
}: Pick<Application, "applicant_name" | "father_name" | "urn" | "email">) =>
  personTokens(applicant_name, father_name, urn, email)

/** The columns by which people are found and compared. */
const searchColumns = (form: Parameters<typeof applicationTokens>[0] & Person) => ({
  search_tokens: applicationTokens(form),
  likeness_key: likenessKey(form),
  likeness: likenessOf(form),
})

/** The columns that store a form: encrypted numbers, and the plain columns needed for search. */
export const formColumns = (
  fieldEncryption: FieldEncryption,
  admissionCode: string,
  form: Application,
) => {
  const { aadhar_no, bank_account, ...clear } = form
  const identity = identityKey(identityKindOf(form.identity_kind), aadhar_no)
  return {
    course: form.course,
    category: form.category,
    applicant_name: form.applicant_name,
    applicant_mobile: form.applicant_mobile,
    ...searchColumns(form),
    aadhaar_index: fieldEncryption.blindIndex(identity),
    aadhaar_encrypted: fieldEncryption.encrypt(
      identity,
      associatedDataOf(admissionCode, "aadhar_no"),
    ),
    aadhaar_last_four: aadhar_no.slice(-4),
    bank_account_encrypted: fieldEncryption.encrypt(
      bank_account,
      associatedDataOf(admissionCode, "bank_account"),
    ),
    form: JSON.stringify(clear),
    form_version: formVersion,
  }
}

/** The row of a new application. A paper form counts as seen by the staff member who entered it. */
export const rowOf = (
  fieldEncryption: FieldEncryption,
  {
    form,
    entered_by,
    submission_key,
    content_hash,
    language,
    origin: _origin,
    ...rest
  }: NewApplication,
): ApplicationsTable => ({
  ...rest,
  declaration_version: rest.declaration_version ?? null,
  language: language ?? null,
  messages_stopped_at: null,
  // Until `giveNumbers`, in the same transaction.
  application_number: rest.admission_code,
  ...formColumns(fieldEncryption, rest.admission_code, form),
  submission_key: submission_key ?? null,
  content_hash: content_hash ?? null,
  may_be_duplicate: 0,
  status: "submitted",
  status_at: rest.submitted_at,
  status_reason: "",
  day: dayInIndia(new Date(rest.submitted_at)),
  version: 1,
  source: entered_by === undefined ? "online" : "paper",
  seen_at: entered_by === undefined ? null : rest.submitted_at,
  seen_by: entered_by ?? null,
  assigned_to: null,
  assigned_at: null,
  fee_status: "due",
  fee_at: null,
  fee_reference: "",
  fee_journal: null,
  fee_reason: "",
})

/** The form of a row, with today's fields, but without the encrypted ones. */
export const formOf = ({ form, form_version }: Pick<ApplicationsTable, "form" | "form_version">) =>
  upgradeForm(JSON.parse(form), form_version) as Omit<Application, EncryptedField>

export const findApplicationRow = (db: Database, admissionCode: string) =>
  db
    .selectFrom("applications")
    .selectAll()
    .where("admission_code", "=", admissionCode)
    .executeTakeFirst()

/** Decrypts a field of a row. */
export const openField = (
  { decrypt }: FieldEncryption,
  { admission_code: code, aadhaar_encrypted, bank_account_encrypted }: ApplicationsTable,
  field: EncryptedField,
) =>
  field === "aadhar_no"
    ? identityNumberOf(decrypt(aadhaar_encrypted, associatedDataOf(code, field)))
    : decrypt(bank_account_encrypted, associatedDataOf(code, field))
