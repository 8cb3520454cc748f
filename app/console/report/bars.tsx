import { type Theme, useMediaQuery, useTheme } from "@mui/material"
import { AxisBottom } from "@visx/axis"
import { scaleBand, scaleLinear } from "@visx/scale"
import { Bar } from "@visx/shape"

interface BarsProps {
  bars: { label: string; value: number }[]
  format?: (value: number) => string
}

const height = 180
/** Space above the highest bar for its value, and below the bars for their labels. */
const margin = { top: 18, bottom: 46 }
const maxLabelsOnPhone = 8
/** A few bars are not as wide as the page. */
const maxStep = 150

/** A bar chart with the value above each bar. Hidden from screen readers: the table below it has the same numbers. */
export function Bars({ bars, format = String }: BarsProps) {
  const { palette } = useTheme()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  const width = isPhone ? 300 : Math.min(760, maxStep * bars.length)
  const x = scaleBand({ domain: bars.map(({ label }) => label), range: [0, width], padding: 0.3 })
  const y = scaleLinear({
    domain: [0, Math.max(1, ...bars.map(({ value }) => value))],
    range: [height - margin.bottom, margin.top],
  })
  const every = isPhone ? Math.ceil(bars.length / maxLabelsOnPhone) : 1
  const text = {
    fontSize: isPhone && bars.length > maxLabelsOnPhone ? 10 : 12,
    fontFamily: "inherit",
  }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} style={{ maxWidth: width, width: "100%" }} aria-hidden>
      {bars.map(({ label, value }) => (
        <g key={label}>
          <Bar
            x={x(label)}
            y={y(value)}
            width={x.bandwidth()}
            height={height - margin.bottom - y(value)}
            fill={palette.primary.main}
          />
          {value > 0 && (
            <text
              {...text}
              x={x(label)! + x.bandwidth() / 2}
              y={y(value) - 4}
              textAnchor="middle"
              fill={palette.text.primary}
            >
              {format(value)}
            </text>
          )}
        </g>
      ))}
      <AxisBottom
        top={height - margin.bottom}
        scale={x}
        hideTicks
        tickValues={bars.flatMap(({ label }, index) => (index % every === 0 ? [label] : []))}
        stroke={palette.divider}
        tickLabelProps={{
          ...text,
          fill: palette.text.secondary,
          textAnchor: "middle",
          verticalAnchor: "start",
          width: x.step() * every,
          dy: "-0.4em",
        }}
      />
    </svg>
  )
}
