import { expect, test } from "vitest"

import { studentOf } from "./student-of.ts"
import type { Status } from "./workflow.ts"

type Events = Parameters<typeof studentOf>[0]["events"]

const moved = (to: Status): Events[number] => ({ kind: "status", data: { to } })
const admitted = moved("admitted")
const corrected = (from: string): Events[number] => ({
  kind: "correction",
  data: { fields: { urn: { from } } },
})

test.each<{ is: string; status: Status; events: Events; urn?: string }>([
  { is: "none before the admission", status: "verified", events: [corrected("A-1")] },
  { is: "the form's", status: "admitted", events: [admitted], urn: "A-3" },
  {
    is: "the corrected one where the correction came first",
    status: "admitted",
    events: [corrected("A-1"), admitted],
    urn: "A-3",
  },
  {
    is: "the former one where it was corrected since",
    status: "admitted",
    events: [admitted, corrected("A-1"), corrected("A-2")],
    urn: "A-1",
  },
  {
    is: "that of the last admission after a cancellation",
    status: "admitted",
    events: [admitted, corrected("A-1"), moved("cancelled"), moved("scrutiny"), admitted],
    urn: "A-3",
  },
  { is: "none after a cancellation", status: "cancelled", events: [admitted, moved("cancelled")] },
])("the student's number is $is", ({ status, events, urn }) => {
  expect(studentOf({ status, events, form: { urn: "A-3" } })).toBe(urn)
})
