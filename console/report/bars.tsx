import { Box } from "@mui/material"

import { type ChartBar, colorOf, heightOf } from "./chart-bars.ts"

export interface BarsProps {
  bars: ChartBar[]
  /** Days and hours are beside each other; other bars are below each other, with room for their names. */
  isTime?: boolean
  format?: (value: number) => string
}

/** Forced colours and paper keep the colours of the bars. */
const keptColours = { forcedColorAdjust: "none", printColorAdjust: "exact" }

interface PartsProps extends Pick<ChartBar, "parts"> {
  /** The value of a bar of the whole length. */
  maximum: number
  side: "width" | "height"
}

/** The parts of a bar, as long as their values. */
function Parts({ parts, maximum, side }: PartsProps) {
  return parts.map((part, place) => (
    <Box
      // oxlint-disable-next-line react/no-array-index-key -- the parts keep their order
      key={place}
      sx={{
        ...keptColours,
        [side]: `${(100 * part) / maximum}%`,
        bgcolor: parts.length > 1 ? colorOf(place) : "primary.main",
      }}
    />
  ))
}

type DrawnBars = Required<Omit<BarsProps, "isTime">> & { maximum: number }

/** Bars below each other: name, bar, value. */
function Rows({ bars, format, maximum }: DrawnBars) {
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: "fit-content(38%) minmax(0, 1fr) auto",
        alignItems: "center",
        columnGap: 1.5,
        rowGap: 1,
      }}
    >
      {bars.map(({ label, parts }) => (
        <Box key={label} sx={{ display: "contents" }}>
          <Box sx={{ overflowWrap: "anywhere", lineHeight: 1.35 }}>{label}</Box>
          <Box sx={{ display: "flex", height: 24, bgcolor: "#f1eee4" }}>
            <Parts parts={parts} maximum={maximum} side="width" />
          </Box>
          <Box sx={{ textAlign: "end", fontWeight: 600 }}>{format(heightOf({ parts }))}</Box>
        </Box>
      ))}
    </Box>
  )
}

/** More names do not fit beside each other on a phone. */
const maxNamesOnPhone = 8

/** Bars beside each other, with the value above each and the name below it. */
function Columns({ bars, format, maximum }: DrawnBars) {
  const every = Math.ceil(bars.length / maxNamesOnPhone)
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))`,
        fontSize: { xs: 10, sm: 12 },
        textAlign: "center",
      }}
    >
      {bars.map(({ label, parts }, place) => (
        <Box key={label}>
          <Box sx={{ display: "flex", flexDirection: "column", height: 180, px: "12%" }}>
            <Box sx={{ mt: "auto", overflow: "visible", whiteSpace: "nowrap" }}>
              {heightOf({ parts }) > 0 && format(heightOf({ parts }))}
            </Box>
            <Box
              sx={{
                display: "flex",
                flexDirection: "column-reverse",
                height: `${(88 * heightOf({ parts })) / maximum}%`,
              }}
            >
              <Parts parts={parts} maximum={Math.max(1, heightOf({ parts }))} side="height" />
            </Box>
          </Box>
          <Box
            sx={{
              borderTop: 1,
              borderColor: "text.secondary",
              color: "text.secondary",
              pt: 0.25,
              lineHeight: 1.35,
              whiteSpace: { xs: every > 1 ? "nowrap" : "normal", sm: "normal" },
              "& span": {
                visibility: { xs: place % every === 0 ? "visible" : "hidden", sm: "visible" },
              },
            }}
          >
            <span>{label}</span>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** A bar chart as wide as its place. A bar may have several parts. */
export function Bars({ bars, isTime = false, format = String }: BarsProps) {
  const maximum = Math.max(1, ...bars.map(heightOf))
  const Drawn = isTime ? Columns : Rows
  return <Drawn {...{ bars, format, maximum }} />
}
