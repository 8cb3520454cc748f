import { associatedDataOf } from "#server/features/applications/applications.ts"
import { knownKey } from "#server/features/backup/backup.ts"
import { aadhaarOf } from "#server/features/students/students.ts"
import {
  createFieldEncryption,
  type FieldEncryption,
} from "#server/platform/crypto/field-encryption.ts"

import { type CheckResult, good, type CheckContext, countOf, wrong } from "./finding.ts"
import { readInPages } from "./read-in-pages.ts"

/** Whether the key is the one that the database was created with. */
export const checkAppKey = async ({ config, db }: CheckContext): Promise<CheckResult> => {
  const { fingerprint } = createFieldEncryption(await knownKey(config))
  const known = await db
    .selectFrom("installation")
    .select("value")
    .where("name", "=", "key_fingerprint")
    .executeTakeFirst()
  if (!known) return wrong("this database does not know its key: start the server once")
  if (known.value === fingerprint) return good("it is the one this database was made under")
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

async function* encryptedFieldsOfApplications(
  { db }: CheckContext,
  fieldEncryption: FieldEncryption,
) {
  const page = (after: string, limit: number) =>
    db
      .selectFrom("applications")
      .select(["admission_code", "aadhaar_encrypted", "bank_account_encrypted"])
      .where("admission_code", ">", after)
      .orderBy("admission_code")
      .limit(limit)
      .execute()
  for await (const rows of readInPages(page, (row) => row.admission_code)) {
    for (const { admission_code: code, aadhaar_encrypted, bank_account_encrypted } of rows) {
      yield opens(() =>
        fieldEncryption.decrypt(aadhaar_encrypted, associatedDataOf(code, "aadhar_no")),
      )
      yield opens(() =>
        fieldEncryption.decrypt(bank_account_encrypted, associatedDataOf(code, "bank_account")),
      )
    }
  }
}

async function* encryptedFieldsOfStudents({ db }: CheckContext, fieldEncryption: FieldEncryption) {
  const page = (after: string, limit: number) =>
    db
      .selectFrom("students")
      .selectAll()
      .where("urn", ">", after)
      .orderBy("urn")
      .limit(limit)
      .execute()
  for await (const rows of readInPages(page, (row) => row.urn)) {
    for (const row of rows) yield opens(() => aadhaarOf(fieldEncryption, row))
  }
}

/** Whether every encrypted number can be decrypted in its own row (additional authenticated data). */
export const checkEncryptedFields = async (patient: CheckContext): Promise<CheckResult> => {
  const fieldEncryption = createFieldEncryption(await knownKey(patient.config))
  let all = 0
  let shut = 0
  for (const numbers of [encryptedFieldsOfApplications, encryptedFieldsOfStudents]) {
    for await (const isOpen of numbers(patient, fieldEncryption)) {
      all++
      if (!isOpen) shut++
    }
  }
  return shut > 0
    ? wrong(
        `${shut} of ${countOf(all, "number")} can't be opened: their rows were changed or damaged`,
      )
    : good(`${countOf(all, "Aadhaar and account number")} open`)
}
