import type { SelectQueryBuilder } from "kysely"

import type { FeeTime } from "#domain/admission/session.ts"
import { isDecided } from "#domain/applications/workflow.ts"
import type { Compartment } from "#domain/merit/allocation-rule.ts"
import type { AnswerKind, OfferState } from "#domain/merit/rounds/offers.ts"
import type { AuditStamp } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable, Tables } from "#server/platform/database/tables.ts"

import { refused, type StaffActionResult } from "./change-application-row.ts"

/** What the merit lists of a programme say about the seat of one application. */
export type SeatOffer =
  /** The programme has no merit lists: admission and fee do not depend on an offer. */
  | { state: "no_lists" }
  /** A seat of an earlier list may have been given up: later lists go on without the applicant. */
  | { state: "no_offer"; hasGivenUp?: true }
  | {
      state: OfferState
      number: number
      compartment: Compartment
      /** YYYY-MM-DD. */
      lastDate: string
      /** When the list became public, YYYY-MM-DD. */
      offeredOn: string
      /** Whether it can be accepted: of the last list, and not after its last day. */
      isOpen: boolean
      /** Whether no other list has been made since: staff, and a deposit in time, can still accept it. */
      isLast: boolean
    }

/** What happened to the seat of an application in merit lists. `list` is the number of a list. */
export type SeatEvent = { at: string; actor: string; list: number } & (
  | { kind: "offer"; compartment: Compartment; lastDate: string }
  /** An accepted seat became another one. */
  | { kind: "slide"; from: Compartment; to: Compartment }
  /** The next list was made, and nobody had answered. */
  | { kind: "lapse"; lastDate: string }
  | { kind: "list_withdrawn"; reason: string }
  | {
      kind: "answer"
      answer: AnswerKind
      before: OfferState
      state: OfferState
      reason: string
      receipt: string | null
    }
)

type Row = Pick<ApplicationsTable, "admission_code" | "session" | "course">

/** An offer as lists show it. */
export interface ListedOffer {
  state: OfferState
  compartment: Compartment
  /** Of the list. */
  number: number
  /** The last day to accept, YYYY-MM-DD. */
  lastDate: string
  /** When the list became public, YYYY-MM-DD. */
  offeredOn: string
  /** Whether it can be accepted: of the last list, and not after its last day. */
  isOpen: boolean
}

/** The place of an application in the last public list. */
export interface Standing {
  /** The number of the list. */
  list: number
  /** Null for those who are not ranked. */
  rank: number | null
  /** In hundredths; null if a percentage is missing. */
  index: number | null
}

export type CodesQuery = SelectQueryBuilder<Tables, "merit_places", { admission_code: string }>

/** The offers of merit lists, as admission and fee need them. The feature "merit" provides them. */
export interface SeatOffers {
  find: (db: Database, row: Row) => Promise<SeatOffer>
  /** The number of the last public list of the programme; 0: none. */
  findListNumber: (db: Database, row: Pick<Row, "session" | "course">) => Promise<number>
  /** The newest offers of these applications in public lists, by admission code. */
  findMany: (db: Database, codes: readonly string[]) => Promise<Map<string, ListedOffer>>
  /** The places of these applications in the last public lists, by admission code. */
  findStandings: (db: Database, codes: readonly string[]) => Promise<Map<string, Standing>>
  /** The codes of a session's applications whose seat takes the fee, for the `in` of another query. */
  selectFeeTakers: (db: Database, session: string) => Promise<CodesQuery>
  /** The codes of a session's applications that gave a seat up, for the `in` of another query. */
  selectGivenUp: (db: Database, session: string) => CodesQuery
  /** All seats of the signed rule of a programme; undefined if none is signed. */
  findSeats: (
    db: Database,
    where: { session: string; programme: string },
  ) => Promise<number | undefined>
  /** The codes of a session's applications whose newest offer has this state, for the `in` of another query. */
  selectByState: (db: Database, session: string, state: OfferState) => Promise<CodesQuery>
  /** Oldest first. */
  listEvents: (db: Database, row: Row) => Promise<SeatEvent[]>
  /** Finds in a transaction: until it ends, nobody answers an offer of the programme or makes another list. */
  lock: (transaction: Database, row: Row) => Promise<SeatOffer>
  /** Accepts an offer that has no answer. */
  accept: (transaction: Database, row: Row, stamp: AuditStamp) => Promise<void>
}

/** Why a step needs an accepted offer; undefined if it may be taken. */
const missingOffer = ({ state }: SeatOffer): StaffActionResult | undefined => {
  if (state === "no_lists" || state === "accepted") return undefined
  return refused({ offer: [state === "offered" ? "offer_not_accepted" : "offer_needed"] })
}

interface Admission {
  /** Whether the seat is outside the merit lists, such as one for sports or by the order of a court. */
  isOutsideLists: boolean
  reason: string
}

/** Refuses an admission without an accepted offer, unless the seat is outside the lists and a reason is given. */
export const refuseAdmission = (
  offer: SeatOffer,
  { isOutsideLists, reason }: Admission,
): StaffActionResult | undefined => {
  if (!isOutsideLists) return missingOffer(offer)
  return reason === "" ? refused({ reason: ["missing"] }) : undefined
}

/**
 * Refuses to reject or withdraw an application whose seat is accepted together with others, or without a reason: both give
 * the seat to somebody else.
 */
export const refuseToLeave = (
  { state }: SeatOffer,
  { isBulk, reason }: { isBulk: boolean; reason: string },
): StaffActionResult | undefined => {
  if (state !== "accepted") return undefined
  if (isBulk) return refused({ offer: ["offer_accepted"] })
  return reason === "" ? refused({ reason: ["missing"] }) : undefined
}

/** A fee that is settled. */
interface SettledFee {
  feeDue: FeeTime
  /** The day of the deposit, YYYY-MM-DD; undefined for an exemption. */
  paidOn?: string | undefined
  /** Whether an officer records money though there is no seat, for a refund or a decision. */
  isWithoutSeat?: boolean | undefined
}

/**
 * Whether the fee accepts the offer. Where the fee follows the offer, a deposit counts by its day, also if the slip came after the
 * last day; one from before the offer was not made for it.
 */
const isInTime = (offer: SeatOffer, { paidOn, feeDue }: SettledFee) => {
  if (offer.state !== "offered" || offer.isOpen) return offer.state === "offered"
  if (feeDue !== "after_offer" || !offer.isLast || paidOn === undefined) return false
  return offer.offeredOn <= paidOn && paidOn <= offer.lastDate
}

/** Why a fee is not for a seat; undefined if it is, or needs none. An exemption before the first list costs no money. */
const missingSeat = (offer: SeatOffer, { paidOn }: SettledFee): string | undefined => {
  switch (offer.state) {
    case "accepted":
      return undefined
    case "offered":
      return "offer_over"
    case "no_lists":
      return paidOn === undefined ? undefined : "no_list_yet"
    default:
      return "offer_needed"
  }
}

/**
 * Accepts an offer together with the settled fee. Where the fee is due after the offer, a fee without a seat is refused,
 * unless an officer records it as money without a seat, or the application is decided: the fee of a rejected, withdrawn or
 * cancelled application accepts no seat, and is recorded for its refund. Returns the refusal, if there is one.
 */
export const acceptForFee = async (
  offers: SeatOffers,
  transaction: Database,
  row: ApplicationsTable,
  { stamp, ...fee }: SettledFee & { stamp: AuditStamp },
): Promise<StaffActionResult | undefined> => {
  if (isDecided(row.status) || fee.isWithoutSeat) return undefined
  const offer = await offers.lock(transaction, row)
  if (isInTime(offer, fee)) {
    await offers.accept(transaction, row, stamp)
    return undefined
  }
  if (fee.feeDue === "with_application") return undefined
  const missing = missingSeat(offer, fee)
  return missing === undefined ? undefined : refused({ offer: [missing] })
}
