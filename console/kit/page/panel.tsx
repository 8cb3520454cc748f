import { Box, type SxProps, Typography } from "@mui/material"
import { type ReactNode, useId } from "react"

import { type Label, useLabel } from "../text/use-language.ts"

interface PanelProps {
  /** A message key, or the text of a record. */
  title: Label
  /** A button beside the title. */
  action?: ReactNode
  sx?: SxProps
  children: ReactNode
}

/** The rule above a section of a page. */
export const ruleAbove = { borderTop: 2, borderColor: "primary.main", pt: 1, pb: 1, minWidth: 0 }

/** A section of a page: its heading below a rule. */
export function Panel({ title, action, sx, children }: PanelProps) {
  const labelOf = useLabel()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ ...ruleAbove, ...sx }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", mb: 0.5 }}>
        <Typography id={id} variant="h6" component="h2">
          {labelOf(title)}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  )
}
