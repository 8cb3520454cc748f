import type { Compartment } from "../allocation-rule.ts"
import type { OfferState } from "./offers.ts"

/** The place of an applicant in the last round, and in the next one. Without a compartment: no seat. */
interface Placed {
  code: string
  compartment: Compartment | null
}

interface PlacedBefore extends Placed {
  state: OfferState | null
  /** Whether the last round ranked the applicant, who may have been left out: not verified, or without marks. */
  isRanked: boolean
  /** Whether the applicant is admitted now, outside the lists or to another programme. */
  admitted?: "outside" | "elsewhere" | undefined
}

/** Why an applicant is in, out or in another compartment. */
export type ChangeReason =
  /** The applicant was on the list before, without a seat. */
  | "from_waiting"
  /** The applicant was on the list before, without a rank. */
  | "newly_ranked"
  | "new_applicant"
  | "declined"
  | "absent"
  /** The application was rejected, withdrawn or cancelled, or is not eligible any more. */
  | "not_ranked"
  | "outside"
  | "elsewhere"
  /** Others are ahead because the rule or the data changed. */
  | "displaced"
  /** An accepted seat of a category became an open one. */
  | "slid"
  | "reallocated"

export interface Change {
  code: string
  from: Compartment | null
  to: Compartment | null
  reason: ChangeReason
}

const reasonToGo = ({ state, admitted }: PlacedBefore): ChangeReason => {
  if (admitted) return admitted
  return state === "declined" || state === "absent" ? state : "not_ranked"
}

/** Who gets, loses or changes a seat between two rounds, and why. Everybody of the next round is ranked. */
export const roundDifference = (
  before: readonly PlacedBefore[],
  next: readonly Placed[],
): Change[] => {
  const earlier = new Map(before.map((one) => [one.code, one]))
  const ranked = new Set(next.map(({ code }) => code))
  const changes = next.flatMap(({ code, compartment: to }): Change[] => {
    const old = earlier.get(code)
    const from = old?.compartment ?? null
    if (from === to) return []
    if (from === null) {
      const reason = old ? (old.isRanked ? "from_waiting" : "newly_ranked") : "new_applicant"
      return [{ code, from, to, reason }]
    }
    if (to === null) return [{ code, from, to, reason: "displaced" }]
    return [{ code, from, to, reason: old!.state === "accepted" ? "slid" : "reallocated" }]
  })
  const gone = before
    .filter(({ code, compartment }) => compartment !== null && !ranked.has(code))
    .map((one) => ({ code: one.code, from: one.compartment, to: null, reason: reasonToGo(one) }))
  return [...changes, ...gone]
}
