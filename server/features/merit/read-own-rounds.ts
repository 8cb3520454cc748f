import { dayInIndia } from "#domain/fields/india-time.ts"
import type { OwnRound } from "#domain/merit/explanation/explain-round.ts"
import type { StoredPlace } from "#domain/merit/outcome.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { type StoredAnswer, listAnswers } from "./answers/answer-rows.ts"
import { listRounds, standingRounds } from "./merit-rows.ts"
import { listOwnObjections, type OwnObjection } from "./objection-rows.ts"

/** A public list as it concerns one applicant. */
export interface ApplicantRound extends OwnRound {
  id: number
  /** The applicant's code in the public list. */
  listCode: string | null
  /** The last day for objections. Null: none are taken. */
  objectUntil: string | null
}

/** What the public merit lists of a programme say about one applicant. */
export interface ApplicantMerit {
  /** The day in India. */
  today: string
  /** Oldest first. */
  rounds: ApplicantRound[]
  /** Whether the last public list still takes answers: the next one has not been made. */
  takesAnswers: boolean
  /** The list that was public last, if it was withdrawn and no other has taken its place. */
  withdrawn: { number: number; at: string } | undefined
  /** All answers to offers, by the applicant and the college, oldest first. */
  answers: StoredAnswer[]
  /** The own objections to these lists and to withdrawn ones, the newest first. */
  objections: OwnObjection[]
}

/** The application of an authenticated applicant. */
export interface Applicant {
  admissionCode: string
  session: string
  /** The programme. */
  course: string
}

const listOwnPlaces = async (db: Database, code: string) => {
  const rows = await db
    .selectFrom("merit_places as place")
    .leftJoin("merit_answers as answer", "answer.id", "place.answer_id")
    .selectAll("place")
    .select("answer.actor")
    .where("place.admission_code", "=", code)
    .execute()
  return new Map(rows.map((row) => [Number(row.round_id), row]))
}

/** Reads the public lists of an applicant's programme; undefined if there has been none. */
export const readOwnRounds =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async ({ admissionCode, session, course }: Applicant): Promise<ApplicantMerit | undefined> => {
    const where = { session, programme: course }
    const all = await listRounds(db, where)
    const time = now()
    const at = time.toISOString()
    const today = dayInIndia(time)
    const standing = standingRounds(all)
    const rounds = standing.filter(({ published_at }) => published_at <= at)
    const last = all.findLast(({ published_at }) => published_at <= at)
    const withdrawn =
      last?.withdrawn_at && last.published_at <= last.withdrawn_at
        ? { number: last.number, at: last.withdrawn_at }
        : undefined
    const objections = last ? await listOwnObjections(db, where, admissionCode) : []
    const answers = last ? await listAnswers(db, admissionCode) : []
    const around = { today, withdrawn, answers, objections }
    if (rounds.length === 0) return withdrawn && { ...around, rounds: [], takesAnswers: false }
    const places = await listOwnPlaces(db, admissionCode)
    return {
      ...around,
      rounds: rounds.map((round) => {
        const own = places.get(round.id)
        return {
          id: round.id,
          number: round.number,
          publishedAt: round.published_at,
          candidatesAt: round.candidates_at,
          lastDate: round.last_date,
          place: own ? (JSON.parse(own.place) as StoredPlace) : null,
          compartment: own?.compartment ?? null,
          guarantee: own?.guarantee ?? null,
          state: own?.state ?? null,
          listCode: own?.list_code ?? null,
          isOwnAnswer: own?.actor === systemActors.applicant,
          objectUntil: round.object_until,
        }
      }),
      takesAnswers: standing.length === rounds.length,
    }
  }
