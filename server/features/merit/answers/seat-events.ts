import type { SeatEvent } from "#server/features/applications/applications.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { listRounds, type Round, type Where } from "../merit-rows.ts"
import { listAnswers } from "./answer-rows.ts"

const listSeats = async (db: Database, code: string) => {
  const rows = await db
    .selectFrom("merit_places")
    .select(["round_id", "compartment", "state"])
    .where("admission_code", "=", code)
    .execute()
  return new Map(rows.map((row) => [Number(row.round_id), row]))
}

type Seat = Awaited<ReturnType<typeof listSeats>> extends Map<number, infer Row> ? Row : never

/** What a list did to the seat of an applicant, by the seat in the list before. */
const eventsOf = (
  round: Round,
  seat: Seat | undefined,
  before: { round: Round; seat: Seat } | undefined,
): SeatEvent[] => {
  const { number: list, last_date: lastDate, published_at: at, published_by: actor } = round
  const stamp = { at, actor }
  const compartment = seat?.compartment
  if (before?.seat.state === "accepted" && compartment) {
    const from = before.seat.compartment!
    return from === compartment
      ? []
      : [{ ...stamp, list, kind: "slide", from, to: compartment } as const]
  }
  const lapse = before?.seat.state === "offered" && {
    ...stamp,
    list: before.round.number,
    kind: "lapse" as const,
    lastDate: before.round.last_date,
  }
  return [
    ...(lapse ? [lapse] : []),
    ...(compartment ? [{ ...stamp, list, kind: "offer", compartment, lastDate } as const] : []),
  ]
}

/** What public lists did to the seat, each by its publication, and by its withdrawal. */
const listEventsOfRounds = (rounds: readonly Round[], seats: ReadonlyMap<number, Seat>) =>
  rounds.flatMap((round, index): SeatEvent[] => {
    const { published_at, withdrawn_at, withdrawn_by, withdrawn_reason } = round
    if (withdrawn_at !== null && withdrawn_at < published_at) return []
    const seat = seats.get(round.id)
    // Only the last list is withdrawn, so one that counted then was withdrawn later, if at all.
    const last = rounds
      .slice(0, index)
      .findLast((one) => one.withdrawn_at === null || one.withdrawn_at > published_at)
    const lastSeat = last && seats.get(last.id)
    const events = eventsOf(round, seat, lastSeat && { round: last, seat: lastSeat })
    if (withdrawn_at === null || !seat?.compartment) return events
    const withdrawal = { at: withdrawn_at, actor: withdrawn_by!, list: round.number }
    return [...events, { ...withdrawal, kind: "list_withdrawn", reason: withdrawn_reason! }]
  })

/**
 * What happened to an applicant's seat, oldest first: offers, slides, lapses and withdrawals of lists that are public, and
 * all answers.
 */
export const listSeatEvents = async (
  db: Database,
  where: Where,
  code: string,
  now: string,
): Promise<SeatEvent[]> => {
  const seats = await listSeats(db, code)
  if (seats.size === 0) return []
  const rounds = (await listRounds(db, where)).filter(({ published_at }) => published_at <= now)
  const answers = (await listAnswers(db, code)).map(
    ({ kind, lastDate: _lastDate, ...answer }): SeatEvent => ({
      ...answer,
      kind: "answer",
      answer: kind,
    }),
  )
  return [...listEventsOfRounds(rounds, seats), ...answers].toSorted((a, b) =>
    a.at < b.at ? -1 : Number(a.at > b.at),
  )
}
