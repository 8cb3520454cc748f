/** Kinds of records that are erased by date: personal data after their period, and removed items of the site. */
export const erasureKinds = ["applications", "students", "messages", "audit", "trash"] as const
export type ErasureKind = (typeof erasureKinds)[number]

/** A group of records that is erased together. `session` is empty for kinds that have none. */
export interface ErasureGroup {
  kind: ErasureKind
  session: string
}

/** Why a record whose period has ended is not due. */
export const erasureHolds = ["query", "offer", "objection", "refund"] as const
export type ErasureHold = (typeof erasureHolds)[number]

/** Days between the notice to administrators and an erasure without a confirmation. */
export const noticeDays = 30
