// Public entry of this feature: other features import from this file only.
export type { ImportTotals, RefusedRow } from "./import/import-students.ts"
export type { StudentRecord } from "./list-students.ts"
export type { ImportPreview, PreviewedStudent } from "./import/preview-import.ts"
export type { Cards, StudentSelection } from "./print-cards.ts"
export type { Card, OwnCard } from "./read-card.ts"
export type { PasswordSlip } from "./credentials/print-slip.ts"
export type { PasswordErrors } from "./credentials/set-password.ts"
export { readStudentTable } from "./import/read-student-table.ts"
export { findFreeNumbers } from "./free-numbers.ts"
export { hasSampleStudents, sampleStudentUrns, seedSampleStudents } from "./seed-sample-students.ts"
export { accountOf } from "./credentials/check-secret.ts"
export { forgetCredential } from "./credentials/student-credentials.ts"
export {
  isUrnOfAnother,
  type NewStudent,
  setStudentStatus,
  storeStudents,
} from "./store-students.ts"
export { identityKeyOf, encryptedColumns, studentOf, writeStudentTokens } from "./student-row.ts"
export { studentCalls } from "./student-calls.ts"
export { createStudentsService } from "./students-service.ts"
