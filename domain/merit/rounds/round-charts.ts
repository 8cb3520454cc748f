import { dayInIndia } from "../../fields/india-time.ts"
import type { Category } from "../allocation-rule.ts"
import type { OfferState } from "./offers.ts"

/** The width of a bar of the histogram: five points, in hundredths. */
export const binWidth = 500

export interface Bin {
  /** The least index of the bar, in hundredths. */
  from: number
  counts: Partial<Record<Category, number>>
}

/** How many people of each category have an index in each bar, without the empty bars at both ends. */
export const indexHistogram = (people: readonly { category: Category; index: number }[]): Bin[] => {
  const binOf = (index: number) => Math.floor(index / binWidth)
  const bins = people.map(({ index }) => binOf(index))
  if (bins.length === 0) return []
  const first = Math.min(...bins)
  return Array.from({ length: Math.max(...bins) - first + 1 }, (_, place) => {
    const own = people.filter(({ index }) => binOf(index) === first + place)
    const counts = [...Map.groupBy(own, ({ category }) => category)]
    return {
      from: (first + place) * binWidth,
      counts: Object.fromEntries(counts.map(([category, { length }]) => [category, length])),
    }
  })
}

/** How many people accepted on each day, oldest first. Days without an acceptance are left out. */
export const acceptancesByDay = (
  offers: readonly { state: OfferState | null; answeredAt: string | null }[],
) => {
  const days = offers.flatMap(({ state, answeredAt }) =>
    state === "accepted" && answeredAt ? [dayInIndia(new Date(answeredAt))] : [],
  )
  return [...Map.groupBy(days, (day) => day)]
    .map(([day, { length }]) => ({ day, count: length }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
