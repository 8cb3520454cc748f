import { leftStatuses } from "#domain/applications/workflow.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { seatsOfRule } from "#domain/merit/allocation-rule.ts"
import type { StoredPlace } from "#domain/merit/outcome.ts"
import { countedState } from "#domain/merit/rounds/offers.ts"
import { isGivenUp } from "#domain/merit/rounds/offers.ts"
import type { SeatOffer, SeatOffers } from "#server/features/applications/applications.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { hasRows } from "#server/platform/database/dialect.ts"

import {
  findShownRound,
  listShownRounds,
  listStandingRounds,
  lockProgramme,
  type Where,
  listRules,
} from "../merit-rows.ts"
import { findOpenRound, storeAnswers } from "./answer-rows.ts"
import { listSeatEvents } from "./seat-events.ts"

/** Whether somebody has signed a rule of the programme: from then on, its seats are given by merit lists. */
const hasSignedRule = (db: Database, { session, programme }: Where) =>
  hasRows(
    db
      .selectFrom("merit_rules")
      .where((row) => row.and({ session, programme }))
      .where("signed_at", "is not", null),
  )

type Row = Parameters<SeatOffers["find"]>[1]

const whereOf = ({ session, course }: Row): Where => ({ session, programme: course })

const findOffer =
  ({ now }: Pick<SiteDeps, "now">): SeatOffers["find"] =>
  async (db, row): Promise<SeatOffer> => {
    const where = whereOf(row)
    if (!(await hasSignedRule(db, where))) return { state: "no_lists" }
    const rounds = await listStandingRounds(db, where)
    const shown = rounds.findLast(({ published_at }) => published_at <= now().toISOString())
    if (!shown) return { state: "no_offer" }
    const places = await db
      .selectFrom("merit_places")
      .select(["round_id", "state", "compartment"])
      .where(
        "round_id",
        "in",
        rounds.slice(0, rounds.indexOf(shown) + 1).map(({ id }) => id),
      )
      .where("admission_code", "=", row.admission_code)
      .execute()
    const place = places.find(({ round_id }) => Number(round_id) === shown.id)
    if (!place?.state || !place.compartment) {
      const hasGivenUp = places.some(({ state }) => isGivenUp(state))
      return { state: "no_offer", ...(hasGivenUp && { hasGivenUp }) }
    }
    return {
      state: place.state,
      compartment: place.compartment,
      number: shown.number,
      lastDate: shown.last_date,
      offeredOn: dayInIndia(new Date(shown.published_at)),
      isOpen: shown === rounds.at(-1) && shown.last_date >= dayInIndia(now()),
      isLast: shown === rounds.at(-1),
    }
  }

type ShownRound = Awaited<ReturnType<typeof listShownRounds>>[number]

const idsOf = (rounds: readonly ShownRound[]) => rounds.map(({ id }) => id)

const findMany =
  ({ now }: Pick<SiteDeps, "now">): SeatOffers["findMany"] =>
  async (db, codes) => {
    const time = now()
    const rounds = await listShownRounds(db, { at: time.toISOString(), today: dayInIndia(time) })
    if (rounds.length === 0 || codes.length === 0) return new Map()
    const rows = await db
      .selectFrom("merit_places")
      .leftJoin("applications", "applications.admission_code", "merit_places.admission_code")
      .select(["merit_places.admission_code", "round_id", "state", "compartment", "status"])
      .where("merit_places.admission_code", "in", [...codes])
      .where("round_id", "in", idsOf(rounds))
      .where("state", "is not", null)
      .execute()
    const byId = new Map(rounds.map((round) => [round.id, round]))
    return new Map(
      rows.map(({ admission_code, round_id, state, compartment, status }) => {
        const { id: _, ...list } = byId.get(Number(round_id))!
        const counted = countedState(state!, status)
        return [admission_code, { state: counted, compartment: compartment!, ...list }]
      }),
    )
  }

const findStandings =
  ({ now }: Pick<SiteDeps, "now">): SeatOffers["findStandings"] =>
  async (db, codes) => {
    const time = now()
    const rounds = await listShownRounds(db, { at: time.toISOString(), today: dayInIndia(time) })
    if (rounds.length === 0 || codes.length === 0) return new Map()
    const rows = await db
      .selectFrom("merit_places")
      .select(["admission_code", "round_id", "place"])
      .where("admission_code", "in", [...codes])
      .where("round_id", "in", idsOf(rounds))
      .execute()
    const numbers = new Map(rounds.map(({ id, number }) => [id, number]))
    return new Map(
      rows.map(({ admission_code, round_id, place }) => {
        const { outcome, index } = JSON.parse(place) as StoredPlace
        const standing = {
          list: numbers.get(Number(round_id))!,
          rank: outcome?.rank ?? null,
          index: "index" in index ? index.index : null,
        }
        return [admission_code, standing]
      }),
    )
  }

const selectFeeTakers =
  ({ now }: Pick<SiteDeps, "now">): SeatOffers["selectFeeTakers"] =>
  async (db, session) => {
    const time = now()
    const times = { at: time.toISOString(), today: dayInIndia(time) }
    const rounds = await listShownRounds(db, { ...times, session })
    // No round has the id 0: an empty list of values is no SQL.
    const isIn = (some: readonly ShownRound[]) => [0, ...idsOf(some)]
    return db
      .selectFrom("merit_places")
      .select("admission_code")
      .where((row) =>
        row.or([
          row.and([row("round_id", "in", isIn(rounds)), row("state", "=", "accepted")]),
          row.and([
            row("round_id", "in", isIn(rounds.filter(({ isOpen }) => isOpen))),
            row("state", "=", "offered"),
          ]),
        ]),
      )
  }

const selectGivenUp =
  ({ now }: Pick<SiteDeps, "now">): SeatOffers["selectGivenUp"] =>
  (db, session) =>
    db
      .selectFrom("merit_places")
      .select("admission_code")
      .where("state", "in", ["declined", "absent"])
      .where("round_id", "in", (row) =>
        row
          .selectFrom("merit_rounds")
          .select("id")
          .where("session", "=", session)
          .where("withdrawn_at", "is", null)
          .where("published_at", "<=", now().toISOString()),
      )

const selectByState =
  ({ now }: Pick<SiteDeps, "now">): SeatOffers["selectByState"] =>
  async (db, session, state) => {
    const time = now()
    const times = { at: time.toISOString(), today: dayInIndia(time) }
    const rounds = await listShownRounds(db, { ...times, session })
    return db
      .selectFrom("merit_places")
      .select("admission_code")
      .where("round_id", "in", [0, ...idsOf(rounds)])
      .where((row) => {
        const left = row
          .selectFrom("applications")
          .select("admission_code")
          .where("status", "in", leftStatuses)
        // As `countedState` says it.
        const hasState = row("state", "=", state)
        if (state === "absent") return hasState
        if (state !== "declined") return row.and([hasState, row("admission_code", "not in", left)])
        const isLeft = row.and([row("state", "!=", "absent"), row("admission_code", "in", left)])
        return row.or([hasState, isLeft])
      })
  }

/** The offers of merit lists, for the steps of an application that depend on them. */
export const createSeatOffers = ({ now }: Pick<SiteDeps, "now">): SeatOffers => {
  const find = findOffer({ now })
  return {
    find,
    findListNumber: async (db, { session, course: programme }) =>
      (await findShownRound(db, { session, programme }, now().toISOString()))?.number ?? 0,
    findSeats: async (db, where) => {
      const signed = (await listRules(db, where)).find(({ signed_at }) => signed_at !== null)
      return signed && seatsOfRule(signed.rule.allocation)
    },
    findMany: findMany({ now }),
    findStandings: findStandings({ now }),
    selectFeeTakers: selectFeeTakers({ now }),
    selectGivenUp: selectGivenUp({ now }),
    selectByState: selectByState({ now }),
    listEvents: async (db, row) =>
      listSeatEvents(db, whereOf(row), row.admission_code, now().toISOString()),
    lock: async (transaction, row) => {
      await lockProgramme(transaction, whereOf(row))
      return find(transaction, row)
    },
    accept: async (transaction, row, stamp) => {
      const where = whereOf(row)
      const round = await findOpenRound(transaction, where, stamp.at)
      if (!round) return
      const change = { code: row.admission_code, from: "offered", to: "accepted" } as const
      await storeAnswers(transaction, where, round, [change], { kind: "answered" }, stamp)
    },
  }
}
