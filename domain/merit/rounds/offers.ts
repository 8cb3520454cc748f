/** What became of an offered seat. Whoever declined or did not come takes no part in later rounds. */
export const offerStates = ["offered", "accepted", "declined", "absent"] as const
export type OfferState = (typeof offerStates)[number]
