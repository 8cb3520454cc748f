import { Card, CardContent, Typography } from "@mui/material"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"

/** A titled card; `title` is a message key. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          {translate(title)}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}
