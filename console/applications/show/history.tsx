import { Alert, Box, Button, List, ListItem, ListItemText, Typography } from "@mui/material"
import { type ComponentProps, useEffect, useRef } from "react"
import { useRefresh } from "react-admin"
import { Link, useLocation } from "react-router-dom"

import { call } from "../../api/call.ts"
import { useFormatDateTime } from "../../kit/day/date-field.tsx"
import { DraftForm } from "../../kit/form/draft-form.tsx"
import { PlainField } from "../../kit/form/plain-field.tsx"
import { useAttempt } from "../../kit/form/use-attempt.ts"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { lazyPart } from "../../kit/page/lazy-page.tsx"
import { Panel, ruleAbove } from "../../kit/page/panel.tsx"
import { useText } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { useNoticeText } from "../../privacy/record-choice.tsx"
import { useActorName } from "../../record/actor-name.tsx"
import { useApplication } from "../use-application.ts"
import { useEventText } from "../use-event-text.ts"
import type { SeatEventText as Text } from "./seat-event.tsx"

/** Internal notes of the staff; never shown to the applicant. */
export function Notes() {
  const t = useText()
  const { id } = useApplication()
  const refresh = useRefresh()
  const may = usePermission()
  const { submit, failure, errors, isRunning } = useAttempt()
  if (!may("applications.work")) return null
  const add = submit(async (text, form) => {
    const note = text("note")
    await call("POST /applications/:id/note", { id, text: note })
    // The next note may have been typed meanwhile.
    if (text("note") === note) form.reset()
    refresh()
  })
  return (
    <Box sx={{ ...ruleAbove, gridArea: "notes" }}>
      <DraftForm onSubmit={add} draft={`note/${id}`}>
        <PlainField
          name="note"
          label="console.applications.note"
          error={errors.text}
          rows={2}
          isDense
        />
        <ErrorAlert text={failure?.message} />
        <Button type="submit" variant="outlined" disabled={isRunning}>
          {t("console.applications.addNote")}
        </Button>
      </DraftForm>
    </Box>
  )
}

const SeatEventText = lazyPart<ComponentProps<typeof Text>>(() =>
  import("./seat-event.tsx").then((file) => file.SeatEventText),
)

/** Events of an application and of its seat in merit lists, newest first. */
export function History() {
  const application = useApplication()
  const t = useText()
  const textOf = useEventText()
  const when = useFormatDateTime()
  const noticeText = useNoticeText()
  const actorOf = useActorName()
  const { events, seatEvents } = application
  const all = [
    ...events.map((event) => ({ ...event, key: String(event.id), text: textOf(event) })),
    ...seatEvents.map((event) => ({
      ...event,
      key: `${event.kind} ${event.at}`,
      text: <SeatEventText event={event} />,
    })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
  return (
    <Panel title="console.applications.history">
      <List dense>
        {all.toReversed().map(({ key, text, actor, at }) => (
          <ListItem key={key} disableGutters>
            <ListItemText primary={text} secondary={`${actorOf(actor)}, ${when(at)}`} />
          </ListItem>
        ))}
        <ListItem disableGutters>
          <ListItemText
            primary={t("resources.applications.fields.submitted_at")}
            secondary={`${when(application.submitted_at)}; ${noticeText(application.notice_version)}`}
          />
        </ListItem>
      </List>
    </Panel>
  )
}

/**
 * Confirmation after storing a paper form: the application number in large type to copy by hand, and a link to the next form.
 */
export function EnteredBy() {
  const application = useApplication()
  const t = useText()
  const state = useLocation().state as { isEntered?: boolean } | null
  const next = useRef<HTMLAnchorElement>(null)
  useEffect(() => next.current?.focus(), [])
  if (!state?.isEntered) return null
  return (
    <Alert
      severity="success"
      action={
        <Button
          ref={next}
          component={Link}
          to="/applications/create"
          state={{ course: application.course }}
          variant="contained"
          size="large"
        >
          {t("console.paper.next")}
        </Button>
      }
      sx={{ flexWrap: "wrap", "& .MuiAlert-action": { alignItems: "center" } }}
    >
      {t("console.paper.stored")}
      <Typography
        component="p"
        sx={{
          fontFamily: "monospace",
          my: 1,
          fontSize: { xs: "1.75rem", sm: "3rem" },
          lineHeight: 1.2,
        }}
      >
        {application.id}
      </Typography>
    </Alert>
  )
}
