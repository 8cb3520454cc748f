import { Alert, Button, LinearProgress, Stack, Typography } from "@mui/material"

import { type BackupRun, backupSteps } from "#domain/backup/backup-run.ts"
import type { BackupsView } from "#server/features/backup-admin/backup-admin.ts"

import { call } from "../api/call.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { OpeningButton } from "../kit/dialog/text-button.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { usePermission } from "../permission.tsx"
import { DownloadDialog } from "./download-dialog.tsx"
import { useBackupTexts } from "./texts.ts"

/** The steps of a run; a copy is sent in place of being read back. */
const stepsOf = ({ kind }: BackupRun) =>
  backupSteps.filter((step) => step !== (kind === "copy" ? "encrypting" : "sending"))

/** How far a run is. */
function Progress({ run }: { run: BackupRun }) {
  const text = useBackupTexts()
  const steps = stepsOf(run)
  const number = steps.indexOf(run.step) + 1
  const name = text(`steps.${run.step}`)
  return (
    <>
      <Typography component="output" sx={{ display: "block", mb: 1 }}>
        {text("step", { number, count: steps.length, name })}
      </Typography>
      <LinearProgress aria-label={name} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {text(run.kind === "copy" ? "downloadWait" : "goesOn")}
      </Typography>
    </>
  )
}

/** What became of a run: why there is no backup, and what to do. */
function Outcome({ run }: { run: BackupRun }) {
  const text = useBackupTexts()
  const when = useFormatDateTime()
  const { ended } = run
  if (!ended) return null
  const { outcome, reason = "failed", deleted = 0, line } = ended
  const severity = { good: "success", incomplete: "warning", failed: "error" } as const
  const done = run.kind === "copy" ? text("sent", { at: when(ended.at) }) : undefined
  return (
    <Alert severity={severity[outcome]} sx={{ overflowWrap: "anywhere" }}>
      {outcome === "failed" && text(`failures.${reason}`)}
      {outcome === "good" && (done ?? text("good", { at: when(run.startedAt) }))}
      {outcome === "incomplete" && text("incomplete")}
      {deleted > 0 && ` ${text("deleted", { count: deleted })}`}
      {line && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {text("detail", { line })}
        </Typography>
      )}
    </Alert>
  )
}

interface RunPanelProps {
  view: BackupsView
  onChange: () => void
}

function Buttons({ view, onChange }: RunPanelProps) {
  const text = useBackupTexts()
  const { attempt, failure, isRunning } = useAttempt()
  const isUnderWay = view.run !== null && view.run.ended === undefined
  const isSetUp = view.plan.folder !== "" && view.hasPassphrase
  const start = async () => {
    await call("POST /backups/start")
    onChange()
  }
  return (
    <>
      {!isSetUp && <Typography>{text("setUpFirst")}</Typography>}
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}>
        <Button
          variant="contained"
          disabled={isUnderWay || isRunning || !isSetUp}
          onClick={() => attempt(start)}
        >
          {text("now")}
        </Button>
        <OpeningButton
          label={{ text: text("download") }}
          variant="outlined"
          size="medium"
          disabled={isUnderWay}
        >
          {(close) => <DownloadDialog onChange={onChange} onClose={close} />}
        </OpeningButton>
      </Stack>
      <ErrorAlert text={failure?.message} />
    </>
  )
}

/** The backup that is being made, or the last one that was, and the buttons that begin one. */
export function RunPanel({ view, onChange }: RunPanelProps) {
  const text = useBackupTexts()
  const when = useFormatDateTime()
  const may = usePermission()
  const { run } = view
  if (!run && !may("backups.make")) return null
  return (
    <Panel title={{ text: text("run") }}>
      <div aria-live="polite">
        {run && (
          <>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              {text(`runBy.${run.kind}`, { by: run.by, at: when(run.startedAt) })}
            </Typography>
            {run.ended ? <Outcome run={run} /> : <Progress run={run} />}
          </>
        )}
      </div>
      {may("backups.make") && <Buttons view={view} onChange={onChange} />}
    </Panel>
  )
}
