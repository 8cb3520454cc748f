import { Card, List, ListItem, ListItemText, Typography } from "@mui/material"
import { useTranslate } from "react-admin"

import { useFormatDateTime } from "../../date-field.tsx"
import { useNoticeText } from "../../privacy/use-notice-text.ts"
import type { OfficeApplication } from "../application.ts"
import { useEventText } from "../use-event-text.ts"

/** Events of an application, newest first. */
export function History({ application }: { application: OfficeApplication }) {
  const translate = useTranslate()
  const textOf = useEventText()
  const when = useFormatDateTime()
  const noticeText = useNoticeText()
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">
        {translate("console.applications.history")}
      </Typography>
      <List dense>
        {application.events.toReversed().map((event) => (
          <ListItem key={event.id} disableGutters>
            <ListItemText primary={textOf(event)} secondary={`${event.actor}, ${when(event.at)}`} />
          </ListItem>
        ))}
        <ListItem disableGutters>
          <ListItemText
            primary={translate("resources.applications.fields.submitted_at")}
            secondary={`${when(application.submitted_at)}; ${noticeText(application.notice_version)}`}
          />
        </ListItem>
      </List>
    </Card>
  )
}
