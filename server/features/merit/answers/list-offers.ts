import type { StoredPlace } from "#domain/merit/outcome.ts"
import type { OfferState } from "#domain/merit/rounds/offers.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { offerVersion, selectAnswers } from "./answer-rows.ts"

/** The answers of everybody with an offer in a round, to this round and to earlier ones, by admission code. */
const listAnswersOfRound = async (db: Database, id: number) => {
  const rows = await selectAnswers(db)
    .innerJoin("merit_places as current", "current.admission_code", "answer.admission_code")
    .select("answer.admission_code as code")
    .where("current.round_id", "=", id)
    .where("current.state", "is not", null)
    .execute()
  return Map.groupBy(rows, ({ code }) => code)
}

/** Who was offered a seat in a round, for the staff. An erased application leaves its offer without a name. */
export const listOffers = async (db: Database, id: number) => {
  const rows = await db
    .selectFrom("merit_places as place")
    .leftJoin("applications as application", "application.admission_code", "place.admission_code")
    .select(["place.admission_code as code", "place.compartment", "place.guarantee", "place.state"])
    .select(["place.round_id", "place.answer_id", "place.place"])
    .select(["application.applicant_name", "application.status", "application.fee_status"])
    .where("round_id", "=", id)
    .where("state", "is not", null)
    .execute()
  const answers = await listAnswersOfRound(db, id)
  return rows
    .map(({ place, compartment, state, applicant_name, round_id, answer_id, ...row }) => {
      const { category, without_residence: lost, outcome, index } = JSON.parse(place) as StoredPlace
      return {
        ...row,
        name: applicant_name ?? "",
        compartment: compartment!,
        state: state! satisfies OfferState,
        /** What an answer to this offer sends back. */
        version: offerVersion({ round_id, answer_id }),
        /** Oldest first. */
        answers: (answers.get(row.code) ?? []).map(({ code: _code, ...answer }) => answer),
        category,
        ...(lost && { without_residence: lost }),
        rank: outcome?.rank ?? 0,
        /** In hundredths. */
        index: "index" in index ? index.index : 0,
      }
    })
    .toSorted((a, b) => a.rank - b.rank)
}
