/** Kinds of records that are erased by date: personal data after their period, and removed items of the site. */
export const erasureKinds = [
  "applications",
  "students",
  "messages",
  "grievances",
  "audit",
  "trash",
] as const
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

/**
 * Why a deletion by date or by absence does not run: the clock is earlier than the newest record, or far ahead of the last
 * heartbeat; no checked backup is newer than the newest record to be deleted; it is more than a person must confirm.
 */
export const erasureRefusals = ["clock_behind", "clock_ahead", "no_backup", "too_many"] as const
export type ErasureRefusal = (typeof erasureRefusals)[number]

/** The largest number of records that is deleted without a person who confirms the number. */
export const largestUnconfirmed = (stored: number) => Math.min(Math.floor(stored / 20), 2000)

export interface Erasure {
  /** Number of records to delete. */
  count: number
  /** Number of records of this kind that are stored. */
  stored: number
  /** When the newest of the records changed for the last time, ISO 8601; undefined if there is none. */
  newest: string | undefined
  /** Time of the last backup that was read back and checked, ISO 8601. */
  lastBackup: string | undefined
  /** Whether a person has typed the number. */
  isConfirmed: boolean
}

/** Whether a checked backup contains a record. Times are ISO 8601. */
export const isInBackup = (changedAt: string, lastBackup: string | undefined) =>
  lastBackup !== undefined && Date.parse(changedAt) < Date.parse(lastBackup)

/** Why these records are not deleted; undefined if they may be. The clock is checked apart. */
export const whyNotErased = (erasure: Erasure): ErasureRefusal | undefined => {
  const { count, stored, newest, lastBackup, isConfirmed } = erasure
  if (newest !== undefined && !isInBackup(newest, lastBackup)) return "no_backup"
  if (!isConfirmed && count > largestUnconfirmed(stored)) return "too_many"
  return undefined
}

/** Concerns that a single record raises before it is erased. */
const recordConcerns = ["under_way", "is_student", "admitted", "fee_received"] as const
export type RecordConcern = (typeof recordConcerns)[number]

/** Concerns that need confirmation before records of a person are erased. */
export type Concern = RecordConcern | "same_number"

/** What is asked before a record is copied or erased together with others that have the same Aadhaar number. */
export interface HeldRecord {
  /** Records with alike numbers belong to the same person if names and date of birth agree: the number of that person, from 0. */
  person: number
  /** Session and course of an application; empty for a student. */
  place: string
  concerns: readonly RecordConcern[]
}

/** Whether some of these records may be of another person who wrote the number. */
const isDoubtful = (records: readonly HeldRecord[]) => {
  const places = records.map(({ place }) => place).filter(Boolean)
  const people = new Set(records.map(({ person }) => person))
  return people.size > 1 || new Set(places).size < places.length
}

/** The concerns that apply to these records together. */
export const concernsOf = (records: readonly HeldRecord[]): Concern[] => [
  ...(isDoubtful(records) ? ["same_number" as const] : []),
  ...recordConcerns.filter((concern) => records.some(({ concerns }) => concerns.includes(concern))),
]
