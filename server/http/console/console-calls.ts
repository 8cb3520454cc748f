import { auditCalls } from "#server/features/audit/audit.ts"
import { messageCalls } from "#server/features/content/content.ts"
import { operationsCalls } from "#server/features/operations/operations.ts"
import { privacyCalls } from "#server/features/privacy/privacy.ts"

import { searchCalls } from "./search-calls.ts"

/** All calls of the console that are defined by data. */
export const consoleCalls = {
  ...auditCalls,
  ...messageCalls,
  ...operationsCalls,
  ...privacyCalls,
  ...searchCalls,
}

export type ConsoleCalls = typeof consoleCalls
