import { admissionCodeFrom } from "#domain/applications/admission-code.ts"
import { hasLeft } from "#domain/applications/workflow.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { OfferState, OwnAnswer } from "#domain/merit/rounds/offers.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import { lockProgramme } from "./merit-rows.ts"
import type { Applicant } from "./read-own-rounds.ts"
import { findOpenRound, storeAnswers } from "./record-answers.ts"

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
  /** Another answer is stored: only staff can change it. */
  | { outcome: "answered"; state: OfferState }

const findOffer = (transaction: Database, id: number, code: string) =>
  transaction
    .selectFrom("merit_places as place")
    .innerJoin("applications as application", "application.admission_code", "place.admission_code")
    .select(["place.state", "application.status"])
    .where("round_id", "=", id)
    .where("place.admission_code", "=", code)
    .executeTakeFirst()

/**
 * Records the answer of an applicant to the own offer of the last list, up to its last day in Indian time. Only staff
 * change an answer. The caller has authenticated the applicant.
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
      const offer = await findOffer(transaction, list, admissionCode)
      if (!offer?.state) return { outcome: "no_offer" }
      if (offer.state === answer) return { outcome: "recorded" }
      if (offer.state !== "offered") return { outcome: "answered", state: offer.state }
      if (hasLeft(offer.status)) return { outcome: "no_offer" }
      if (dayInIndia(time) > round.last_date) return { outcome: "late" }
      if (!isConfirmed) return { outcome: "open" }
      const receipt = admissionCodeFrom(randomBytes(12)).slice(0, 8)
      const stamp = { by: systemActors.applicant, at }
      const answers = { codes: [admissionCode], state: answer, receipt }
      await storeAnswers(transaction, where, round, answers, stamp)
      return { outcome: "recorded" }
    })
