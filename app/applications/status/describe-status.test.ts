import { expect, test } from "vitest"

import { everyYear } from "#domain/fields/numbers.ts"
import type { ApplicationStatus } from "#server/features/applications/applications.ts"

import { describeStatus } from "./describe-status.server.ts"

const verified: ApplicationStatus = {
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
  isStopped: false,
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

const actionsOf = (changes: Partial<Parameters<typeof describeStatus>[0]>) =>
  describeStatus({ ...verified, fee: "due", ...changes }, { courses: [], subjects: [] }, "en")
    .actions

test("before an offer no fee is asked, and the days of the lists are named", () => {
  const listDays = ["2025-07-20", "2025-07-27"]
  const actions = actionsOf({ awaitsSeat: true, listDays })
  expect(actions.join("\n")).not.toMatch(/deposit it at the bank/)
  expect(actions).toContainEqual(expect.stringMatching(/^You have no fee to pay now/))
  expect(actions.at(-1)!.replaceAll("\u00a0", " ")).toMatch(/20 July 2025, 27 July 2025/)
})

test("with an offer the last day to pay is named, and who pays nothing", () => {
  const actions = actionsOf({
    feeLastDay: "2025-07-31",
    hasMeritList: true,
    listDays: ["2025-07-20"],
  })
  expect(actions.at(-1)!.replaceAll("\u00a0", " ")).toMatch(
    /last day to pay is 31 July 2025.*freeship/,
  )
})

test("an unanswered offer says that a deposit does not accept the seat", () => {
  const actions = actionsOf({ isSeatOffered: true, hasMeritList: true, feeLastDay: "2025-07-31" })
  expect(actions.at(-1)).toMatch(/^A deposit at the bank alone does not accept the seat/)
})

test("nobody who gave a seat up reads that a list may offer one", () => {
  const texts = (hasGivenUp: boolean) =>
    actionsOf({ awaitsSeat: true, hasMeritList: true, hasGivenUp }).join(" ")
  expect(texts(false)).toContain("If a merit list offers you a seat")
  expect(texts(true)).not.toContain("If a merit list offers you a seat")
})

test("an admitted applicant whose fee is not recorded reads about it", () => {
  const actions = actionsOf({ status: "admitted", feeLastDay: "2025-07-31" })
  expect(actions.join(" ")).toMatch(/has not recorded your fee.*last day to pay/)
})

test.each(["rejected", "withdrawn", "cancelled", "admitted"] as const)(
  "an application that is %s reads nothing about fees and lists to come",
  (status) => {
    const actions = actionsOf({ status, awaitsSeat: true, listDays: ["2025-07-20"] })
    expect(actions).toHaveLength(1)
  },
)
