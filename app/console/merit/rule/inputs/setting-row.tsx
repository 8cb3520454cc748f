import { Box, FormHelperText, Typography } from "@mui/material"
import type { ReactNode } from "react"

import type { Path } from "../with-value.ts"

export interface SettingProps {
  path: Path
  /** Without it, the text of the setting that the path ends with. */
  sentence?: string
  hint?: string
}

/** What is wrong; the input names it. */
function SettingError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <FormHelperText id={`${id}-error`} error sx={{ mt: 0 }}>
      {text}
    </FormHelperText>
  )
}

/** Names what is wrong for the input of a row. */
export const describedBy = (id: string, error: string | undefined) => ({
  ...(error && { "aria-describedby": `${id}-error` }),
})

interface RowProps {
  id: string
  sentence: string
  hint?: string | undefined
  error: string | undefined
  isWide?: boolean
  children: ReactNode
}

/** An input with its sentence, and below it what is wrong. */
export function SettingRow({ id, sentence, hint, error, isWide = false, children }: RowProps) {
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
        {!isWide && <SettingError id={id} text={error} />}
      </Box>
      {isWide && input}
      {isWide && <SettingError id={id} text={error} />}
    </Box>
  )
}
