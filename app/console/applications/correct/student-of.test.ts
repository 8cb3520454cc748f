import { expect, test } from "vitest"

import type { OfficeApplication } from "../application.ts"
import { studentOf } from "./student-of.ts"

type Events = OfficeApplication["events"]

const made = { id: 1, at: "2025-07-01T05:00:00.000Z", actor: "Ravi Kumar" }
const admitted: Events[number] = {
  ...made,
  kind: "status",
  data: { from: "verified", to: "admitted", reason: "" },
}
const corrected = (from: string, to: string): Events[number] => ({
  ...made,
  kind: "correction",
  data: { why: "A slip", fields: { urn: { from, to } } },
})

test.each<{ is: string; status: OfficeApplication["status"]; events: Events; urn?: string }>([
  { is: "none before the admission", status: "verified", events: [corrected("A-1", "A-3")] },
  { is: "the form's", status: "admitted", events: [admitted], urn: "A-3" },
  {
    is: "the corrected one where the correction came first",
    status: "admitted",
    events: [corrected("A-1", "A-3"), admitted],
    urn: "A-3",
  },
  {
    is: "the former one where it was corrected since",
    status: "admitted",
    events: [admitted, corrected("A-1", "A-2"), corrected("A-2", "A-3")],
    urn: "A-1",
  },
])("the student's number is $is", ({ status, events, urn }) => {
  const application = { status, events, form: { urn: "A-3" } } as OfficeApplication
  expect(studentOf(application)).toBe(urn)
})
