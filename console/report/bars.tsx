import { Box, type Theme, useMediaQuery, useTheme } from "@mui/material"
import { scaleBand, scaleLinear } from "@visx/scale"
import { Bar } from "@visx/shape"

import { type ChartBar, colorOf, heightOf, spansOf } from "./chart-bars.ts"

const height = 140
/** Space above the highest bar for its value. */
const top = 18
const widthOnPhone = 300
/** Where bars are many. */
const largestWidth = 760
const maxLabelsOnPhone = 8
/** A few bars are not as wide as the page. */
const maxStep = 110

interface LabelsProps {
  labels: string[]
  width: number
  /** Only one label of so many is shown. */
  every: number
}

/** The names of the bars, below them. They may have several lines. */
function Labels({ labels, width, every }: LabelsProps) {
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: `repeat(${labels.length}, minmax(0, 1fr))`,
        maxWidth: width,
        borderTop: 1,
        borderColor: "divider",
        color: "text.secondary",
        fontSize: every > 1 ? 10 : 12,
        lineHeight: 1.35,
        textAlign: every > 1 ? "start" : "center",
      }}
    >
      {labels.map((label, place) =>
        place % every === 0 ? (
          <Box
            key={label}
            sx={{ gridColumn: `span ${Math.min(every, labels.length - place)}`, p: 0.25 }}
          >
            {label}
          </Box>
        ) : null,
      )}
    </Box>
  )
}

export interface BarsProps {
  bars: ChartBar[]
  format?: (value: number) => string
}

/** A bar chart with the value above each bar, and the parts of a bar one above the other. */
export function Bars({ bars, format = String }: BarsProps) {
  const { palette } = useTheme()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  const width = isPhone ? widthOnPhone : Math.min(largestWidth, maxStep * bars.length)
  const labels = bars.map(({ label }) => label)
  // So that the middle of each bar is the middle of its label.
  const x = scaleBand({ domain: labels, range: [0, width], paddingInner: 0.3, paddingOuter: 0.15 })
  const y = scaleLinear({ domain: [0, Math.max(1, ...bars.map(heightOf))], range: [height, top] })
  const every = isPhone ? Math.ceil(bars.length / maxLabelsOnPhone) : 1
  const shown = bars.map((bar) => ({ ...bar, left: x(bar.label)!, total: heightOf(bar) }))
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMax"
        style={{ display: "block", maxWidth: width, width: "100%", height }}
      >
        {shown.map(({ label, left, total, parts }) => (
          <g key={label}>
            {spansOf({ parts }).map(({ start, end }, place) => (
              <Bar
                // oxlint-disable-next-line react/no-array-index-key -- the parts keep their order
                key={place}
                x={left}
                y={y(end)}
                width={x.bandwidth()}
                height={y(start) - y(end)}
                fill={parts.length > 1 ? colorOf(place) : palette.primary.main}
              />
            ))}
            <text
              x={left + x.bandwidth() / 2}
              y={y(total) - 4}
              fontSize={every > 1 ? 10 : 12}
              textAnchor="middle"
              fill={palette.text.primary}
            >
              {total > 0 && format(total)}
            </text>
          </g>
        ))}
      </svg>
      <Labels labels={labels} width={width} every={every} />
    </>
  )
}
