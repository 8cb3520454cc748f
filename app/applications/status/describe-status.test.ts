import { expect, test } from "vitest"

import type { Standing } from "#domain/merit/explanation/explain-round.ts"
import type { ApplicationStatus } from "#server/features/applications/applications.ts"
import { verifiedApplication as verified } from "#tests/support/samples/application-status.ts"

import { describeStatus } from "./describe-status.server.ts"
import { situationOf } from "./situation.server.ts"

const courseNames = { courses: [], subjects: [] }

/** What is said about what to do, in one text with plain spaces. */
const read = (changes: Partial<ApplicationStatus>, standing?: Standing) => {
  const application = { ...verified, ...changes }
  const situation = { ...situationOf(application, undefined), standing }
  const { actions } = describeStatus(application, { situation, courseNames }, "en")
  return actions.join("\n").replaceAll("\u00a0", " ")
}

test.each([
  { standing: undefined, says: /will now decide on admission/ },
  { standing: "waiting", says: /in order. Whether you have a seat.* is said above/ },
] as const)("what a verified application waits for, with the standing $standing", (given) =>
  expect(read({}, given.standing)).toMatch(given.says),
)

test("before an offer no fee is asked, and the days of the lists are named", () => {
  const text = read({ fee: "later", listDays: ["2025-07-20", "2025-07-27"] })
  expect(text).not.toMatch(/deposit it at the bank/)
  expect(text).toMatch(/\nYou have no fee to pay now/)
  expect(text).toMatch(/20 July 2025, 27 July 2025/)
})

test("with an offer the last day to pay is named, and who pays nothing", () =>
  expect(read({ fee: "asked", feeLastDay: "2025-07-31" }, "accepted")).toMatch(
    /last day to pay is 31 July 2025.*freeship/,
  ))

test("an unanswered offer says that a deposit does not accept the seat", () =>
  expect(read({ fee: "asked", isSeatOffered: true }, "offered")).toMatch(
    /\nA deposit at the bank alone does not accept the seat/,
  ))

test.each(["overdue", "declined", "left"] as const)(
  "nobody whose offer is %s reads about a fee or a seat to come",
  (standing) => expect(read({ fee: "none" }, standing)).not.toMatch(/fee|merit list offers/),
)

test.each([
  { fee: "received_early", says: /has your fee, but you have no seat yet.*If a merit list/ },
  { fee: "received_without_seat", says: /has your fee, but.*no seat.*pays it back/ },
] as const)("money without a seat is said to be there: $fee", ({ fee, says }) =>
  expect(read({ fee })).toMatch(says),
)

test("while the college checks, nothing is to be done unless something is", () => {
  const nothing = /There is nothing you need to do now/
  expect(read({ status: "scrutiny" })).toMatch(nothing)
  expect(read({ status: "scrutiny", fee: "asked" })).not.toMatch(nothing)
  expect(read({ status: "scrutiny" }, "offered")).not.toMatch(nothing)
  const awaitedMarks = { state: "open", lastDay: undefined } as const
  expect(read({ status: "scrutiny", awaitedMarks })).not.toMatch(nothing)
})

test("an admitted applicant whose fee is not recorded reads about it", () =>
  expect(read({ status: "admitted", fee: "asked", feeLastDay: "2025-07-31" })).toMatch(
    /has not recorded your fee.*\n.*last day to pay/,
  ))

test.each(["rejected", "withdrawn", "cancelled", "admitted"] as const)(
  "an application that is %s reads nothing about fees and lists to come",
  (status) => expect(read({ status, fee: "none", listDays: ["2025-07-20"] })).not.toMatch(/\n/),
)
