import { hasLeft } from "#domain/applications/workflow.ts"
import type { StoredPlace } from "#domain/merit/outcome.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** Everybody of a round by rank, those who are not ranked at the end. An erased application has left its place. */
export const listPeople = async (db: Database, round: { id: number }) => {
  const rows = await db
    .selectFrom("merit_places as place")
    .leftJoin("applications as application", "application.admission_code", "place.admission_code")
    .leftJoin("merit_answers as answer", "answer.id", "place.answer_id")
    .select(["place.admission_code as code", "place.compartment", "place.guarantee", "place.state"])
    .select(["answer.at as answeredAt", "answer.actor as answeredBy", "answer.reason"])
    .select("place.place")
    .select("application.application_number as number")
    .select(["application.applicant_name", "application.applicant_mobile", "application.status"])
    .select(["application.form", "application.form_version", "application.fee_status"])
    .where("place.round_id", "=", round.id)
    .execute()
  return rows
    .map(({ place: stored, ...row }) => {
      const place = JSON.parse(stored) as StoredPlace
      return {
        ...row,
        place,
        name: row.applicant_name ?? "",
        isLeft: row.status === null || hasLeft(row.status),
        rank: place.outcome?.rank ?? null,
        /** In hundredths; null if a percentage is missing. */
        index: "index" in place.index ? place.index.index : null,
      }
    })
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity))
}

export type RoundPerson = Awaited<ReturnType<typeof listPeople>>[number]
