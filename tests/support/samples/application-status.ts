import { everyYear } from "#domain/fields/numbers.ts"
import type { ApplicationStatus } from "#server/features/applications/applications.ts"

/** A verified application whose fee was received, for tests. */
export const verifiedApplication: ApplicationStatus = {
  admissionCode: "ABCDEFGHJKLM",
  applicationNumber: "2025-04217-4",
  course: "BSc",
  session: "2025-26",
  identityKind: "aadhaar",
  query: undefined,
  documents: [],
  correctable: [],
  correctionsLastDay: undefined,
  values: {},
  years: everyYear,
  submittedAt: "2025-06-20T06:30:00.000Z",
  status: "verified",
  since: "2025-07-01T06:30:00.000Z",
  fee: "received",
  feeDay: "2025-06-25",
  history: [],
  reason: "",
  claims: [],
  listDays: [],
  refusedClaims: [],
  hasPercentages: true,
  isStopped: false,
}
