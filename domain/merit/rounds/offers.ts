/** The answers to an offer. A candidate who declined or did not come is left out of later rounds. */
export const offerStates = ["offered", "accepted", "declined", "absent"] as const
export type OfferState = (typeof offerStates)[number]

/** What applicants answer themselves, on the status page. */
export const ownAnswers = ["accepted", "declined"] as const satisfies OfferState[]
export type OwnAnswer = (typeof ownAnswers)[number]

/** Offer letters on one page of the browser. */
export const lettersPerPage = 50
