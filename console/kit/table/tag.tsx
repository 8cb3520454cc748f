import { Box } from "@mui/material"
import type { ReactNode } from "react"

/** Colours of states: text on its ground, each pair above 4.5:1. */
export const tones = {
  strong: ["#ffffff", "#14297a"],
  calm: ["#14297a", "#e6eaf7"],
  busy: ["#5c3a00", "#fff0cc"],
  waiting: ["#7a2e00", "#ffe6d9"],
  ready: ["#0b4a63", "#dff1f9"],
  good: ["#14532d", "#dff3e4"],
  bad: ["#8c1d18", "#fbe6e4"],
  over: ["#3f3f46", "#ececee"],
} as const satisfies Record<string, readonly [text: string, ground: string]>

export type Tone = keyof typeof tones

/** A state in words and colour, in a line of text: every list of the console has the same. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  const [color, bgcolor] = tones[tone]
  return (
    <Box
      component="span"
      data-tone={tone}
      sx={{
        display: "inline-block",
        px: 0.75,
        borderRadius: 1,
        fontSize: "0.8125rem",
        fontWeight: 500,
        lineHeight: 1.5,
        whiteSpace: "nowrap",
        color,
        bgcolor,
      }}
    >
      {children}
    </Box>
  )
}
