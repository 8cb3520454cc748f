import { Box, Card, type SxProps, Typography } from "@mui/material"
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

export function Panel({ title, action, sx, children }: PanelProps) {
  const labelOf = useLabel()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, ...sx }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", mb: 0.5 }}>
        <Typography id={id} variant="h6" component="h2">
          {labelOf(title)}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  )
}
