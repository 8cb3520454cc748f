import { Box, Typography } from "@mui/material"

import type { MeritRule } from "#domain/merit/candidates/merit-rule.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import { type CompartmentSeats, seatMatrix } from "#domain/merit/seats/seat-matrix.ts"

import { PlainTable } from "../../plain-table.tsx"
import { useNames } from "../use-texts.ts"
import { useRuleTexts } from "./texts.ts"

/** The seats that follow from a rule, with the exact share of each category and the guaranteed ones. */
export function SeatTable({ rule }: { rule: MeritRule }) {
  const text = useRuleTexts()
  const nameOf = useNames()
  const { quotas, compartments, overall, limits } = seatMatrix(rule.allocation)
  const shareOf = ({ compartment }: CompartmentSeats) => {
    const quota = quotas.find((one) => one.compartment === compartment)
    // A remainder is in ten-thousandths of a seat; two decimals are enough to compare.
    return quota ? formatHundredths(quota.floor * 100 + Math.floor(quota.remainder / 100)) : "–"
  }
  const guaranteed = ({ guarantees }: CompartmentSeats) =>
    Object.entries(guarantees)
      .filter(([, seats]) => seats > 0)
      .map(([trait, seats]) => `${nameOf(trait)} ${seats}`)
      .join(", ") || "–"
  const targets = overall.filter(({ target }) => target > 0)
  const list = targets.map(({ trait, target }) => `${nameOf(trait)} ${target}`).join(", ")
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Typography variant="subtitle2" component="h3">
        {text("table.title")}
      </Typography>
      <PlainTable
        columns={[
          { label: text("table.compartment"), cell: ({ compartment }) => nameOf(compartment) },
          { label: text("table.share"), cell: shareOf, isNumber: true },
          { label: text("table.seats"), cell: ({ seats }) => seats, isNumber: true },
          { label: text("table.guaranteed"), cell: guaranteed },
        ]}
        rows={compartments}
        keyOf={({ compartment }) => compartment}
      />
      {list && <Typography variant="body2">{text("table.overall", { list })}</Typography>}
      {limits.map(({ trait, most }) => (
        <Typography key={trait} variant="body2">
          {text("table.limits", { name: nameOf(trait), most })}
        </Typography>
      ))}
    </Box>
  )
}
