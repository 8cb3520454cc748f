import { Box, Stack } from "@mui/material"
import type { ReactNode } from "react"

import { Panel } from "../kit/page/panel.tsx"
import { type Label, useText } from "../kit/text/use-language.ts"
import { Bars, type BarsProps } from "./bars.tsx"
import { colorOf } from "./chart-bars.ts"

interface ChartProps extends BarsProps {
  /** The names of the parts of each bar, if they have several. */
  parts?: string[]
}

function Legend({ parts }: { parts: string[] }) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", columnGap: 2, mb: 1 }}>
      {parts.map((name, place) => (
        <Stack key={name} direction="row" spacing={0.5} sx={{ alignItems: "center" }}>
          <Box
            sx={{
              width: 12,
              height: 12,
              bgcolor: colorOf(place),
              forcedColorAdjust: "none",
              printColorAdjust: "exact",
            }}
          />
          <span>{name}</span>
        </Stack>
      ))}
    </Stack>
  )
}

/** A bar chart. Hidden from screen readers: the table below it has the same numbers. */
function Chart({ parts, ...bars }: ChartProps) {
  return (
    <Box aria-hidden sx={{ mb: 1.5 }}>
      {parts && parts.length > 1 && <Legend parts={parts} />}
      <Bars {...bars} />
    </Box>
  )
}

interface ChartPanelProps extends ChartProps {
  title: Label
  /** Whether the table is shown on request only. */
  isFolded?: boolean | undefined
  /** The table. */
  children: ReactNode
}

/** A chart with its numbers as a table. */
export function ChartPanel({ title, isFolded = false, children, ...chart }: ChartPanelProps) {
  const t = useText()
  return (
    <Panel title={title} sx={{ overflowX: "auto", minWidth: 0 }}>
      <Chart {...chart} />
      {isFolded ? (
        <details>
          <Box component="summary" sx={{ py: { xs: 1.25, sm: 0.5 } }}>
            {t("console.report.asTable")}
          </Box>
          {children}
        </details>
      ) : (
        children
      )}
    </Panel>
  )
}
