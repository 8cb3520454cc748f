import { Alert, Box, Button, Stack, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "react-router-dom"

import type { DueGroupView, RetentionView } from "#server/features/privacy/privacy.ts"

import { call, callForFile } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { downloadFile } from "../applications/receive-table.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { OpeningButton } from "../kit/dialog/text-button.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useText, useTextIn } from "../kit/text/use-language.ts"
import { useSizes } from "../operations/use-sizes.ts"
import { EraseDueDialog, useGroupName } from "./erase-due-dialog.tsx"

/** When a group is erased by itself, and who decided that. */
function Automatic({ group }: { group: DueGroupView }) {
  const text = useTextIn("console.privacy.due")
  const when = useFormatDateTime()
  const { kind, automaticBy: name, erasedFrom } = group
  if (kind === "trash") return text("onPage")
  if (name === null) return text("off")
  return erasedFrom === null
    ? text("onSoon", { name })
    : text("on", { name, time: when(erasedFrom) })
}

interface GroupProps {
  group: DueGroupView
  lastBackup: string | null
  onErased: (count: number) => void
}

function Group({ group, lastBackup, onErased }: GroupProps) {
  const text = useTextIn("console.privacy.due")
  const t = useText()
  const when = useFormatDateTime()
  const { number } = useSizes()
  const nameOf = useGroupName()
  const records = useQueryClient()
  const { attempt, failure, isRunning } = useAttempt()
  const { kind, session, count, noticedAt, automaticBy, refusal } = group

  const switchAutomatic = async () => {
    const on = automaticBy === null
    await call("POST /privacy/due/automatic", { kind, session, on })
    await records.invalidateQueries({ queryKey: ["/privacy"] })
  }
  const download = () =>
    downloadFile(callForFile("POST /privacy/due/export", { kind, session }), "due.csv")
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: "divider" }}>
      <Typography sx={{ fontWeight: 600 }}>
        {nameOf(group)}: {number(count)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {noticedAt && `${text("since")}: ${when(noticedAt)}. `}
        {text("automatic")}: <Automatic group={group} />
      </Typography>
      {refusal && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {text("lastRefusal", { why: t(`console.refusals.erasure_${refusal}`) })}
        </Alert>
      )}
      <ErrorAlert text={failure?.message} />
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}>
        <Button variant="outlined" onClick={() => attempt(download)} disabled={isRunning}>
          {text("list")}
        </Button>
        {kind !== "trash" && (
          <Button variant="outlined" onClick={() => attempt(switchAutomatic)} disabled={isRunning}>
            {text(automaticBy === null ? "switchOn" : "switchOff")}
          </Button>
        )}
        <OpeningButton
          label="console.privacy.due.erase"
          variant="outlined"
          color="error"
          size="medium"
        >
          {(close) => <EraseDueDialog {...{ group, lastBackup, onErased }} onClose={close} />}
        </OpeningButton>
      </Stack>
    </Box>
  )
}

/** Applications whose period has ended but which something open keeps. */
function Held({ held }: Pick<RetentionView, "held">) {
  const text = useTextIn("console.privacy.due")
  const { number } = useSizes()
  const holds = Object.keys(held) as (keyof typeof held)[]
  const parts = holds
    .filter((hold) => held[hold] > 0)
    .map((hold) => text(`holds.${hold}`, { number: number(held[hold]) }))
  if (parts.length === 0) return null
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {text("held", { parts: parts.join(", ") })}
    </Alert>
  )
}

/** The records that are due for erasure, in groups that an administrator erases, or lets the server erase. */
function DuePanel({ view }: { view: RetentionView }) {
  const text = useTextIn("console.privacy.due")
  const t = useText()
  const { number } = useSizes()
  const records = useQueryClient()
  const [erased, setErased] = useState<number>()
  const { groups, held, overdueStudents, lastBackup, clock } = view

  const showErased = (count: number) => {
    setErased(count)
    // Invalidate cached lists, which may still show the erased records.
    void records.invalidateQueries()
  }
  return (
    <Panel title="console.privacy.due.title">
      {clock && <Alert severity="error">{t(`console.refusals.erasure_${clock.reason}`)}</Alert>}
      <div aria-live="polite">
        {erased !== undefined && (
          <Alert severity="success">{text("done", { number: number(erased) })}</Alert>
        )}
      </div>
      {groups.length === 0 && <Typography>{text("none")}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {groups.map((group) => (
          <Group
            key={`${group.kind} ${group.session}`}
            {...{ group, lastBackup }}
            onErased={showErased}
          />
        ))}
      </Box>
      <Held held={held} />
      {overdueStudents > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t("console.privacy.kept_long.overdue", { count: overdueStudents })}
        </Alert>
      )}
    </Panel>
  )
}

const periodOf = {
  applications: "application_years",
  students: "student_years",
  messages: "message_years",
  grievances: "grievance_years",
  audit: "audit_years",
} as const satisfies Record<string, keyof RetentionView["retention"]>
const kinds = Object.keys(periodOf) as (keyof typeof periodOf)[]

function Periods({ retention }: RetentionView) {
  const text = useTextIn("console.privacy.kept_long")
  return (
    <PlainTable
      columns={[
        { label: text("what"), cell: (kind) => text(`kinds.${kind}`) },
        {
          label: text("period"),
          cell: (kind) => text("years", { count: retention[periodOf[kind]] }),
        },
      ]}
      rows={kinds}
      keyOf={(kind) => kind}
    />
  )
}

function RetentionFacts(view: RetentionView) {
  const text = useTextIn("console.privacy.kept_long")
  const { noticeVersion } = view
  return (
    <>
      <Typography gutterBottom>{text("hint")}</Typography>
      <Periods {...view} />
      <Typography sx={{ mt: 1 }}>{text("drafts")}</Typography>
      {noticeVersion ? (
        <Typography sx={{ mt: 2 }}>{text("notice", { version: noticeVersion })}</Typography>
      ) : (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {text("noNotice")}
        </Alert>
      )}
      <Typography sx={{ mt: 1 }}>
        <Link to="/content/settings/college">{text("change")}</Link>
      </Typography>
    </>
  )
}

/** Retention periods, the current privacy notice, and the records that are due for erasure. */
export function RetentionPanel() {
  const { data, error } = useCall("GET /privacy")
  return (
    <>
      <Panel title="console.privacy.kept_long.title">
        <ErrorAlert text={error?.message} />
        {!data && !error && <Waiting lines={4} />}
        {data && <RetentionFacts {...data} />}
      </Panel>
      {data && <DuePanel view={data} />}
    </>
  )
}
