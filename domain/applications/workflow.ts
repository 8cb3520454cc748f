import { line, optional, required } from "../fields/text.ts"
import { may, type Permission, type Role } from "../staff/permissions.ts"

/** Where an application stands, from the applicant's submission to the college's decision. */
export const statuses = [
  "submitted",
  "scrutiny",
  "query",
  "verified",
  "admitted",
  "rejected",
  "withdrawn",
  "cancelled",
] as const
export type Status = (typeof statuses)[number]

/** Whether the fee was paid into the college's account; exempt: there is nothing to pay. */
export const feeStatuses = ["due", "received", "exempt"] as const
export type FeeStatus = (typeof feeStatuses)[number]

export interface Transition {
  from: Status
  to: Status
  permission: Extract<Permission, "applications.work" | "applications.decide">
  /** Whether the applicant must be told why, in words. */
  isReasonRequired: boolean
}

const step = (from: Status, to: Status, permission: Transition["permission"]): Transition => ({
  from,
  to,
  permission,
  isReasonRequired: to === "query" || to === "rejected" || to === "cancelled",
})

/**
 * Every step there is: from, to, and what one must be allowed to do for it. An admission makes a student's record;
 * it can only be cancelled, which disables that record. A cancelled application can be checked and admitted again.
 */
const transitions: readonly Transition[] = [
  step("submitted", "scrutiny", "applications.work"),
  step("submitted", "query", "applications.work"),
  step("submitted", "verified", "applications.work"),
  step("scrutiny", "query", "applications.work"),
  step("scrutiny", "verified", "applications.work"),
  // The query was answered.
  step("query", "scrutiny", "applications.work"),
  step("verified", "scrutiny", "applications.work"),
  step("verified", "admitted", "applications.decide"),
  step("admitted", "cancelled", "applications.decide"),
  step("scrutiny", "rejected", "applications.decide"),
  step("query", "rejected", "applications.decide"),
  step("verified", "rejected", "applications.decide"),
  step("submitted", "withdrawn", "applications.decide"),
  step("scrutiny", "withdrawn", "applications.decide"),
  step("query", "withdrawn", "applications.decide"),
  step("verified", "withdrawn", "applications.decide"),
  step("rejected", "scrutiny", "applications.decide"),
  step("withdrawn", "scrutiny", "applications.decide"),
  step("cancelled", "scrutiny", "applications.decide"),
]

/** Where the college or the applicant has decided, until it is looked at again. */
export const isDecided = (status: Status) =>
  ["admitted", "rejected", "withdrawn", "cancelled"].includes(status)

/** The statuses of applications that made a student's record; they are kept as long as a student's. */
export const onceAdmitted = ["admitted", "cancelled"] as const satisfies Status[]

/** The steps that are taken one by one: each needs a number or words for this person alone. */
export const isOneByOne = (to: Status) => onceAdmitted.some((status) => status === to)

/** The steps that a role may take from a status. */
export const transitionsFrom = (status: Status, role: Role) =>
  transitions.filter(({ from, permission }) => from === status && may(role, permission))

/** The step between two statuses, whoever takes it; undefined where there is none. */
export const findTransition = (from: Status, to: Status) =>
  transitions.find((transition) => transition.from === from && transition.to === to)

/** Whether nobody comes to this status without words for the applicant. */
export const needsReason = (to: Status) =>
  transitions.some((transition) => transition.to === to && transition.isReasonRequired)

/** What the applicant reads about a status, at most 500 characters. */
export const reasonFor = (to: Status) =>
  needsReason(to) ? required(line(500)) : optional(line(500))
