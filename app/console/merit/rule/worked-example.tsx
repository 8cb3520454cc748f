import { Box, Typography } from "@mui/material"

import type { MeritRule } from "#domain/merit/candidates/merit-rule.ts"
import { type ExampleRow, runExample } from "#domain/merit/rule-editing/run-example.ts"
import { seatMatrix } from "#domain/merit/seats/seat-matrix.ts"

import { useConsoleLanguage } from "../../language/use-language.ts"
import { useNames } from "../use-texts.ts"
import { useRuleTexts } from "./texts.ts"
import { useExampleSentences } from "./use-example-sentences.ts"

function Person({ row }: { row: ExampleRow }) {
  const text = useRuleTexts()
  const nameOf = useNames()
  const language = useConsoleLanguage()
  const { indexOf, resultOf } = useExampleSentences()
  const { person, found, outcome } = row
  const traits = (found.candidate?.traits ?? []).map(nameOf)
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
        {`, ${[nameOf(found.category), ...traits].join(", ")}`}
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
