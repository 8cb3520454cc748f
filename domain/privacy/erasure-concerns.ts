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
