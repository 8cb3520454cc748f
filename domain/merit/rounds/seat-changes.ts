import type { Compartment } from "../allocation-rule.ts"
import type { FrozenList } from "../frozen-list.ts"
import { seatMatrix } from "../seats/seat-matrix.ts"
import { cutOffsOf } from "./cut-offs.ts"

/** The difference between the seats of a list and those of its rule, and the seats kept from earlier lists. */
export interface SeatChanges {
  /** The compartments that got or lost seats by conversion, in this list or an earlier one. */
  moved: { compartment: Compartment; seats: number }[]
  /** How many seats of the list were accepted in an earlier one. Who slides up has a seat of this list. */
  kept: number
}

export const seatChangesOf = (list: FrozenList): SeatChanges => {
  const { rule, result } = list
  const byRule = new Map(
    seatMatrix(rule).compartments.map(({ compartment, seats }) => [compartment, seats]),
  )
  const changes = Object.entries(result.compartments).map(([name, { seats }]) => {
    const compartment = name as Compartment
    return { compartment, seats: seats - (byRule.get(compartment) ?? 0) }
  })
  return {
    moved: changes.filter(({ seats }) => seats !== 0),
    kept: cutOffsOf(list).compartments.reduce((sum, { kept }) => sum + kept, 0),
  }
}
