import type { MeritCandidate } from "../candidates/merit-candidate.ts"
import type { Outcome } from "../outcome.ts"

/** What a round says about one applicant, as it is stored. */
export type StoredPlace = Pick<MeritCandidate, "category" | "index" | "ineligibilities"> & {
  /** Claims that nobody had checked. Places that were stored before lack them. */
  unchecked?: string[]
  /** The rank in each list; null for those who are not ranked. */
  outcome: Pick<Outcome, "rank" | "displacedBy" | "lists"> | null
}
