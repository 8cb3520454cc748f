import { Box } from "@mui/material"
import type { ReactNode } from "react"

import { type Tone, tones } from "./tones.ts"

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
