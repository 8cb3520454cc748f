import { Box, FormHelperText, Typography } from "@mui/material"
import type { ReactNode } from "react"

import type { Path } from "../with-value.ts"

export interface SettingProps {
  path: Path
  sentence: string
  hint?: string
}

/** What is wrong; the input names it. */
function Problem({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <FormHelperText id={`${id}-problem`} error sx={{ mt: 0 }}>
      {text}
    </FormHelperText>
  )
}

/** Names what is wrong for the input of a row. */
export const describedBy = (id: string, problem: string | undefined) => ({
  ...(problem && { "aria-describedby": `${id}-problem` }),
})

interface RowProps {
  id: string
  sentence: string
  hint?: string | undefined
  problem: string | undefined
  isWide?: boolean
  children: ReactNode
}

/** An input with its sentence, and below it what is wrong. */
export function SettingRow({ id, sentence, hint, problem, isWide = false, children }: RowProps) {
  const input = <Box sx={isWide ? { gridColumn: "1 / -1" } : undefined}>{children}</Box>
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: isWide ? "1fr" : "5.5rem minmax(0, 1fr)",
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: "center",
      }}
    >
      {!isWide && input}
      <Box>
        <Typography component="label" htmlFor={id} variant="body2">
          {sentence}
        </Typography>
        {hint && (
          <Typography variant="caption" component="div" color="text.secondary">
            {hint}
          </Typography>
        )}
        {!isWide && <Problem id={id} text={problem} />}
      </Box>
      {isWide && input}
      {isWide && <Problem id={id} text={problem} />}
    </Box>
  )
}
