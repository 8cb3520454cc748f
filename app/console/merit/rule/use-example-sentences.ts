import type { MeritIndex } from "#domain/merit/candidates/merit-index.ts"
import { seatNames } from "#domain/merit/explanation/names.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { ExampleRow } from "#domain/merit/rule-editing/run-example.ts"

import { useConsoleLanguage } from "../../language/use-language.ts"
import { useIneligibilitySlots } from "../use-ineligibility.ts"
import { useNames } from "../use-texts.ts"
import { useRuleTexts } from "./texts.ts"

const shown = formatHundredths

/** The mean as a sum one can check: (60.00 × 2 + 77.83) ÷ 3 = 65.94. */
const meanSum = ({ basis, mean }: MeritIndex) => {
  const total = basis.reduce((sum, { weight }) => sum + weight, 0)
  const parts = basis.map(({ percentage, weight }) =>
    weight === 1 ? shown(percentage) : `${shown(percentage)} × ${weight}`,
  )
  return total === 1 ? shown(mean) : `(${parts.join(" + ")}) ÷ ${total} = ${shown(mean)}`
}

/** The index with each step. */
const useIndexSentence = () => {
  const text = useRuleTexts()
  const nameOf = useNames()
  return ({ found: { index } }: ExampleRow) => {
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
}

/** What the example says of a person, in the console's language. */
export const useExampleSentences = () => {
  const text = useRuleTexts()
  const nameOf = useNames()
  const language = useConsoleLanguage()
  const indexOf = useIndexSentence()
  const slotsOf = useIneligibilitySlots()

  /** Which seat, and why; or why none. */
  const resultOf = ({ found: { ineligibilities }, outcome }: ExampleRow) => {
    if (!outcome) {
      return ineligibilities.map((one) => text(`example.${one.reason}`, slotsOf(one))).join(" ")
    }
    const { seat: given, displacedBy, lists } = outcome
    if (given) {
      const seat = seatNames[given.compartment][language]
      return given.guarantee
        ? text("example.guarantee", { seat, trait: nameOf(given.guarantee) })
        : text("example.seat", { seat })
    }
    const closings = lists.map(({ compartment, closing, waiting }) =>
      text(closing ? "example.closed" : "example.noSeats", {
        compartment: nameOf(compartment),
        index: closing ? shown(closing.index) : "",
        waiting,
      }),
    )
    const reasons = displacedBy
      ? [text("example.displaced", { trait: nameOf(displacedBy) }), ...closings]
      : closings
    return text("example.none", { lists: reasons.join(" ") })
  }
  return { indexOf, resultOf }
}
