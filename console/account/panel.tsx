import { Card, type SxProps, Typography } from "@mui/material"
import { type ReactNode, useId } from "react"
import { useTranslate } from "react-admin"

interface PanelProps {
  /** Message key or text. */
  title: string
  sx?: SxProps
  children: ReactNode
}

export function Panel({ title, sx, children }: PanelProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, ...sx }}>
      <Typography id={id} variant="h6" component="h2" gutterBottom>
        {translate(title, { _: title })}
      </Typography>
      {children}
    </Card>
  )
}
