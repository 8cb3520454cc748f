import { associatedDataOf } from "#server/features/applications/applications.ts"
import { identityKeyOf } from "#server/features/students/students.ts"
import { loadExistingKey } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { findInstallationValue } from "#server/platform/database/installation.ts"

import { type CheckResult, good, type CheckContext, pluralize, wrong } from "./diagnostic.ts"

/** Whether the key is the one that the database was created with. */
export const checkAppKey = async ({ config, db }: CheckContext): Promise<CheckResult> => {
  const { fingerprint } = createFieldEncryption(await loadExistingKey(config))
  const known = await findInstallationValue(db, "key_fingerprint")
  if (known === undefined) {
    return wrong("this database does not know its key: start the server once")
  }
  if (known === fingerprint) return good("it is the one this database was made under")
  return wrong("this database was made under another key: give that one (APP_KEY, app.key)")
}

const opens = (open: () => unknown) => {
  try {
    open()
    return true
  } catch {
    return false
  }
}

/** Whether every encrypted number can be decrypted in its own row (additional authenticated data). */
export const checkEncryptedFields = async ({ config, db }: CheckContext): Promise<CheckResult> => {
  const fieldEncryption = createFieldEncryption(await loadExistingKey(config))
  const applications = await db
    .selectFrom("applications")
    .select(["admission_code", "aadhaar_encrypted", "bank_account_encrypted"])
    .execute()
  const students = await db.selectFrom("students").select(["urn", "aadhaar_encrypted"]).execute()
  const { decrypt } = fieldEncryption
  const areOpen = [
    ...applications.flatMap(({ admission_code: code, ...row }) => [
      opens(() => decrypt(row.aadhaar_encrypted, associatedDataOf(code, "aadhar_no"))),
      opens(() => decrypt(row.bank_account_encrypted, associatedDataOf(code, "bank_account"))),
    ]),
    ...students.map((row) => opens(() => identityKeyOf(fieldEncryption, row))),
  ]
  const all = areOpen.length
  const shut = areOpen.filter((isOpen) => !isOpen).length
  return shut > 0
    ? wrong(
        `${shut} of ${pluralize(all, "number")} can't be opened: their rows were changed or damaged`,
      )
    : good(`${pluralize(all, "Aadhaar and account number")} open`)
}
