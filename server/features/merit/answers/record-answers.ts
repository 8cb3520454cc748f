import { dayInIndia } from "#domain/fields/india-time.ts"
import {
  answerKindOf,
  isLastDayOver,
  type LeftOutReason,
  needsReason,
  whyLeftOut,
  type OfferState,
} from "#domain/merit/rounds/offers.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { lockProgramme, type Round, type Where } from "../merit-rows.ts"
import { findOffers, findOpenRound, offerNow, type OfferRow, storeAnswers } from "./answer-rows.ts"

interface Answers {
  number: number
  codes: readonly string[]
  /** The version of each offer that the page showed, by admission code. */
  expectedVersions: Record<string, unknown>
  /** "offered" takes an acceptance back; of an offer that was given up, "offered" and "accepted" reinstate it. */
  state: OfferState
  /** Why, as the applicant reads it; may be empty. */
  reason: string
}

/** A person whose answer was not recorded, with the state of the offer. */
export interface LeftOut {
  code: string
  why: LeftOutReason
  state: OfferState | null
}

/** `recorded`: the new version of each offer, by admission code. */
export interface RecordedAnswers {
  outcome: "recorded"
  recorded: Record<string, string>
  leftOut: LeftOut[]
}

type AnswerOutcome =
  | RecordedAnswers
  /** The round is not public yet, or not the last one any more. */
  | { outcome: "changed" }
  /** Nobody is "absent" before the last day has passed. */
  | { outcome: "too_early" }
  /** Somebody declines by the own letter: never several people at once. */
  | { outcome: "one_at_a_time" }
  | { outcome: "reason_missing" }

/** Divides people into those whose answer is recorded, and those who are left out. */
export const divide = (
  codes: readonly string[],
  offers: ReadonlyMap<string, OfferRow>,
  whyNot: (offer: OfferRow | undefined, code: string) => LeftOutReason | undefined,
) => {
  const leftOut: LeftOut[] = []
  const included: OfferRow[] = []
  for (const code of new Set(codes)) {
    const offer = offers.get(code)
    const why = whyNot(offer, code)
    if (offer && !why) included.push(offer)
    else leftOut.push({ code, why: why ?? "no_offer", state: offer?.state ?? null })
  }
  return { included, leftOut }
}

/** The result of a call, with the versions of the offers after it. */
export const recordedOf = async (
  transaction: Database,
  round: Pick<Round, "id">,
  codes: readonly string[],
  leftOut: LeftOut[],
): Promise<RecordedAnswers> => {
  if (codes.length === 0) return { outcome: "recorded", recorded: {}, leftOut }
  const offers = await findOffers(transaction, round, codes)
  const recorded = Object.fromEntries(codes.map((code) => [code, offers.get(code)!.version]))
  return { outcome: "recorded", recorded, leftOut }
}

/**
 * Records what became of offers of the last round. People who accepted, paid, are admitted or have another answer than
 * the page showed are left out and listed; the others are recorded. An officer overrides an answer of one person with a
 * reason.
 */
export const recordAnswers =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (where: Where, answers: Answers, { name, role }: Actor): Promise<AnswerOutcome> =>
    db.transaction().execute(async (transaction): Promise<AnswerOutcome> => {
      await lockProgramme(transaction, where)
      const { number, state: to, reason, expectedVersions } = answers
      const codes = [...new Set(answers.codes)]
      const isBulk = codes.length > 1
      const time = now()
      const at = time.toISOString()
      const last = await findOpenRound(transaction, where, at)
      if (last?.number !== number) return { outcome: "changed" }
      const isTooEarly = to === "absent" && !isLastDayOver(last.last_date, dayInIndia(time))
      if (isTooEarly) return { outcome: "too_early" }
      if (to === "declined" && isBulk) return { outcome: "one_at_a_time" }
      const offers = await findOffers(transaction, last, codes)
      const { included, leftOut } = divide(codes, offers, (offer, code) =>
        whyLeftOut(offerNow(offer, expectedVersions[code]), { to, isBulk, role }),
      )
      const asks = included.some((offer) => needsReason(offerNow(offer, offer.version), to))
      if (asks && reason === "") return { outcome: "reason_missing" }
      const byKind = Map.groupBy(included, ({ state }) => answerKindOf(state!))
      for (const [kind, group] of byKind) {
        const changes = group.map(({ code, state }) => ({ code, from: state!, to }))
        const facts = { kind, reason }
        await storeAnswers(transaction, where, last, changes, facts, { by: name, at })
      }
      const changed = included.map(({ code }) => code)
      return recordedOf(transaction, last, changed, leftOut)
    })
