import { may, type Permission, type Role } from "../staff/permissions.ts"

/** The statuses of an application, from submission to the college's decision. */
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

/** Whether the fee was paid into the college's account. "exempt" means that no fee is due. */
export const feeStatuses = ["due", "received", "exempt"] as const
export type FeeStatus = (typeof feeStatuses)[number]

export interface Transition {
  from: Status
  to: Status
  permission: Extract<Permission, "applications.work" | "applications.decide">
  /** Whether the status change requires a written reason for the applicant. */
  isReasonRequired: boolean
}

const step = (from: Status, to: Status, permission: Transition["permission"]): Transition => ({
  from,
  to,
  permission,
  isReasonRequired: to === "query" || to === "rejected" || to === "cancelled",
})

/**
 * All allowed transitions with the permission that each requires. An admission creates a student record. It can only
 * be cancelled, which disables that record. A cancelled application can be checked and admitted again.
 */
const transitions: readonly Transition[] = [
  step("submitted", "scrutiny", "applications.work"),
  step("submitted", "query", "applications.work"),
  step("submitted", "verified", "applications.work"),
  step("scrutiny", "query", "applications.work"),
  step("scrutiny", "verified", "applications.work"),
  // The applicant answered the query.
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

/** Statuses of applications that do not compete for a seat, and hold none. */
export const leftStatuses = ["rejected", "withdrawn", "cancelled"] as const satisfies Status[]

export const hasLeft = (status: Status) => leftStatuses.some((left) => left === status)

/** Whether the college or the applicant has decided. A decided application can be reopened. */
export const isDecided = (status: Status) => status === "admitted" || hasLeft(status)

/** Statuses of applications that created a student record. Their retention period is that of students. */
export const onceAdmitted = ["admitted", "cancelled"] as const satisfies Status[]

/** Whether a change of status can be undone: one that made or disabled a student record cannot. */
export const isUndoable = (from: Status, to: Status) =>
  !onceAdmitted.some((status) => status === from || status === to)

/** Whether bulk actions exclude this status: each change needs a reason for this person alone. */
export const isOneByOne = (to: Status) => to === "cancelled"

/** Whether an applicant can withdraw an application in this status. */
export const mayWithdraw = (status: Status) => findTransition(status, "withdrawn") !== undefined

/** The transitions that a role may make from a status. */
export const transitionsFrom = (status: Status, role: Role) =>
  transitions.filter(({ from, permission }) => from === status && may(role, permission))

/** The transition between two statuses, for any role; undefined if there is none. */
export const findTransition = (from: Status, to: Status) =>
  transitions.find((transition) => transition.from === from && transition.to === to)

/** Whether a transition to this status requires a reason for the applicant. */
export const needsReason = (to: Status) =>
  transitions.some((transition) => transition.to === to && transition.isReasonRequired)

/** What decides in which work lists an application is. */
interface WorkState {
  status: Status
  isSeen: boolean
  feeStatus: FeeStatus
}

/** The work lists of the staff, in the order of the work. An application is in a list if it fits one of its states. */
export const workLists = {
  new: [{ status: "submitted", isSeen: false }],
  checking: [{ status: "submitted", isSeen: true }, { status: "scrutiny" }],
  waiting: [{ status: "query" }],
  ready: [{ status: "verified" }],
  feeDue: [
    { status: "verified", feeStatus: "due" },
    { status: "admitted", feeStatus: "due" },
  ],
  admitted: [{ status: "admitted" }],
} as const satisfies Record<string, readonly Partial<WorkState>[]>

export type WorkList = keyof typeof workLists

export const workListNames = Object.keys(workLists) as WorkList[]

/** The states of a work list, each with the values that it requires. */
export const statesOf = (list: WorkList): readonly Partial<WorkState>[] => workLists[list]

/** Whether applications of this state are in a work list. */
export const isInWorkList = (list: WorkList, { status, isSeen, feeStatus }: WorkState) =>
  statesOf(list).some(
    (state) =>
      state.status === status &&
      (state.isSeen ?? isSeen) === isSeen &&
      (state.feeStatus ?? feeStatus) === feeStatus,
  )
