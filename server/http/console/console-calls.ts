import { applicationCalls } from "#server/features/applications/applications.ts"
import { auditCalls } from "#server/features/audit/audit.ts"
import { backupCalls } from "#server/features/backup-admin/backup-admin.ts"
import { collegeStartCalls } from "#server/features/college-start/college-start.ts"
import {
  contentCalls,
  financialCalls,
  mediaCalls,
  messageCalls,
  sampleCalls,
  sessionCalls,
} from "#server/features/content/content.ts"
import { grievanceCalls } from "#server/features/grievances/grievances.ts"
import { meritCalls } from "#server/features/merit/merit.ts"
import { noticeCalls } from "#server/features/notices/notices.ts"
import { operationsCalls } from "#server/features/operations/operations.ts"
import { privacyCalls } from "#server/features/privacy/privacy.ts"
import { staffCalls } from "#server/features/staff/staff.ts"
import { studentCalls } from "#server/features/students/students.ts"

import { searchCalls } from "./search-calls.ts"

/** All calls of the console that are defined by data. */
export const consoleCalls = {
  ...applicationCalls,
  ...auditCalls,
  ...backupCalls,
  ...collegeStartCalls,
  ...contentCalls,
  ...financialCalls,
  ...grievanceCalls,
  ...mediaCalls,
  ...meritCalls,
  ...messageCalls,
  ...noticeCalls,
  ...operationsCalls,
  ...privacyCalls,
  ...sampleCalls,
  ...searchCalls,
  ...sessionCalls,
  ...staffCalls,
  ...studentCalls,
}

export type ConsoleCalls = typeof consoleCalls
