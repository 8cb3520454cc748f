import type { ListTodo, Standing } from "../merit/explanation/explain-round.ts"
import type { FeeState } from "./fee-request.ts"
import { hasLeft, isDecided, type Status } from "./workflow.ts"

/** All that decides what an applicant has to do now. */
export interface Situation {
  status: Status
  fee: FeeState
  /** What became of the applicant in the last public list; undefined without one. */
  standing?: Standing | undefined
  /** The marks of an awaited result: whether they can be entered on the status page, or are late. */
  awaitedMarks?: "open" | "late" | undefined
  /** Whether the marks that the last list lacked are there now. */
  hasMarksSince?: boolean
  /** Whether a paper that the college asks for is missing or was returned. */
  isPaperDue?: boolean
}

export type NextStep =
  | "answer_query"
  | "send_papers"
  | "enter_marks"
  | "bring_marksheet"
  | "accept_seat"
  /** The offer is over: only the counter can still do something. */
  | "go_to_counter"
  | "complete_admission"
  | "bring_documents"
  | "bring_sheet"
  | "pay"

/** What the last list asks of the applicant. One that was made before a check or before marks asks nothing more. */
const stepOfList = (situation: Situation): NextStep | undefined => {
  const { status, standing, awaitedMarks, hasMarksSince } = situation
  if (isDecided(status)) return undefined
  switch (standing) {
    case "offered":
      return "accept_seat"
    case "overdue":
      return "go_to_counter"
    case "accepted":
      return "complete_admission"
    case "not_verified":
      return status === "verified" ? undefined : "bring_documents"
    case "incomplete":
      if (hasMarksSince) return undefined
      return awaitedMarks === "open" ? "enter_marks" : "bring_marksheet"
    default:
      return undefined
  }
}

/** Whether later lists go on without the applicant, who has no seat. */
const isOutOfLists = (standing: Standing | undefined) =>
  standing === "declined" || standing === "absent" || standing === "left"

/**
 * Everything that an applicant has to do now. The texts of the status page follow from it, so that no sentence says that
 * there is nothing to do beside one that asks for something (specification 5.6).
 */
export const nextStepsOf = (situation: Situation): ReadonlySet<NextStep> => {
  const { status, fee, standing, awaitedMarks, isPaperDue } = situation
  const steps: (NextStep | false | undefined)[] = [
    status === "query" && "answer_query",
    isPaperDue && !hasLeft(status) && "send_papers",
    awaitedMarks === "open" && "enter_marks",
    awaitedMarks === "late" && "bring_marksheet",
    stepOfList(situation),
    status === "submitted" && !isOutOfLists(standing) && "bring_sheet",
    fee === "asked" && "pay",
  ]
  return new Set(steps.filter((step) => step !== false && step !== undefined))
}

/** Which words a list has for what to do next, now that more is known than when it was made. */
export const listTodoOf = (standing: Standing, situation: Situation): ListTodo => {
  const steps = nextStepsOf({ ...situation, standing })
  if (standing === "waiting" && steps.size > 0) return "waiting_busy"
  if (standing === "not_verified" && !steps.has("bring_documents")) return "verified_since"
  if (standing !== "incomplete" || steps.has("bring_marksheet")) return standing
  return steps.has("enter_marks") ? "enter_marks" : "marks_since"
}
