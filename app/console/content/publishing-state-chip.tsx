import { Box } from "@mui/material"
import { useRecordContext, useTranslate } from "react-admin"

import { MomentInput } from "../day/moment-input.tsx"
import { Tag } from "../lists/tag.tsx"
import type { ContentEntry } from "./entry.ts"

export function StateTimes() {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, mb: 2 }}>
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

const tones = {
  draft: "over",
  scheduled: "ready",
  published: "good",
  expired: "busy",
} as const

export function StateChip() {
  const entry = useRecordContext<ContentEntry>()
  const translate = useTranslate()
  if (!entry) return null
  return <Tag tone={tones[entry.state]}>{translate(`console.content.states.${entry.state}`)}</Tag>
}
