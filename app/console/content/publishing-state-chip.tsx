import { Box, Chip } from "@mui/material"
import { useRecordContext, useTranslate } from "react-admin"

import { MomentInput } from "../day/moment-input.tsx"
import type { ContentEntry } from "./entry.ts"

export function StateTimes() {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mb: 2 }}>
      <MomentInput
        source="publish_at"
        label="console.content.publishAt"
        helperText="console.content.publishAtHint"
      />
      <MomentInput
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
