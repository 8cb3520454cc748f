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

test.each<{ expected: string; status: Status; events: Events; urn?: string }>([
  { expected: "undefined before admission", status: "verified", events: [corrected("A-1")] },
  { expected: "the form's", status: "admitted", events: [admitted], urn: "A-3" },
  {
    expected: "the corrected one if corrected before admission",
    status: "admitted",
    events: [corrected("A-1"), admitted],
    urn: "A-3",
  },
  {
    expected: "the previous one if corrected after admission",
    status: "admitted",
    events: [admitted, corrected("A-1"), corrected("A-2")],
    urn: "A-1",
  },
  {
    expected: "that of the last admission if cancelled before",
    status: "admitted",
    events: [admitted, corrected("A-1"), moved("cancelled"), moved("scrutiny"), admitted],
    urn: "A-3",
  },
  {
    expected: "undefined after a cancellation",
    status: "cancelled",
    events: [admitted, moved("cancelled")],
  },
])("the student's URN is $expected", ({ status, events, urn }) => {
  expect(studentOf({ status, events, form: { urn: "A-3" } })).toBe(urn)
})
