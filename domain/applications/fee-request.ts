import type { FeeTime } from "../admission/session.ts"
import { isGivenUp, type OfferState } from "../merit/rounds/offers.ts"
import { type FeeStatus, hasLeft, type Status } from "./workflow.ts"

/**
 * What the merit lists have given an applicant. "none": no seat yet, a list may offer one. "overdue": an offer that takes no
 * answer any more, and the next list is not public. "given_up": declined, or nobody came; later lists go on without it.
 */
export type Seat = "none" | "offered" | "overdue" | "accepted" | "given_up"

interface Offer {
  state: OfferState | "no_lists" | "no_offer"
  /** Whether it can be accepted. */
  isOpen?: boolean
  /** Whether a seat of an earlier list was given up. */
  hasGivenUp?: true
}

export const seatOf = ({ state, isOpen, hasGivenUp }: Offer): Seat => {
  if (state === "no_lists" || state === "no_offer") return hasGivenUp ? "given_up" : "none"
  if (isGivenUp(state)) return "given_up"
  if (state === "accepted") return "accepted"
  return isOpen ? "offered" : "overdue"
}

export type FeeState =
  /** Due now. */
  | "asked"
  /** Due once there is a seat, which a merit list may still offer. */
  | "later"
  | "received"
  /** Received before there is a seat, which a merit list may still offer. */
  | "received_early"
  /** Received, and there is no seat: the office decides, or pays it back. */
  | "received_without_seat"
  | "exempt"
  /** Not due, and it will not be: the applicant left, or has no seat any more. */
  | "none"

/** Whether the college asks an applicant for the fee now, and up to which day. */
export interface FeeRequest {
  state: FeeState
  /** The last day to pay a fee that is asked, YYYY-MM-DD, if there is one. */
  lastDay?: string | undefined
  /** Whether it is asked for a seat that is offered, and not accepted yet. */
  isSeatOffered?: boolean
}

interface FeeFacts {
  /** Of the session. */
  fee_due: FeeTime
  fee_last_day?: string | undefined
  status: Status
  fee: FeeStatus
  seat: Seat
  /** The last day of an offer, YYYY-MM-DD. */
  offerLastDay?: string | undefined
}

const receivedState = ({ fee_due, status, seat }: FeeFacts): FeeState => {
  if (hasLeft(status)) return "received_without_seat"
  if (status === "admitted" || seat === "accepted" || seat === "offered") return "received"
  if (seat === "given_up") return "received_without_seat"
  if (fee_due === "with_application") return "received"
  return seat === "none" ? "received_early" : "received_without_seat"
}

const dueState = ({ fee_due, status, seat }: FeeFacts): FeeState => {
  if (hasLeft(status)) return "none"
  if (status === "admitted" || seat === "accepted" || seat === "offered") return "asked"
  if (seat !== "none") return "none"
  return fee_due === "with_application" ? "asked" : "later"
}

/**
 * The fee is asked with the application, or only once there is a seat, as the session says (specification 3.15). Who is
 * admitted outside the merit lists has a seat too. Nothing is asked of an exempt applicant, of one who paid, or of one who
 * left or gave the seat up.
 */
export const feeRequestOf = (facts: FeeFacts): FeeRequest => {
  const { fee, status, seat, offerLastDay, fee_last_day } = facts
  if (fee === "exempt") return { state: "exempt" }
  if (fee === "received") return { state: receivedState(facts) }
  const state = dueState(facts)
  if (state !== "asked") return { state }
  const isOffer = status !== "admitted" && seat === "offered"
  return isOffer
    ? { state, lastDay: offerLastDay ?? fee_last_day, isSeatOffered: true }
    : { state, lastDay: fee_last_day }
}
