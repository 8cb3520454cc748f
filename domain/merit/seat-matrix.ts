import type { AllocationRule, Compartment } from "./allocation-rule.ts"
import { halfUp, hundredthsOf, wholePart } from "./hundredths.ts"
import { compartmentsOf } from "./rule-terms.ts"

/** The seats of a compartment, and how many of them are guaranteed to holders of each trait. */
export interface CompartmentSeats {
  compartment: Compartment
  seats: number
  guarantees: Readonly<Record<string, number>>
}

/** How a percentage became seats. `percent` is in hundredths, `remainder` in ten-thousandths of a seat. */
interface Quota {
  compartment: Compartment
  percent: number
  floor: number
  remainder: number
  seats: number
}

export interface SeatMatrix {
  total: number
  /** None if the rule gives the seats as counts. */
  quotas: Quota[]
  compartments: CompartmentSeats[]
  /** How many holders of a trait there must be in all compartments together. */
  overall: { trait: string; target: number }[]
  /** How many holders of a limited trait compete for seats. */
  limits: { trait: string; most: number }[]
}

const whole = 100_00

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The seats of each compartment. The open share is what the categories leave. */
const quotasOf = (total: number, { vertical, rounding }: AllocationRule): Quota[] => {
  const reserved = Object.entries(vertical).map(([name, percent]) => ({
    compartment: name as Compartment,
    percent: hundredthsOf(percent),
  }))
  const open = whole - sum(reserved.map(({ percent }) => percent))
  const shares = [{ compartment: "open" as const, percent: open }, ...reserved].map((share) => {
    const exact = total * share.percent
    return { ...share, remainder: exact % whole, floor: wholePart(exact, whole) }
  })
  const left = total - sum(shares.map(({ floor }) => floor))
  // The sort is stable: of equal remainders the first in the rule's order comes first.
  const gaining = shares.toSorted((a, b) => b.remainder - a.remainder).slice(0, left)
  const gainOf = (share: (typeof shares)[number]) => {
    if (rounding === "floor") return share.compartment === "open" ? left : 0
    return gaining.includes(share) ? 1 : 0
  }
  return shares.map((share) => ({ ...share, seats: share.floor + gainOf(share) }))
}

type GuaranteeRounding = AllocationRule["guarantee_rounding"]

/** How the parts of the guaranteed seats of a trait are rounded. */
export const roundingOfTrait = (
  { guarantee_rounding }: Pick<AllocationRule, "guarantee_rounding">,
  { rounding = guarantee_rounding }: AllocationRule["traits"][string],
): GuaranteeRounding => rounding

const partOf = (seats: number, percent: number, rounding: GuaranteeRounding) => {
  const exact = seats * hundredthsOf(percent)
  if (rounding === "nearest") return halfUp(exact, whole)
  return wholePart(rounding === "ceiling" ? exact + whole - 1 : exact, whole)
}

/** The seats and guarantees of a rule (docs/merit.md, "Definitions"). */
export const seatMatrix = (rule: AllocationRule): SeatMatrix => {
  const { seats, pools, traits, limits = {} } = rule
  const isNumber = typeof seats === "number"
  const quotas = isNumber ? quotasOf(seats - sum(Object.values(pools)), rule) : []
  const counts = isNumber
    ? Object.fromEntries(quotas.map((quota) => [quota.compartment, quota.seats]))
    : seats
  const total = sum(Object.values(counts))
  const withMode = (wanted: "compartment" | "overall") =>
    Object.entries(traits).filter(([, { mode }]) => mode === wanted)
  return {
    total,
    quotas,
    compartments: compartmentsOf(rule).map((compartment) => {
      const own = counts[compartment] ?? 0
      const guarantees = withMode("compartment").map(([name, trait]) => [
        name,
        trait.counts
          ? (trait.counts[compartment] ?? 0)
          : partOf(own, trait.percent ?? 0, roundingOfTrait(rule, trait)),
      ])
      return { compartment, seats: own, guarantees: Object.fromEntries(guarantees) }
    }),
    overall: withMode("overall").map(([name, trait]) => ({
      trait: name,
      target: trait.counts
        ? sum(Object.values(trait.counts))
        : partOf(total, trait.percent ?? 0, roundingOfTrait(rule, trait)),
    })),
    limits: Object.entries(limits).map(([trait, { percent }]) => ({
      trait,
      most: partOf(total, percent, "floor"),
    })),
  }
}
