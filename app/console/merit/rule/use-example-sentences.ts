import type { Ineligibility } from "#domain/merit/candidates/eligibility.ts"
import type { MeritIndex } from "#domain/merit/candidates/merit-index.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { ExampleRow } from "#domain/merit/rule-editing/run-example.ts"

import { useRuleNames, useRuleTexts } from "./use-rule-texts.ts"

const shown = formatHundredths

/** The mean as a sum one can check: (60.00 × 2 + 77.83) ÷ 3 = 65.94. */
const meanSum = ({ basis, mean }: MeritIndex) => {
  const total = basis.reduce((sum, { weight }) => sum + weight, 0)
  const parts = basis.map(({ percentage, weight }) =>
    weight === 1 ? shown(percentage) : `${shown(percentage)} × ${weight}`,
  )
  return total === 1 ? shown(mean) : `(${parts.join(" + ")}) ÷ ${total} = ${shown(mean)}`
}

/** What the example says of a person, in the console's language. */
export const useExampleSentences = () => {
  const text = useRuleTexts()
  const nameOf = useRuleNames()

  /** The index with each step. */
  const indexOf = ({ found: { index } }: ExampleRow) => {
    if ("missing" in index) {
      return text("example.missing", { names: index.missing.map(nameOf).join(", ") })
    }
    const { cap, division } = index
    const limits = [
      ...(cap === undefined ? [] : [text("example.atMost", { cap: shown(cap) })]),
      ...(division === undefined ? [] : [text("example.below", { division: shown(division) })]),
    ]
    const weightage = [text("example.weightage"), ...limits].join(", ")
    const steps = [
      ...(index.weightage > 0 || limits.length > 0
        ? [`+ ${shown(index.weightage)} (${weightage})`]
        : []),
      ...index.deductions.map(
        ({ reason, points }) => `− ${shown(points)} (${text(`example.lost.${reason}`)})`,
      ),
    ]
    const sum = `${shown(index.mean)} ${steps.join(" ")} = ${shown(index.index)}`
    const mean = meanSum(index)
    if (steps.length === 0) return mean
    return index.basis.length > 1 ? `${mean}; ${sum}` : sum
  }

  const reasonOf = (reason: Ineligibility) => {
    switch (reason.reason) {
      case "below_minimum":
        return text("example.below_minimum", {
          name: nameOf(reason.component),
          percentage: shown(reason.percentage),
          minimum: shown(reason.minimum),
        })
      case "subject_missing":
        return text("example.subject_missing", { names: reason.names.join(" / ") })
      case "over_limit":
        return text("example.over_limit", { ...reason, trait: nameOf(reason.trait) })
      default:
        return text(`example.${reason.reason}`, { ...reason })
    }
  }

  /** Which seat, and why; or why none. */
  const resultOf = ({ found: { ineligibilities }, outcome, displaced }: ExampleRow) => {
    if (!outcome) return ineligibilities.map(reasonOf).join(" ")
    const { seat, lists } = outcome
    if (seat) {
      const compartment = nameOf(seat.compartment)
      return seat.guarantee
        ? text("example.guarantee", { compartment, trait: nameOf(seat.guarantee) })
        : text("example.seat", { compartment })
    }
    const closings = lists.map(({ compartment, closing, waiting }) =>
      text(closing ? "example.closed" : "example.noSeats", {
        compartment: nameOf(compartment),
        index: closing ? shown(closing.index) : "",
        waiting,
      }),
    )
    const reasons = displaced
      ? [text("example.displaced", { trait: nameOf(displaced.trait) }), ...closings]
      : closings
    return text("example.none", { lists: reasons.join(" ") })
  }
  return { indexOf, resultOf }
}
