import { type FieldErrors, fieldErrorsOf } from "#domain/applications/form/field-errors.ts"
import { auditedChangesOf } from "#domain/audit/audited-changes.ts"
import { identityNumberOf } from "#domain/fields/identifiers/identity.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { type StudentForm, studentSchema } from "#domain/student/student.ts"
import { writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { retryOnUniqueViolation } from "#server/platform/database/retry.ts"
import type { StudentsTable } from "#server/platform/database/tables.ts"

import {
  duplicateOf,
  endFormerSignIn,
  findPossibleDuplicates,
  isUnchanged,
} from "./store-students.ts"
import { identityKeyOf, studentColumns, studentColumnsOf } from "./student-row.ts"

export type Edited =
  | { outcome: "changed" | "unchanged" }
  | { outcome: "unknown" | "changed meanwhile" }
  | { outcome: "aadhaar_of_another" | "admission_of_another" }
  | { outcome: "refused"; errors: FieldErrors }

type Deps = Pick<SiteDeps, "db" | "fieldEncryption" | "courseNames" | "now">

/** A submitted student form, by field. An empty identity number keeps the stored one. */
export type SentStudent = Partial<Record<keyof StudentForm, unknown>>

/** The fields that differ, for the audit log. */
const changesOf = (former: StudentsTable, columns: ReturnType<typeof studentColumnsOf>) =>
  Object.fromEntries([
    ...studentColumns
      .filter((field) => former[field] !== columns[field])
      .map((field) => [field, { from: former[field], to: columns[field] }]),
    ...(former.aadhaar_index === columns.aadhaar_index ? [] : [["aadhaar", { from: "", to: "" }]]),
  ]) as Record<string, { from: string; to: string }>

/**
 * Edits a student record, except the URN, which is its key. `seen` is the version that the client saw. If Aadhaar
 * number or date of birth change, the student's sessions end, because they are the credentials. With the number an own password ends.
 */
export const editStudent =
  ({ db, fieldEncryption, courseNames, now }: Deps) =>
  async (urn: string, sent: SentStudent, expectedVersion: number, by: string): Promise<Edited> => {
    const schema = studentSchema(dayInIndia(now()), (await courseNames())())
    return retryOnUniqueViolation(db, async (transaction): Promise<Edited> => {
      const students = transaction.selectFrom("students").selectAll()
      const former = await students.where("urn", "=", urn).executeTakeFirst()
      if (!former) return { outcome: "unknown" }
      if (former.version !== expectedVersion) return { outcome: "changed meanwhile" }

      const aadhaar = sent.aadhaar || identityNumberOf(identityKeyOf(fieldEncryption, former))
      const result = schema.safeParse({ ...sent, urn, aadhaar })
      if (!result.success) return { outcome: "refused", errors: fieldErrorsOf(result.error.issues) }
      const columns = studentColumnsOf(fieldEncryption, result.data)
      const numbers = { urn, ...columns }
      const clash = duplicateOf(numbers, await findPossibleDuplicates(transaction, [numbers]))
      if (clash) return { outcome: clash }
      if (isUnchanged(former, { ...result.data, image_file: null }, columns.aadhaar_index)) {
        return { outcome: "unchanged" }
      }

      const at = now().toISOString()
      const { numUpdatedRows } = await transaction
        .updateTable("students")
        .set({ ...columns, version: expectedVersion + 1, updated_at: at })
        .where("urn", "=", urn)
        .where("version", "=", expectedVersion)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return { outcome: "changed meanwhile" }
      await endFormerSignIn(transaction, former, columns)
      const changes = auditedChangesOf(changesOf(former, columns))
      await writeAudit(transaction, { by, at }, "student changed", urn, { changes })
      return { outcome: "changed" }
    })
  }
