import type { Compartment } from "#domain/merit/allocation-rule.ts"
import type { FrozenList } from "#domain/merit/frozen-list.ts"
import { toHundredths } from "#domain/merit/hundredths.ts"
import { cutOffsOf } from "#domain/merit/rounds/cut-offs.ts"
import { acceptancesByDay, indexHistogram } from "#domain/merit/rounds/round-charts.ts"
import { seatChangesOf } from "#domain/merit/rounds/seat-changes.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import { findList, findShownRound, type Where } from "../merit-rows.ts"
import { listPeople, type RoundPerson } from "./round-people.ts"

const countIn = (people: readonly RoundPerson[], compartment: Compartment, state: string) =>
  people.filter((one) => one.compartment === compartment && one.state === state && !one.isLeft)
    .length

/** The last public list in numbers, for charts. Undefined if there is none. */
export const readCharts = (deps: Pick<SiteDeps, "db" | "now">) => async (where: Where) => {
  const round = await findShownRound(deps.db, where, deps.now().toISOString())
  if (!round) return undefined
  const people = await listPeople(deps.db, round)
  const list = JSON.parse((await findList(deps.db, round.id)).list) as FrozenList
  const { compartments } = cutOffsOf(list)
  return {
    number: round.number,
    histogram: indexHistogram(
      people.flatMap(({ rank, index, place: { category } }) =>
        rank === null || index === null ? [] : [{ category, index }],
      ),
    ),
    compartments: compartments.map(({ compartment, seats, closing }) => ({
      compartment,
      seats,
      /** The index of the last one chosen by rank, in hundredths. */
      cutOff: closing === null ? null : toHundredths(closing)!,
      accepted: countIn(people, compartment, "accepted"),
      offered: countIn(people, compartment, "offered"),
    })),
    changes: seatChangesOf(list),
    days: acceptancesByDay(people),
  }
}

export type MeritCharts = NonNullable<Awaited<ReturnType<ReturnType<typeof readCharts>>>>
