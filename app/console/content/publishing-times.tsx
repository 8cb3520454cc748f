import { Box } from "@mui/material"
import { DateTimeInput } from "react-admin"

const isoTime = (local: string) => (local ? new Date(local).toISOString() : null)

const shared = { parse: isoTime, sx: { width: { sm: "20em" }, maxWidth: "100%" } }

/** Inputs of the times between which an item is public. */
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
