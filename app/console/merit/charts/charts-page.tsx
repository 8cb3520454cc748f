import { Alert, Box, Stack } from "@mui/material"

import type { MeritCharts } from "#server/features/merit/merit.ts"

import { Panel } from "../../account/panel.tsx"
import { useRead } from "../../api/use-request.ts"
import { useFormatDay } from "../../day/date-field.tsx"
import { ErrorAlert } from "../../layout/error-alert.tsx"
import { PlainTable } from "../../plain-table.tsx"
import { Bars } from "../../report/bars.tsx"
import { SeatNotes } from "../seat-notes.tsx"
import { useNames, useTexts } from "../use-texts.ts"
import { Histogram, HistogramTable } from "./histogram.tsx"
import { Seats } from "./seats.tsx"

function Days({ days }: Pick<MeritCharts, "days">) {
  const text = useTexts()
  const format = useFormatDay()
  if (days.length === 0) return <Alert severity="info">{text("charts.nobody")}</Alert>
  return (
    <>
      <Box aria-hidden>
        <Bars bars={days.map(({ day, count }) => ({ label: format(day), parts: [count] }))} />
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
export function ChartsPage({ path }: { path: (action: string) => string }) {
  const text = useTexts()
  const nameOf = useNames()
  const { data, error } = useRead<MeritCharts>(path("charts"))
  if (!data) return <ErrorAlert text={error?.message} />
  const { number, histogram, compartments, changes, days } = data
  return (
    <Stack spacing={2}>
      <Panel title={text("charts.histogram", { number })} sx={{ overflowX: "auto" }}>
        <Histogram bins={histogram} compartments={compartments} nameOf={nameOf} />
        <details>
          <summary>{text("charts.asTable")}</summary>
          <HistogramTable bins={histogram} nameOf={nameOf} />
        </details>
      </Panel>
      <Panel title={text("charts.seats", { number })} sx={{ overflowX: "auto" }}>
        <Seats compartments={compartments} />
        <SeatNotes changes={changes} />
      </Panel>
      <Panel title={text("charts.days")}>
        <Days days={days} />
      </Panel>
    </Stack>
  )
}
