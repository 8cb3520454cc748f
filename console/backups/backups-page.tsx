import { Alert, Box, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { Title } from "react-admin"

import type { BackupsView } from "#server/features/backup-admin/backup-admin.ts"

import { useCall } from "../api/use-request.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useSizes } from "../operations/use-sizes.ts"
import { usePermission } from "../permission.tsx"
import { PlanForm } from "./plan-form.tsx"
import { RunPanel } from "./run-panel.tsx"
import { StatePanel } from "./state-panel.tsx"
import { useBackupTexts } from "./texts.ts"

type Kept = BackupsView["backups"][number]

/** When a backup was made, and the name of its file. */
function Made({ at, name }: Pick<Kept, "at" | "name">) {
  const when = useFormatDateTime()
  return (
    <>
      {when(at)}
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
        {name}
      </Typography>
    </>
  )
}

const madeOf = ({ at, name }: Kept) => <Made at={at} name={name} />

/** The backups at the destination. */
function KeptPanel({ view }: { view: BackupsView }) {
  const text = useBackupTexts()
  const { size } = useSizes()
  return (
    <Panel title={{ text: text("kept") }}>
      {view.problem && <Alert severity="error">{text(`problems.${view.problem}`)}</Alert>}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {view.backups.length === 0 ? text("none") : text("keptHint")}
      </Typography>
      {view.backups.length > 0 && (
        <PlainTable<Kept>
          columns={[
            { label: text("made"), cell: madeOf },
            { label: text("size"), cell: ({ bytes }) => size(bytes), isNumber: true },
            {
              label: text("check"),
              cell: ({ isComplete }) => text(isComplete ? "isGood" : "isIncomplete"),
            },
          ]}
          rows={view.backups}
          keyOf={({ name }) => name}
        />
      )}
    </Panel>
  )
}

/** What a file is, and how it is restored. */
function RestorePanel({ commands }: Pick<BackupsView, "commands">) {
  const text = useBackupTexts()
  return (
    <Panel title={{ text: text("restore") }}>
      <Typography>{text("restoreWhat")}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: "anywhere" }}>
        <li>{text("restoreCheck", { command: commands.check })}</li>
        <li>{text("restoreHow", { command: commands.restore })}</li>
        <li>{text("restoreWithout")}</li>
      </Box>
    </Panel>
  )
}

/** While a backup is made, its steps are read every two seconds. */
const runningMs = 2000
const restingMs = 30_000

/** The backups of the site: the last and the next, one now, a copy to take away, and the plan. */
export function BackupsPage() {
  const may = usePermission()
  const [refetchInterval, setRefetchInterval] = useState(restingMs)
  const { data, error, refetch } = useCall("GET /backups", {}, { refetchInterval })
  const isUnderWay = data?.run && !data.run.ended
  const wanted = isUnderWay ? runningMs : restingMs
  if (wanted !== refetchInterval) setRefetchInterval(wanted)
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="console.backups.title" />
      <ErrorAlert text={error?.message} />
      {!data && !error && <Waiting />}
      {data && (
        <>
          <StatePanel view={data} />
          <RunPanel view={data} onChange={() => void refetch()} />
          <KeptPanel view={data} />
          {may("backups.make") && <PlanForm view={data} onSaved={refetch} />}
          <RestorePanel commands={data.commands} />
        </>
      )}
    </Stack>
  )
}
