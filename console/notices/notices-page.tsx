import { Alert, Button, Link, Stack, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { Title, useNotify } from "react-admin"
import { Link as RouterLink } from "react-router-dom"

import type { QueueView } from "#server/features/notices/notices.ts"

import { call } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useTextIn } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { TemplatesPanel } from "./templates-panel.tsx"
import { TestPanel } from "./test-panel.tsx"
import { useMessageState } from "./use-notice-texts.ts"

function QueuePanel({ view }: { view: QueueView }) {
  const text = useTextIn("console.notices")
  const counts = ["waiting", "sent", "uncertain", "failed", "notSent"] as const
  const nameOf = ({ channel, isOn }: QueueView["channels"][number]) =>
    text(isOn ? "on" : "isOff", { name: text(`channels.${channel}`) })
  return (
    <Panel title="console.notices.queue">
      <PlainTable
        columns={[
          { label: text("channel"), cell: nameOf },
          ...counts.map((name) => ({
            label: text(name),
            cell: (row: QueueView["channels"][number]) => row[name],
            isNumber: true,
          })),
        ]}
        rows={view.channels}
        keyOf={({ channel }) => channel}
      />
      {view.quiet && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {text("quiet", view.quiet)}
        </Typography>
      )}
    </Panel>
  )
}

type DeadMessage = QueueView["dead"][number]

function AgainButton({ message }: { message: DeadMessage }) {
  const text = useTextIn("console.notices")
  const notify = useNotify()
  const records = useQueryClient()
  const { attempt, failure, isRunning } = useAttempt()
  const send = async () => {
    await call("POST /notices/:id/again", { id: message.id })
    notify(text("queued"), { type: "success" })
    await records.invalidateQueries()
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={isRunning}
        aria-label={text("againFor", { number: message.application_number })}
        onClick={() => attempt(send)}
      >
        {text("again")}
      </Button>
      <ErrorAlert text={failure?.message} />
    </>
  )
}

const againOf = (message: DeadMessage) => <AgainButton message={message} />

/** Messages that only a person sends again. */
function DeadPanel({ dead }: Pick<QueueView, "dead">) {
  const text = useTextIn("console.notices")
  const when = useFormatDateTime()
  const stateOf = useMessageState()
  const mayReadRecords = usePermission()("applications.read")
  const maySend = usePermission()("notices.send")
  const applicationOf = ({ application_number: number, applicant_name: name }: DeadMessage) =>
    mayReadRecords ? (
      <Link component={RouterLink} to={`/applications/${number}/show`}>
        {number} {name}
      </Link>
    ) : (
      number
    )
  return (
    <Panel title="console.notices.dead">
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {text(dead.length > 0 ? "deadHint" : "none")}
      </Typography>
      {dead.length > 0 && (
        <PlainTable
          columns={[
            { label: text("application"), cell: applicationOf },
            { label: text("about"), cell: ({ kind }) => text(`kinds.${kind}`) },
            { label: text("channel"), cell: ({ channel }) => text(`channels.${channel}`) },
            { label: text("state"), cell: stateOf },
            { label: text("at"), cell: ({ done_at }) => (done_at ? when(done_at) : "") },
            ...(maySend ? [{ label: text("again"), cell: againOf }] : []),
          ]}
          rows={dead}
          keyOf={({ id }) => id}
        />
      )}
    </Panel>
  )
}

function QueueNotes({ view }: { view: QueueView }) {
  const text = useTextIn("console.notices")
  const isOff = view.channels.every((channel) => !channel.isOn)
  const [delayed] = view.delayed
  return (
    <>
      {isOff && <Alert severity="info">{text("off")}</Alert>}
      {delayed && (
        <Alert severity="warning">
          {text("delayed", {
            channel: text(`channels.${delayed.channel}`),
            reason: delayed.reason,
          })}
        </Alert>
      )}
    </>
  )
}

/** The queue of messages to applicants, those that wait for a person, a test, and the texts to register. */
export function NoticesPage() {
  const may = usePermission()
  const { data, error } = useCall("GET /notices", {}, { refetchInterval: 30_000 })
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="console.notices.title" />
      <ErrorAlert text={error?.message} />
      {!data && !error && <Waiting />}
      {data && (
        <>
          <QueueNotes view={data} />
          <QueuePanel view={data} />
          <DeadPanel dead={data.dead} />
          {may("notices.send") && <TestPanel channels={data.channels} />}
          <TemplatesPanel templates={data.templates} />
        </>
      )}
    </Stack>
  )
}
