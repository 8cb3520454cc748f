import type { MeritCandidate } from "#domain/merit/candidates/merit-candidate.ts"
import { type CompartmentWarnings, implausibleMarks } from "#domain/merit/rounds/list-warnings.ts"
import type { OfferState } from "#domain/merit/rounds/offers.ts"

import { admittedKinds, type LeftOutOfList } from "./choose-candidates.ts"

/** What an officer should look at before a round is published. Codes are admission codes. */
export interface RoundWarnings {
  /** Applications that the college has not verified, the best first: left out, or ranked if the rule says so. */
  notVerified: { code: string }[]
  unchecked: { code: string; claims: string[] }[]
  /** Whose category or traits do not count, because the residence in the state is not verified. */
  withoutResidence: { code: string; lost: string[] }[]
  /** With an awaited result the marks of class 12 may still come. */
  missing: { code: string; components: string[]; awaitsResult?: true }[]
  /** Percentages that are probably typed wrongly, in hundredths. */
  implausible: { code: string; marks: ReturnType<typeof implausibleMarks> }[]
  notEligible: { code: string; reasons: MeritCandidate["ineligibilities"] }[]
  /** Who loses points for another board, as it is written: it may be the own one in another spelling. */
  otherBoards: { code: string; board: string }[]
  /** Whose objections are open. */
  objections: { code: string }[]
  /** Who is left out of the list until staff settle whose the Aadhaar number is. */
  sameNumber: { code: string }[]
  /** Applications that came after the time at which the candidates were frozen. */
  late: { code: string }[]
  /** Who is admitted outside the lists, and takes no part in this one. */
  outside: { code: string }[]
  /** Who is admitted to another programme of the session, and left out of the list. */
  elsewhere: { code: string }[]
  /** Who could be ranked since the draft was made, and takes part in the next list. */
  since: { code: string }[]
  /** Who keeps an accepted seat here, and is admitted to another programme. */
  bothProgrammes: { code: string }[]
  /** Offers of the last round that nobody answered: these people have no seat for sure. */
  unanswered: string[]
  compartments: CompartmentWarnings[]
}

/** What earlier rounds left open. */
interface Earlier {
  /** Of the last round. */
  places: readonly { admission_code: string; state: OfferState | null }[]
  /** Whose objections are open. */
  objectors: readonly string[]
  leftOut: LeftOutOfList
  bothProgrammes: readonly string[]
}

const named = (codes: readonly string[]) => codes.map((code) => ({ code }))

/** In hundredths; below all others without marks. */
const indexOf = ({ index }: MeritCandidate) => ("missing" in index ? -1 : index.index)

/** The warnings on a round. */
export const warningsOf = (
  candidates: readonly MeritCandidate[],
  { places, objectors, leftOut, bothProgrammes }: Earlier,
  compartments: CompartmentWarnings[],
): RoundWarnings => ({
  notVerified: candidates
    .filter(({ isVerified }) => !isVerified)
    .toSorted((one, other) => indexOf(other) - indexOf(one))
    .map(({ code }) => ({ code })),
  unchecked: candidates
    // The claims of an application that is left out are checked with it.
    .filter(({ unchecked, candidate }) => unchecked.length > 0 && candidate !== null)
    .map(({ code, unchecked }) => ({ code, claims: unchecked })),
  withoutResidence: candidates
    .filter(({ withoutResidence, candidate }) => withoutResidence.length > 0 && candidate !== null)
    .map(({ code, withoutResidence }) => ({ code, lost: withoutResidence })),
  missing: candidates.flatMap(({ code, index, awaitsResult }) =>
    "missing" in index
      ? [{ code, components: index.missing, ...(awaitsResult && { awaitsResult }) }]
      : [],
  ),
  implausible: candidates
    .map((candidate) => ({ code: candidate.code, marks: implausibleMarks(candidate) }))
    .filter(({ marks }) => marks.length > 0),
  notEligible: candidates
    .filter(({ ineligibilities }) => ineligibilities.length > 0)
    .map(({ code, ineligibilities }) => ({ code, reasons: ineligibilities })),
  otherBoards: candidates.flatMap(({ code, index }) =>
    "missing" in index
      ? []
      : index.deductions.flatMap(({ board }) => (board === undefined ? [] : [{ code, board }])),
  ),
  objections: named(objectors),
  sameNumber: named(leftOut.sameNumber),
  late: named(leftOut.late),
  outside: named(leftOut.outside),
  elsewhere: named(leftOut.elsewhere),
  since: named(leftOut.since),
  bothProgrammes: named(bothProgrammes),
  unanswered: places
    .filter(({ state }) => state === "offered")
    .map(({ admission_code }) => admission_code)
    .filter((code) => !admittedKinds.some((kind) => leftOut[kind].includes(code))),
  compartments,
})

/** Replaces the codes of the public list by admission codes. */
export const withAdmissionCodes = (
  warnings: CompartmentWarnings[],
  places: readonly { list_code: string; admission_code: string }[],
) => {
  const codes = new Map(places.map(({ list_code, admission_code }) => [list_code, admission_code]))
  const admissionCodes = (list: string[]) => list.map((code) => codes.get(code)!)
  return warnings.map((one) => ({
    ...one,
    tied: admissionCodes(one.tied),
    near: admissionCodes(one.near),
  }))
}
