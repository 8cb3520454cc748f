import type { MeritCandidate } from "./candidates/merit-candidate.ts"
import type { Ranked } from "./ranking.ts"
import type { SeatMatrix } from "./seat-matrix.ts"

/** A limited trait, and its holders who do not compete for seats, in their order. `place` is from 1 among all holders. */
export interface Limit {
  trait: string
  most: number
  beyond: { code: string; place: number }[]
}

/**
 * Leaves out of a ranking the holders of a limited trait beyond the limit. Those who accepted a seat stay and come first,
 * then the best by rank. The ranks of all others close up.
 */
export const applyLimits = (everyone: readonly Ranked[], limits: SeatMatrix["limits"]) => {
  const applied: Limit[] = []
  let people = everyone
  for (const { trait, most } of limits) {
    const holders = people.filter(({ traits }) => traits.includes(trait))
    const [accepted, others] = [true, false].map((isAccepted) =>
      holders.filter((one) => (one.accepted !== null) === isAccepted),
    ) as [Ranked[], Ranked[]]
    const room = Math.max(0, most - accepted.length)
    const beyond = others.slice(room)
    const first = accepted.length + room + 1
    applied.push({ trait, most, beyond: beyond.map(({ code }, i) => ({ code, place: first + i })) })
    const left = new Set(beyond)
    people = people.filter((person) => !left.has(person))
  }
  const ranking = people.map((person, index) =>
    person.rank === index + 1 ? person : { ...person, rank: index + 1 },
  )
  return { ranking, limits: applied }
}

/** The candidates, with the reason of those whom a limit leaves out. `codeOf` gives the code in the allocation. */
export const withLimits = <Candidate extends MeritCandidate>(
  candidates: readonly Candidate[],
  limits: readonly Limit[],
  codeOf: (code: string) => string = (code) => code,
): Candidate[] => {
  const beyond = new Map(
    limits.flatMap(({ trait, most, beyond: left }) =>
      left.map(({ code, place }) => [code, { reason: "over_limit" as const, trait, most, place }]),
    ),
  )
  return candidates.map((one) => {
    const reason = beyond.get(codeOf(one.code))
    return reason ? { ...one, ineligibilities: [...one.ineligibilities, reason] } : one
  })
}
