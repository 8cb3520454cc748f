/** The answers to an offer. A candidate who declined or did not come is left out of later rounds. */
export const offerStates = ["offered", "accepted", "declined", "absent"] as const
export type OfferState = (typeof offerStates)[number]
