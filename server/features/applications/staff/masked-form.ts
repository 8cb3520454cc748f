import type { Application } from "#domain/applications/application.ts"
import { maskAadhaar } from "#domain/fields/aadhaar.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { associatedDataOf } from "./application-row.ts"

/** The numbers that lie sealed, under the form's own names. */
export const encryptedFields = ["aadhar_no", "bank_account"] as const
export type EncryptedField = (typeof encryptedFields)[number]

export const isEncryptedField = (field: string): field is EncryptedField =>
  (encryptedFields as readonly string[]).includes(field)

const masks: Record<EncryptedField, (digits: string) => string> = {
  aadhar_no: maskAadhaar,
  bank_account: (digits) => `XXXXX${digits.slice(-4)}`,
}

/** How a sealed number is shown: by its last four digits. */
export const maskOf = (field: EncryptedField, digits: string) => masks[field](digits)

/** A sealed number of a row, whole. */
export const openField = (vault: FieldEncryption, row: ApplicationsTable, field: EncryptedField) =>
  vault.decrypt(
    field === "aadhar_no" ? row.aadhaar_sealed : row.bank_account_sealed,
    associatedDataOf(row.admission_code, field),
  )

/** The form of a row, whole: for what the server itself does with it. */
export const wholeForm = (vault: FieldEncryption, row: ApplicationsTable): Application => ({
  ...JSON.parse(row.form),
  aadhar_no: openField(vault, row, "aadhar_no"),
  bank_account: openField(vault, row, "bank_account"),
})

/** The form of a row as it may be shown. */
export const maskedForm = (vault: FieldEncryption, row: ApplicationsTable): Application => ({
  ...JSON.parse(row.form),
  aadhar_no: maskOf("aadhar_no", row.aadhaar_last_four),
  bank_account: maskOf("bank_account", openField(vault, row, "bank_account")),
})
