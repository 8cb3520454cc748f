import { Alert, CardContent, Typography } from "@mui/material"
import { useRecordContext, useTranslate } from "react-admin"

import { useFormatDateTime } from "../../date-field.tsx"
import { type ContentEntry, useCollection } from "../entry.ts"
import { FieldsRead } from "./field-show.tsx"

/** Read-only view of an item, without edit permission. */
export function EntryRead() {
  const entry = useRecordContext<ContentEntry>()
  const { collection, fields } = useCollection()
  const translate = useTranslate()
  if (!entry || !fields) return null
  return (
    <CardContent sx={{ display: "grid", gap: 2 }}>
      {collection === "settings" && (
        <Alert severity="info">{translate("console.content.settingsAreRead")}</Alert>
      )}
      {collection !== "settings" && <Times {...entry} />}
      <FieldsRead fields={fields} value={entry.item} />
    </CardContent>
  )
}

/** The publishing times that are set. */
function Times({ publish_at, unpublish_at }: ContentEntry) {
  const translate = useTranslate()
  const shown = useFormatDateTime()
  const times = { publishAt: publish_at, unpublishAt: unpublish_at }
  return Object.entries(times).map(
    ([label, time]) =>
      time && (
        <Typography key={label}>
          {translate(`console.content.${label}`)}: {shown(time)}
        </Typography>
      ),
  )
}
