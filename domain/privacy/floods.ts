/** What the applications of a flood have in common: an address, a network, the same photo, the same mobile number. */
export const floodKinds = ["address", "network", "image", "mobile"] as const
export type FloodKind = (typeof floodKinds)[number]

/** Fewer applications with something in common are no flood: a family, or a school. */
export const smallestFlood = 10

/** How many days before now a search begins; 0: with the session. */
export const floodDays = [1, 3, 14, 0] as const
export type FloodDays = (typeof floodDays)[number]

/**
 * What keeps an application out of the removal of a flood: an admission, a fee that is settled, an open query, a place in
 * a merit list, an objection, or documents that staff check or have checked, as for a decision about duplicates.
 */
export const floodHolds = ["admitted", "fee", "query", "offer", "objection", "checked"] as const
export type FloodHold = (typeof floodHolds)[number]
