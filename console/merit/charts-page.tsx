import { Alert, Box, Stack } from "@mui/material"

import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { MeritCharts } from "#server/features/merit/merit.ts"

import { useCall } from "../api/use-request.ts"
import { useFormatDay } from "../kit/day/date-field.tsx"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { Bars } from "../report/bars.tsx"
import { Histogram, HistogramTable } from "./histogram.tsx"
import type { ShownProgramme } from "./use-programme.ts"
import { SeatNotes, useNames, useTexts } from "./use-texts.tsx"

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
function Seats({ compartments }: Pick<MeritCharts, "compartments">) {
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

function Days({ days }: Pick<MeritCharts, "days">) {
  const text = useTexts()
  const format = useFormatDay()
  if (days.length === 0) return <Alert severity="info">{text("charts.nobody")}</Alert>
  return (
    <>
      <Box aria-hidden>
        <Bars
          isTime
          bars={days.map(({ day, count }) => ({ label: format(day), parts: [count] }))}
        />
      </Box>
      <details>
        <summary>{text("charts.asTable")}</summary>
        <PlainTable
          columns={[
            { label: text("charts.day"), cell: ({ day }) => format(day) },
            { label: text("states.accepted"), cell: ({ count }) => count, isNumber: true },
          ]}
          rows={days}
          keyOf={({ day }) => day}
        />
      </details>
    </>
  )
}

/** The last public list as charts, each readable as a table too. */
export function ChartsPage({ where }: Pick<ShownProgramme, "where">) {
  const text = useTexts()
  const nameOf = useNames()
  const { data, error } = useCall("GET /merit/:programme/charts", where)
  if (!data) return <ErrorAlert text={error?.message} />
  const { number, histogram, compartments, changes, days } = data
  return (
    <Stack spacing={2}>
      <Panel title={{ text: text("charts.histogram", { number }) }} sx={{ overflowX: "auto" }}>
        <Histogram bins={histogram} compartments={compartments} nameOf={nameOf} />
        <details>
          <summary>{text("charts.asTable")}</summary>
          <HistogramTable bins={histogram} nameOf={nameOf} />
        </details>
      </Panel>
      <Panel title={{ text: text("charts.seats", { number }) }} sx={{ overflowX: "auto" }}>
        <Seats compartments={compartments} />
        <SeatNotes changes={changes} />
      </Panel>
      <Panel title={{ text: text("charts.days") }}>
        <Days days={days} />
      </Panel>
    </Stack>
  )
}
