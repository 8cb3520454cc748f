import { Box, Typography } from "@mui/material"

import type { MeritIndex } from "#domain/merit/candidates/merit-index.ts"
import type { MeritRule } from "#domain/merit/candidates/merit-rule.ts"
import { seatNames } from "#domain/merit/explanation/names.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import { type ExampleRow, runExample } from "#domain/merit/run-example.ts"
import { seatMatrix } from "#domain/merit/seat-matrix.ts"

import { useConsoleLanguage } from "../../kit/text/use-language.ts"
import { useIneligibilitySlots, useNames } from "../use-texts.tsx"
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
  return ({ entry: { index } }: ExampleRow) => {
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
const useExampleSentences = () => {
  const text = useRuleTexts()
  const nameOf = useNames()
  const language = useConsoleLanguage()
  const indexOf = useIndexSentence()
  const slotsOf = useIneligibilitySlots()

  /** Which seat, and why; or why none. */
  const resultOf = ({ entry: { ineligibilities }, outcome }: ExampleRow) => {
    if (!outcome) {
      return ineligibilities.map((one) => text(`example.${one.reason}`, slotsOf(one))).join(" ")
    }
    const { seat: finalSeat, displacedBy, lists } = outcome
    if (finalSeat) {
      const seat = seatNames[finalSeat.compartment][language]
      return finalSeat.guarantee
        ? text("example.guarantee", { seat, trait: nameOf(finalSeat.guarantee) })
        : text("example.seat", { seat })
    }
    const closings = lists.map(({ compartment, closing, waiting }) =>
      text(closing ? "example.closed" : "example.noSeats", {
        compartment: nameOf(compartment),
        index: closing ? shown(closing.index) : "",
        waiting: waiting ?? 0,
      }),
    )
    const reasons = displacedBy
      ? [text("example.displaced", { trait: nameOf(displacedBy) }), ...closings]
      : closings
    return text("example.none", { lists: reasons.join(" ") })
  }
  return { indexOf, resultOf }
}

function Person({ row }: { row: ExampleRow }) {
  const text = useRuleTexts()
  const nameOf = useNames()
  const language = useConsoleLanguage()
  const { indexOf, resultOf } = useExampleSentences()
  const { person, entry, outcome } = row
  const traits = (entry.candidate?.traits ?? []).map(nameOf)
  const rank = outcome ? text("example.rank", { rank: outcome.rank }) : text("example.notRanked")
  return (
    <Box
      component="li"
      sx={{
        listStyle: "none",
        borderTop: 1,
        borderColor: "divider",
        py: 0.75,
        borderLeft: 4,
        borderLeftColor: outcome?.seat ? "success.main" : "transparent",
        pl: 1,
      }}
    >
      <Typography variant="body2">
        <strong>{`${rank}: ${person.name[language === "hi" ? 1 : 0]}`}</strong>
        {`, ${[nameOf(entry.category), ...traits].join(", ")}`}
      </Typography>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ fontVariantNumeric: "tabular-nums" }}
      >
        {indexOf(row)}
      </Typography>
      <Typography variant="body2">{resultOf(row)}</Typography>
    </Box>
  )
}

interface WorkedExampleProps {
  /** A rule without errors. */
  rule: MeritRule
  firstYear: number
}

/** The first list of a rule for made-up people, computed here as one types. */
export function WorkedExample({ rule, firstYear }: WorkedExampleProps) {
  const text = useRuleTexts()
  const { rows, compartments } = runExample(rule, firstYear)
  const seats = compartments.reduce((sum, one) => sum + one.seats, 0)
  const isScaled = seatMatrix(rule.allocation).total !== seats
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {text(isScaled ? "example.hint" : "example.unscaled", { seats })}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0 }}>
        {rows.map((row) => (
          <Person key={row.person.code} row={row} />
        ))}
      </Box>
    </>
  )
}
