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
