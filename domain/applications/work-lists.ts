import type { FeeStatus, Status } from "./workflow.ts"

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
