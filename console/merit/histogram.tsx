import { Stack, useTheme, Box, type Theme, useMediaQuery } from "@mui/material"
import { AxisBottom } from "@visx/axis"
import { scaleBand, scaleLinear } from "@visx/scale"
import { Circle, Line, Bar } from "@visx/shape"

import { categories } from "#domain/merit/allocation-rule.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import { binWidth } from "#domain/merit/rounds/round-charts.ts"
import type { MeritCharts } from "#server/features/merit/merit.ts"

import { PlainTable } from "../kit/table/plain-table.tsx"
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
const marksHeight = 5 * rowHeight + radius

/**
 * A line for each cut-off, with its mark above the bars. Each mark has its own row, the lowest cut-off the first: a line
 * begins below its mark, so none crosses the mark of another.
 */
function CutOffLines({
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
function CutOffKey({ compartments, nameOf }: CutOffsProps & { nameOf: (name: string) => string }) {
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

type Bin = MeritCharts["histogram"][number]
type Category = (typeof categories)[number]

/** Okabe and Ito's colours, which people with a colour vision deficiency tell apart. */
const colors: Record<Category, string> = {
  GEN: "#0072b2",
  SC: "#d55e00",
  ST: "#cc79a7",
  OBC: "#009e73",
  EWS: "#e69f00",
}

interface HistogramProps {
  bins: readonly Bin[]
  compartments: MeritCharts["compartments"]
  nameOf: (key: string) => string
}

const height = 260
/** Space above the bars for the marks of the cut-offs, and below them for the labels. */
const margin = { top: marksHeight, bottom: 30 }

const totalOf = ({ counts }: Bin) =>
  Object.values(counts).reduce((total, count) => total + count, 0)

const labelOf = ({ from }: Bin) => String(from / 100)

/** The parts of a bar from below, by category. */
const partsOf = ({ counts }: Bin) => {
  let below = 0
  return categories.flatMap((category) => {
    const count = counts[category] ?? 0
    const start = below
    below += count
    return count > 0 ? [{ category, start, count }] : []
  })
}

function Legend({ nameOf }: Pick<HistogramProps, "nameOf">) {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap", mb: 1 }} aria-hidden>
      {categories.map((category) => (
        <Stack key={category} direction="row" spacing={0.5} sx={{ alignItems: "center" }}>
          <Box sx={{ width: 12, height: 12, bgcolor: colors[category] }} />
          <span>{nameOf(category)}</span>
        </Stack>
      ))}
    </Stack>
  )
}

/** The index by category, with the cut-offs. Hidden from screen readers: the table has the same numbers. */
export function Histogram({ bins, compartments, nameOf }: HistogramProps) {
  const { palette } = useTheme()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  const width = isPhone ? 320 : 1060
  const x = scaleBand({ domain: bins.map(labelOf), range: [10, width - 10], padding: 0.1 })
  const y = scaleLinear({
    domain: [0, Math.max(1, ...bins.map(totalOf))],
    range: [height - margin.bottom, margin.top],
  })
  const first = bins[0]?.from ?? 0
  const firstX = x(String(first / 100)) ?? 0
  const xOf = (index: number) => firstX + ((index - first) / binWidth) * x.step()
  const text = { fontSize: isPhone ? 10 : 12, fontFamily: "inherit" }
  return (
    <>
      <Legend nameOf={nameOf} />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        style={{ display: "block", width: "100%", forcedColorAdjust: "none" }}
        aria-hidden
      >
        {bins.flatMap((bin) =>
          partsOf(bin).map(({ category, start, count }) => (
            <Bar
              key={`${bin.from} ${category}`}
              x={x(labelOf(bin))}
              y={y(start + count)}
              width={x.bandwidth()}
              height={y(start) - y(start + count)}
              fill={colors[category]}
            />
          )),
        )}
        <CutOffLines compartments={compartments} xOf={xOf} bottom={height - margin.bottom} />
        <AxisBottom
          top={height - margin.bottom}
          scale={x}
          hideTicks
          stroke={palette.divider}
          tickLabelProps={{ ...text, fill: palette.text.secondary, textAnchor: "middle" }}
        />
      </svg>
      <CutOffKey compartments={compartments} nameOf={nameOf} />
    </>
  )
}

/** The numbers of the histogram. */
export function HistogramTable({ bins, nameOf }: Pick<HistogramProps, "bins" | "nameOf">) {
  const text = useTexts()
  return (
    <PlainTable
      columns={[
        {
          label: text("index"),
          cell: ({ from }) => `${formatHundredths(from)}–${formatHundredths(from + binWidth - 1)}`,
        },
        ...categories.map((category) => ({
          label: nameOf(category),
          cell: ({ counts }: Bin) => counts[category] ?? 0,
          isNumber: true,
        })),
        { label: text("charts.total"), cell: totalOf, isNumber: true },
      ]}
      rows={bins}
      keyOf={({ from }) => from}
    />
  )
}
