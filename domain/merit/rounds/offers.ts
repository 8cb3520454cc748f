import { type FeeStatus, hasLeft, type Status } from "../../applications/workflow.ts"
import { dayInIndia, startOfDayInIndia } from "../../fields/india-time.ts"
import { may, type Role } from "../../staff/permissions.ts"

/** The answers to an offer. A candidate who declined or did not come is left out of later rounds. */
export const offerStates = ["offered", "accepted", "declined", "absent"] as const
export type OfferState = (typeof offerStates)[number]

/** What applicants answer themselves, on the status page. */
export const ownAnswers = ["accepted", "declined"] as const satisfies OfferState[]
export type OwnAnswer = (typeof ownAnswers)[number]

/** The answers that an applicant can give to an offer in each state, while its list takes answers. */
export const ownAnswersTo: Record<OfferState, readonly OwnAnswer[]> = {
  offered: ownAnswers,
  accepted: [],
  declined: ["accepted"],
  absent: ["accepted"],
}

/** Colleges usually give three days to accept a seat; the officer may name another last day. */
const daysToAnswer = 3

/** The last day to answer an offer of a list that is published now: YYYY-MM-DD. */
export const lastAnswerDay = (now: Date) =>
  dayInIndia(startOfDayInIndia(dayInIndia(now), daysToAnswer))

/** Offer letters on one page of the browser. */
export const lettersPerPage = 50

/** How an offer got its state: answered, an acceptance changed, given back, or the last entry undone at once. */
export const answerKinds = ["answered", "changed", "reinstated", "undone"] as const
export type AnswerKind = (typeof answerKinds)[number]

/** The state of an offer as it is counted: a seat of somebody whose application has left, or is erased (null), is given up. */
export const countedState = (state: OfferState, status: Status | null): OfferState =>
  state !== "absent" && (status === null || hasLeft(status)) ? "declined" : state

export const isGivenUp = (state: OfferState | null) => state === "declined" || state === "absent"

/** The kind of an answer to an offer that had a state before. */
export const answerKindOf = (before: OfferState): AnswerKind => {
  if (before === "offered") return "answered"
  return before === "accepted" ? "changed" : "reinstated"
}

/** The offer of one person when an answer is recorded. */
export interface OfferNow {
  /** Null: no offer. */
  state: OfferState | null
  /** Null: the application was erased. */
  status: Status | null
  fee: FeeStatus | null
  /** Whether the page from which staff record showed this offer with its newest answer. */
  isAsSeen: boolean
}

export interface StaffAnswer {
  to: OfferState
  /** Whether it is recorded for several people at once. */
  isBulk: boolean
  role: Role
}

/** Why the answer of a person is not recorded. The other people of the same call are. */
export type LeftOutReason =
  | "no_offer"
  /** The offer has this state already. */
  | "recorded"
  /** Another answer was stored since the page was loaded. */
  | "changed"
  /** The admission must be cancelled first. */
  | "admitted"
  /** An override, which needs a reason for this person alone. */
  | "accepted"
  | "fee_settled"
  | "given_up"
  /** An override, which only an officer makes. */
  | "officer_only"
  /** Undone by another member of staff, or too late. */
  | "not_undone"

const isSettled = (fee: FeeStatus | null) => fee === "received" || fee === "exempt"

/** Why an answer would override what the applicant or the college has done; undefined if it overrides nothing. */
const overridden = ({ state, fee }: OfferNow, to: OfferState): LeftOutReason | undefined => {
  if (state === "accepted") return "accepted"
  if (isGivenUp(state)) return "given_up"
  return isSettled(fee) && to !== "accepted" ? "fee_settled" : undefined
}

/** Whether an answer needs an officer, a reason and a call of its own. */
export const isOverride = (offer: OfferNow, to: OfferState) => overridden(offer, to) !== undefined

/** Why staff cannot record this answer; undefined if they can (specification 3.17). */
export const whyLeftOut = (offer: OfferNow, answer: StaffAnswer): LeftOutReason | undefined => {
  const { state, status, isAsSeen } = offer
  const { to, isBulk, role } = answer
  if (state === null) return "no_offer"
  if (state === to) return "recorded"
  if (!isAsSeen) return "changed"
  if (status === "admitted" && to !== "accepted") return "admitted"
  // An offer that was given up is reinstated before another answer is recorded.
  if (isGivenUp(state) && isGivenUp(to)) return "given_up"
  const override = overridden(offer, to)
  if (override === undefined) return undefined
  if (isBulk) return override
  return may(role, "merit.override") ? undefined : "officer_only"
}

/** Whether staff must write why they record an answer. The applicant reads it. */
export const needsReason = (offer: OfferNow, to: OfferState) =>
  to === "declined" || isOverride(offer, to)

/** Whether "did not come" can be recorded: not before the end of the last day. Days are YYYY-MM-DD in India. */
export const isLastDayOver = (lastDate: string, today: string) => today > lastDate
