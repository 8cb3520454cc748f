import { hash } from "node:crypto"

import { allocate, type Allocation } from "#domain/merit/allocate.ts"
import { type Compartment, seatsOfRule } from "#domain/merit/allocation-rule.ts"
import type { MeritCandidate } from "#domain/merit/candidates/merit-candidate.ts"
import { allocationOf, type MeritRule } from "#domain/merit/candidates/merit-rule.ts"
import { type AboutList, type FrozenList, freezeList } from "#domain/merit/frozen-list.ts"
import { withLimits } from "#domain/merit/limits.ts"
import { type Outcome, type StoredPlace, explainOutcomes } from "#domain/merit/outcome.ts"
import { listWarnings } from "#domain/merit/rounds/list-warnings.ts"
import type { OfferState } from "#domain/merit/rounds/offers.ts"
import { type Change, roundDifference } from "#domain/merit/rounds/round-difference.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

import {
  admittedKinds,
  chooseCandidates,
  type LeftOutOfList,
  readEarlier,
  type RoundRefusal,
} from "./choose-candidates.ts"
import { listRules, listStandingRounds, type RuleVersion, type Where } from "./merit-rows.ts"
import { listObjectors } from "./objection-rows.ts"
import type { ProgrammeCandidate } from "./read-merit-candidates.ts"
import { type RoundWarnings, warningsOf, withAdmissionCodes } from "./round-warnings.ts"

interface Place {
  admission_code: string
  list_code: string
  compartment: Compartment | null
  guarantee: string | null
  state: OfferState | null
  /** Of an offer that was accepted in an earlier round. */
  answer_id: number | null
  place: StoredPlace
}

/** Fingerprints of the ranked candidates, by code in the list: they tell who has changed since a draft was made. */
export type Fingerprints = Readonly<Record<string, string>>

/** The next round, computed from stored data. Codes are admission codes, except in the list. */
export interface ComputedRound {
  outcome: "computed"
  number: number
  ruleVersion: number
  list: FrozenList
  places: Place[]
  /** Whether the rule ranks verified applications only. */
  isForVerified: boolean
  warnings: RoundWarnings
  difference: Change[]
  /** Applications that were submitted later than this instant are not in the list. ISO 8601, UTC. */
  candidatesAt: string
  fingerprints: Fingerprints
}

/** Why there is no next round. */
export type NoRound =
  /** The signed rule allocates another number of seats than the session has. */
  | { outcome: "seats_differ"; ofRule: number; ofSession: number }
  /** "to_come": applications that arrive until then would change the list. */
  | { outcome: "not_signed" | "not_public" | "to_come" }
  | { outcome: "refused"; refusals: RoundRefusal[] }

export type RoundOutcome = ComputedRound | NoRound

type Deps = Pick<SiteDeps, "now"> & {
  fieldEncryption: Pick<SiteDeps["fieldEncryption"], "blindIndex">
}

const sha256 = (text: string) => hash("sha256", text)

/**
 * The code of an applicant in a public list: the last four characters of the admission code, and a keyed hash. Without
 * the key, nobody can try out which whole code it belongs to.
 */
export const listCodes =
  ({ blindIndex }: Deps["fieldEncryption"], { session, programme }: Where) =>
  (code: string) =>
    `${code.slice(-4)}-${blindIndex(`merit list ${session} ${programme} ${code}`).slice(0, 12)}`

const storedOutcome = ({ rank, displacedBy, lists }: Outcome): StoredPlace["outcome"] => ({
  rank,
  ...(displacedBy !== undefined && { displacedBy }),
  lists,
})

const placesOf = (
  candidates: readonly ProgrammeCandidate[],
  allocation: Allocation,
  listCode: (code: string) => string,
  { answers, ranked }: { answers: ReadonlyMap<string, number | null>; ranked: MeritRule["ranked"] },
): Place[] => {
  const explain = explainOutcomes(allocation)
  return candidates.map((one) => {
    const { code, category, index, ineligibilities, unchecked, withoutResidence, unranked } = one
    const isLeftOut = one.candidate === null && !one.isVerified && ranked === "verified"
    const publicCode = listCode(code)
    const outcome = explain(publicCode)
    const seat = outcome?.seat
    const state = seat?.isAccepted ? "accepted" : "offered"
    return {
      admission_code: code,
      list_code: publicCode,
      compartment: seat?.compartment ?? null,
      guarantee: seat?.guarantee ?? null,
      state: seat ? state : null,
      answer_id: (seat?.isAccepted && answers.get(code)) || null,
      place: {
        category,
        index,
        ineligibilities,
        ...(isLeftOut && { not_verified: true as const }),
        ...(unranked && { [unranked]: true }),
        unchecked,
        ...(withoutResidence.length > 0 && { without_residence: withoutResidence }),
        outcome: outcome ? storedOutcome(outcome) : null,
      },
    }
  })
}

const aboutOf = (
  { session, programme }: Where,
  round: number,
  { version, signed_at, rule }: RuleVersion,
): AboutList => {
  const { allocation: _, ...index } = rule
  return { session, programme, round, rule_version: version, rule_signed_at: signed_at!, ...index }
}

/** By code in the list. */
const fingerprintsOf = (
  candidates: readonly MeritCandidate[],
  listCode: (code: string) => string,
): Fingerprints =>
  Object.fromEntries(
    candidates.flatMap(({ code, candidate }) =>
      candidate ? [[listCode(code), sha256(JSON.stringify(candidate)).slice(0, 12)]] : [],
    ),
  )

const codeOf = (place: { admission_code: string }) => place.admission_code

/** Who is in, out or moved since the last round. */
const differenceOf = (
  before: Awaited<ReturnType<typeof readEarlier>>["places"],
  places: readonly Place[],
  leftOut: LeftOutOfList,
) =>
  roundDifference(
    before.map((place) => ({
      ...place,
      code: codeOf(place),
      isRanked: (JSON.parse(place.place) as StoredPlace).outcome !== null,
      admitted: admittedKinds.find((kind) => leftOut[kind].includes(codeOf(place))),
    })),
    places
      .filter(({ place }) => place.outcome !== null)
      .map((place) => ({ ...place, code: codeOf(place) })),
  )

/**
 * Computes the next round of a programme from its newest signed rule, the applications as they are now, and the answers
 * so far: accepted seats are kept, and candidates who declined or did not come are left out. Applications that were
 * submitted after `candidatesAt` (ISO 8601, UTC; now unless told) are late: they are in no place of the list. With a draft,
 * only those are ranked whom the draft ranks: the list is that of the draft, unless the data of one of them have changed.
 */
export const computeRound =
  ({ fieldEncryption, now }: Deps) =>
  async (
    db: Database,
    where: Where,
    candidatesAt = now().toISOString(),
    draft?: { fingerprints: Fingerprints },
  ): Promise<RoundOutcome> => {
    const signed = (await listRules(db, where)).find(({ signed_at }) => signed_at !== null)
    if (!signed) return { outcome: "not_signed" }
    const rounds = await listStandingRounds(db, where)
    const last = rounds.at(-1)
    if (last && last.published_at > now().toISOString()) return { outcome: "not_public" }
    const earlier = await readEarlier(db, rounds)
    const listCode = listCodes(fieldEncryption, where)
    const isInDraft = draft && ((code: string) => listCode(code) in draft.fingerprints)
    const given = { rule: signed.rule, earlier, candidatesAt, isInDraft }
    const chosen = await chooseCandidates(db, where, given)
    if ("refusals" in chosen) return { outcome: "refused", refusals: chosen.refusals }
    const { candidates, leftOut, bothProgrammes } = chosen
    const number = (last?.number ?? 0) + 1
    const rule = allocationOf(signed.rule, number)
    const ranked = candidates.flatMap(({ candidate }) =>
      candidate ? [{ ...candidate, code: listCode(candidate.code) }] : [],
    )
    const allocation = allocate(rule, ranked, sha256)
    if ("refusals" in allocation) {
      const codes = new Map(candidates.map(({ code }) => [listCode(code), code]))
      const refusals = allocation.refusals.map((refusal) =>
        "code" in refusal ? { ...refusal, code: codes.get(refusal.code)! } : refusal,
      )
      return { outcome: "refused", refusals }
    }
    const explained = withLimits(candidates, allocation.limits, listCode)
    const places = placesOf(explained, allocation, listCode, {
      answers: earlier.answers,
      ranked: signed.rule.ranked,
    })
    const objectors = await listObjectors(db, where)
    const warnings = withAdmissionCodes(listWarnings(allocation), places)
    return {
      outcome: "computed",
      number,
      ruleVersion: signed.version,
      list: freezeList(rule, allocation, sha256, aboutOf(where, number, signed)),
      places,
      isForVerified: signed.rule.ranked === "verified",
      candidatesAt,
      fingerprints: fingerprintsOf(candidates, listCode),
      warnings: warningsOf(
        explained.filter(({ unranked }) => !unranked),
        { ...earlier, objectors, leftOut, bothProgrammes },
        warnings,
      ),
      difference: last ? differenceOf(earlier.places, places, leftOut) : [],
    }
  }

/** A round whose rule has another number of seats than the session, as a refusal. */
export const refuseOtherSeats = (
  round: RoundOutcome,
  ofSession: number | undefined,
): RoundOutcome => {
  if (round.outcome !== "computed" || ofSession === undefined) return round
  const ofRule = seatsOfRule(round.list.rule)
  return ofRule === ofSession ? round : { outcome: "seats_differ", ofRule, ofSession }
}
