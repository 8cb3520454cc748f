import { expect, test } from "vitest"

import type { ApplicationStatus } from "#server/features/applications/applications.ts"

import { describeStatus } from "./describe-status.server.ts"

const verified: ApplicationStatus = {
  admissionCode: "ABCDEFGHJKLM",
  applicationNumber: "2025-04217-4",
  course: "BSc",
  session: "2025-26",
  submittedAt: "2025-06-20T06:30:00.000Z",
  status: "verified",
  since: "2025-07-01T06:30:00.000Z",
  fee: "received",
  feeDay: "2025-06-25",
  history: [],
  reason: "",
  claims: [],
  refusedClaims: [],
}

test.each([
  { hasMeritList: false, says: /will now decide on admission/ },
  { hasMeritList: true, says: /Whether you have a seat.* is said above/ },
])("what a verified application waits for, with a merit list: $hasMeritList", (given) => {
  const { hasMeritList, says } = given
  const { actions } = describeStatus(
    { ...verified, hasMeritList },
    { courses: [], subjects: [] },
    "en",
  )
  expect(actions).toEqual([expect.stringMatching(says)])
})
