import { Stack, useTheme } from "@mui/material"
import { Circle, Line } from "@visx/shape"

import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { MeritCharts } from "#server/features/merit/merit.ts"

import { useTexts } from "./use-texts.tsx"

interface CutOffsProps {
  compartments: MeritCharts["compartments"]
}

interface CutOff {
  compartment: string
  /** In hundredths. */
  cutOff: number
  /** The number that marks it, in the order of the compartments. */
  mark: number
}

const cutOffsOf = (compartments: MeritCharts["compartments"]) =>
  compartments
    .filter(({ cutOff }) => cutOff !== null)
    .map(({ compartment, cutOff }, place): CutOff => {
      return { compartment, cutOff: cutOff!, mark: place + 1 }
    })

const radius = 7
const rowHeight = 2 * radius + 2

/** The height of the marks above a chart. */
export const marksHeight = 5 * rowHeight + radius

/**
 * A line for each cut-off, with its mark above the bars. Each mark has its own row, the lowest cut-off the first: a line
 * begins below its mark, so none crosses the mark of another.
 */
export function CutOffLines({
  compartments,
  xOf,
  bottom,
}: CutOffsProps & { xOf: (index: number) => number; bottom: number }) {
  const { palette } = useTheme()
  const rows = cutOffsOf(compartments)
    .toSorted((a, b) => a.cutOff - b.cutOff)
    .map((one, row) => ({ ...one, x: xOf(one.cutOff), y: 1 + radius + row * rowHeight }))
  const stroke = palette.text.primary
  return (
    <>
      {rows.map(({ mark, x, y }) => (
        <Line
          key={mark}
          from={{ x, y }}
          to={{ x, y: bottom }}
          stroke={stroke}
          strokeDasharray="4 3"
        />
      ))}
      {rows.map(({ mark, x, y }) => (
        <g key={mark}>
          <Circle cx={x} cy={y} r={radius} fill={palette.background.paper} stroke={stroke} />
          <text x={x} y={y + 3.5} fontSize={10} textAnchor="middle" fill={stroke}>
            {mark}
          </text>
        </g>
      ))}
    </>
  )
}

/** What the marks mean: each cut-off with its list. */
export function CutOffKey({
  compartments,
  nameOf,
}: CutOffsProps & { nameOf: (name: string) => string }) {
  const text = useTexts()
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", columnGap: 2, mb: 1 }} aria-hidden>
      <span>{text("charts.cutOff")}:</span>
      {cutOffsOf(compartments).map(({ compartment, cutOff, mark }) => (
        <span key={mark}>
          {`(${mark}) ${nameOf(compartment)} `}
          <strong>{formatHundredths(cutOff)}</strong>
        </span>
      ))}
    </Stack>
  )
}
