import type { Refusal } from "#domain/merit/allocate.ts"
import type { MeritRule } from "#domain/merit/candidates/merit-rule.ts"
import { listAdmittedElsewhere, listHeldBack } from "#server/features/applications/applications.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { listLeft, listPlaces, type Round, type Where } from "./merit-rows.ts"
import { listMeritCandidates, type ProgrammeCandidate } from "./read-merit-candidates.ts"

/** Why a round is refused: the allocation would take an accepted seat, or its holder is not ranked any more. */
export type RoundRefusal = Refusal | { reason: "accepted_not_ranked"; code: string }

/** What the earlier rounds say: who accepted which seat, and who has left. */
export const readEarlier = async (db: Database, rounds: readonly Round[]) => {
  const last = rounds.at(-1)
  const places = last ? await listPlaces(db, last) : []
  const accepted = new Map(
    places.flatMap(({ admission_code: code, state, compartment }) =>
      state === "accepted" && compartment ? [[code, compartment] as const] : [],
    ),
  )
  const answers = new Map(places.map((place) => [place.admission_code, place.answer_id]))
  return { places, accepted, answers, left: new Set(await listLeft(db, rounds)) }
}

/** Who takes no part in a list, each for one reason. Admission codes. */
export interface LeftOutOfList {
  /** Until staff settle whose the Aadhaar number is. */
  sameNumber: readonly string[]
  /** Came after the candidates were frozen. */
  late: readonly string[]
  /** Admitted without an accepted seat of a list: the seat is outside the lists. */
  outside: readonly string[]
  /** Admitted to another programme of the session, and would be ranked. */
  elsewhere: readonly string[]
  /** Could be ranked since the draft was made: verified, or with marks, after it. */
  since: readonly string[]
}

/** The reasons of those who are admitted already. */
export const admittedKinds = ["outside", "elsewhere"] as const satisfies (keyof LeftOutOfList)[]

interface Given {
  rule: MeritRule
  earlier: Awaited<ReturnType<typeof readEarlier>>
  candidatesAt: string
  /** Whether a draft ranks this application, if the list of a draft is computed again. */
  isInDraft?: ((code: string) => boolean) | undefined
}

const codesOf = (candidates: readonly ProgrammeCandidate[]) => candidates.map(({ code }) => code)

/** Divides the candidates of a round from those who are left out, unless somebody who accepted a seat is not ranked any more. */
export const chooseCandidates = async (
  db: Database,
  where: Where,
  { rule, earlier: { accepted, left }, candidatesAt, isInDraft = () => true }: Given,
): Promise<
  | {
      candidates: ProgrammeCandidate[]
      leftOut: LeftOutOfList
      /** Who accepted a seat, which is kept, and is admitted to another programme. */
      bothProgrammes: readonly string[]
    }
  | { refusals: RoundRefusal[] }
> => {
  const all = await listMeritCandidates(db, rule, where, accepted)
  const programme = { session: where.session, course: where.programme }
  const isLate = ({ code, submittedAt }: ProgrammeCandidate) =>
    submittedAt > candidatesAt && !accepted.has(code)
  const inTime = all.filter((one) => !isLate(one))
  const heldBack = await listHeldBack(db, { ...programme, among: new Set(codesOf(inTime)) })
  const elsewhere = await listAdmittedElsewhere(db, programme)
  const isStaying = ({ code }: ProgrammeCandidate) => !left.has(code)
  const notRanked = inTime
    .filter(isStaying)
    .filter(({ code, candidate }) => accepted.has(code) && (!candidate || heldBack.has(code)))
  if (notRanked.length > 0) {
    return { refusals: notRanked.map(({ code }) => ({ reason: "accepted_not_ranked", code })) }
  }
  const reasonOf = (one: ProgrammeCandidate): keyof LeftOutOfList | undefined => {
    if (isLate(one)) return "late"
    if (one.isAdmitted && !accepted.has(one.code)) return "outside"
    // Who cannot be ranked anyway is not left out for the number.
    if (one.candidate === null) return undefined
    if (heldBack.has(one.code)) return "sameNumber"
    if (accepted.has(one.code)) return undefined
    if (elsewhere.has(one.code)) return "elsewhere"
    return isInDraft(one.code) ? undefined : "since"
  }
  const byReason = Map.groupBy(all.filter(isStaying), reasonOf)
  const of = (reason: keyof LeftOutOfList) => byReason.get(reason) ?? []
  const names = ["sameNumber", "late", "outside", "elsewhere", "since"] as const
  const candidates = byReason.get(undefined) ?? []
  return {
    // Only who showed the card reads that the number is admitted elsewhere (decision 47).
    candidates: [
      ...candidates,
      ...of("elsewhere")
        .filter(({ isVerified }) => isVerified)
        .map((one) => ({ ...one, candidate: null, unranked: "admitted_elsewhere" as const })),
      ...of("since").map((one) => ({ ...one, candidate: null, unranked: "after_draft" as const })),
    ],
    leftOut: Object.fromEntries(names.map((name) => [name, codesOf(of(name))])) as {
      [Name in keyof LeftOutOfList]: string[]
    },
    bothProgrammes: codesOf(candidates).filter((code) => elsewhere.has(code) && accepted.has(code)),
  }
}
