import { Card, type SxProps, Typography } from "@mui/material"
import { type ReactNode, useId } from "react"

import { type Label, useLabel } from "../text/use-language.ts"

interface PanelProps {
  /** A message key, or the text of a record. */
  title: Label
  sx?: SxProps
  children: ReactNode
}

export function Panel({ title, sx, children }: PanelProps) {
  const labelOf = useLabel()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, ...sx }}>
      <Typography id={id} variant="h6" component="h2" gutterBottom>
        {labelOf(title)}
      </Typography>
      {children}
    </Card>
  )
}
