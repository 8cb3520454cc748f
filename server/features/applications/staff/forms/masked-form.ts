import type { Application } from "#domain/applications/application.ts"
import { maskAadhaar } from "#domain/fields/identifiers/aadhaar.ts"
import { maskBankAccount } from "#domain/fields/identifiers/identifiers.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { type EncryptedField, encryptedFields, formOf, openField } from "../../application-row.ts"

export const isEncryptedField = (field: string): field is EncryptedField =>
  (encryptedFields as readonly string[]).includes(field)

const masks: Record<EncryptedField, (digits: string) => string> = {
  aadhar_no: maskAadhaar,
  bank_account: maskBankAccount,
}

/** Masks an encrypted field: only the last four digits are shown. */
export const maskOf = (field: EncryptedField, digits: string) => masks[field](digits)

/** The form of a row with full numbers, for internal use by the server and authorised exports. */
export const wholeForm = (
  fieldEncryption: FieldEncryption,
  row: ApplicationsTable,
): Application => ({
  ...formOf(row),
  aadhar_no: openField(fieldEncryption, row, "aadhar_no"),
  bank_account: openField(fieldEncryption, row, "bank_account"),
})

/** The form of a row with masked numbers, safe to show. */
export const maskedForm = (
  fieldEncryption: FieldEncryption,
  row: ApplicationsTable,
): Application => ({
  ...formOf(row),
  aadhar_no: maskOf("aadhar_no", row.aadhaar_last_four),
  bank_account: maskOf("bank_account", openField(fieldEncryption, row, "bank_account")),
})
