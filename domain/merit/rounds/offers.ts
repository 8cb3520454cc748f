import { dayInIndia, startOfDayInIndia } from "../../fields/india-time.ts"

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
