import { Button, Stack, Typography } from "@mui/material"

import { useCall } from "../../api/use-request.ts"
import { useFormatDateTime } from "../../kit/day/date-field.tsx"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { Panel } from "../../kit/page/panel.tsx"
import { useTextIn } from "../../kit/text/use-language.ts"
import { useMessageState } from "../../notices/use-notice-texts.ts"
import { useApplication } from "../use-application.ts"

/** The messages to an applicant, and links by which staff send the newest one by WhatsApp themselves. */
export function OwnNotices() {
  const { id } = useApplication()
  const text = useTextIn("console.notices")
  const when = useFormatDateTime()
  const stateOf = useMessageState()
  const { data, error } = useCall("GET /applications/:id/notices", { id })
  return (
    <Panel title="console.notices.own">
      <ErrorAlert text={error?.message} />
      {data?.stoppedAt && <Typography variant="body2">{text("stopped")}</Typography>}
      {data?.messages.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {text("ownNone")}
        </Typography>
      )}
      <Stack component="ul" spacing={0.5} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {data?.messages.map((message) => (
          <Typography component="li" variant="body2" key={message.id}>
            {text(`kinds.${message.kind}`)}, {text(`channels.${message.channel}`)}:{" "}
            {stateOf(message)}, {when(message.done_at ?? message.created_at)}
          </Typography>
        ))}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}>
        {data?.whatsApp.map(({ language, url }) => (
          <Button
            key={language}
            size="small"
            variant="outlined"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {text("whatsApp", { language: text(`languages.${language}`) })}
          </Button>
        ))}
      </Stack>
    </Panel>
  )
}
