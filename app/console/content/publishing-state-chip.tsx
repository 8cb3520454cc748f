import { Box, Chip } from "@mui/material"
import { DateTimeInput, useRecordContext, useTranslate } from "react-admin"

import type { ContentEntry } from "./entry.ts"

const isoTime = (local: string) => (local ? new Date(local).toISOString() : null)

const shared = { parse: isoTime, sx: { width: { sm: "20em" }, maxWidth: "100%" } }

export function StateTimes() {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mb: 2 }}>
      <DateTimeInput
        {...shared}
        source="publish_at"
        label="console.content.publishAt"
        helperText="console.content.publishAtHint"
      />
      <DateTimeInput
        {...shared}
        source="unpublish_at"
        label="console.content.unpublishAt"
        helperText="console.content.unpublishAtHint"
      />
    </Box>
  )
}

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
