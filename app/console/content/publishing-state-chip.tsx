import { Chip } from "@mui/material"
import { useRecordContext, useTranslate } from "react-admin"

import type { ContentEntry } from "./entry.ts"

const colours = {
  draft: "default",
  scheduled: "info",
  published: "success",
  expired: "warning",
} as const

export function StateChip() {
  const entry = useRecordContext<ContentEntry>()
  const translate = useTranslate()
  if (!entry) return null
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[entry.state]}
      label={translate(`console.content.states.${entry.state}`)}
    />
  )
}
