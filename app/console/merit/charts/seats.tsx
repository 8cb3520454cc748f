import { Box } from "@mui/material"

import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { MeritCharts } from "#server/features/merit/merit.ts"

import { PlainTable } from "../../plain-table.tsx"
import { useNames, useTexts } from "../use-texts.ts"

type Seats = MeritCharts["compartments"][number]

/** Accepted seats as a full part of the bar, offered ones as a light one. */
const barOf = ({ seats, accepted, offered }: Seats) => {
  const partOf = (count: number) => `${seats === 0 ? 0 : (100 * count) / seats}%`
  return (
    <Box
      aria-hidden
      sx={{
        display: "flex",
        height: 14,
        minWidth: { xs: 30, sm: 90 },
        border: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ width: partOf(accepted), bgcolor: "primary.main" }} />
      <Box sx={{ width: partOf(offered), bgcolor: "primary.light", opacity: 0.5 }} />
    </Box>
  )
}

/** The seats of each compartment: accepted, offered and free, with the cut-off. */
export function Seats({ compartments }: Pick<MeritCharts, "compartments">) {
  const text = useTexts()
  const nameOf = useNames()
  return (
    <PlainTable
      columns={[
        { label: text("compartment"), cell: ({ compartment }) => nameOf(compartment) },
        { label: text("charts.filled"), cell: barOf },
        { label: text("states.accepted"), cell: ({ accepted }) => accepted, isNumber: true },
        { label: text("states.offered"), cell: ({ offered }) => offered, isNumber: true },
        { label: text("seats"), cell: ({ seats }) => seats, isNumber: true },
        {
          label: text("charts.cutOff"),
          cell: ({ cutOff }) => (cutOff === null ? "–" : formatHundredths(cutOff)),
          isNumber: true,
        },
      ]}
      rows={compartments}
      keyOf={({ compartment }) => compartment}
    />
  )
}
