import { admissionCodeFrom } from "#domain/applications/admission-code.ts"
import { isDecided } from "#domain/applications/workflow.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import {
  answerKindOf,
  isLastDayOver,
  type OfferState,
  type OwnAnswer,
  ownAnswersTo,
} from "#domain/merit/rounds/offers.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import { lockProgramme } from "../merit-rows.ts"
import type { Applicant } from "../read-own-rounds.ts"
import { findOffers, findOpenRound, storeAnswers } from "./answer-rows.ts"

interface Answer {
  /** The id of the list that the applicant saw. */
  list: number
  answer: OwnAnswer
  /** Without it nothing is stored: the applicant is first told what follows. */
  isConfirmed: boolean
}

type OwnAnswerOutcome =
  /** The answer would be stored. */
  | { outcome: "open" }
  /** Also if the same answer had been stored before. */
  | { outcome: "recorded" }
  /** There is another list, this one was withdrawn, or the next one is being made. */
  | { outcome: "changed" }
  | { outcome: "no_offer" }
  /** The last day has passed. */
  | { outcome: "late" }
  /** The seat is accepted: only staff can change that. */
  | { outcome: "answered"; state: OfferState }

/**
 * Records the answer of an applicant to the own offer of the last list, up to its last day in Indian time. A seat that was
 * given up can be accepted until then; only staff change an acceptance. The caller has authenticated the applicant.
 */
export const answerOffer =
  ({ db, now, randomBytes }: Pick<SiteDeps, "db" | "now" | "randomBytes">) =>
  async (
    { admissionCode, session, course }: Applicant,
    { list, answer, isConfirmed }: Answer,
  ): Promise<OwnAnswerOutcome> =>
    db.transaction().execute(async (transaction): Promise<OwnAnswerOutcome> => {
      const where = { session, programme: course }
      await lockProgramme(transaction, where)
      const time = now()
      const at = time.toISOString()
      const round = await findOpenRound(transaction, where, at)
      if (round?.id !== list) return { outcome: "changed" }
      const offer = (await findOffers(transaction, round, [admissionCode])).get(admissionCode)
      if (!offer?.state) return { outcome: "no_offer" }
      const { state, status } = offer
      if (state === answer) return { outcome: "recorded" }
      if (!ownAnswersTo[state].includes(answer)) return { outcome: "answered", state }
      // An admission without an accepted seat is outside the lists.
      if (!status || isDecided(status)) return { outcome: "no_offer" }
      if (isLastDayOver(round.last_date, dayInIndia(time))) return { outcome: "late" }
      if (!isConfirmed) return { outcome: "open" }
      const receipt = admissionCodeFrom(randomBytes(12)).slice(0, 8)
      const change = { code: admissionCode, from: state, to: answer }
      const facts = { kind: answerKindOf(state), receipt }
      const stamp = { by: systemActors.applicant, at }
      await storeAnswers(transaction, where, round, [change], facts, stamp)
      return { outcome: "recorded" }
    })
