import { Alert, Box, Button, Stack, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { Title } from "react-admin"

import type { OperationsView } from "#server/features/operations/operations.ts"

import { call } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useText, useTextIn, useTextOfKey } from "../kit/text/use-language.ts"
import { alertsOf } from "./alerts.ts"
import { BucketNote } from "./free-space.tsx"
import { MissingFilesAlert } from "./missing-files-alert.tsx"
import { useSizes } from "./use-sizes.ts"

/** Processes with a heartbeat in the last minute. */
function ProcessTable({ processes }: Pick<OperationsView, "processes">) {
  const text = useTextIn("console.operations")
  const when = useFormatDateTime()
  const { size, number } = useSizes()
  return (
    <Panel title="console.operations.processes">
      <PlainTable
        columns={[
          { label: text("host"), cell: ({ host }) => host },
          { label: text("version"), cell: ({ version }) => version },
          { label: text("since"), cell: ({ startedAt }) => when(startedAt) },
          { label: text("memory"), cell: ({ memory }) => size(memory), isNumber: true },
          { label: text("waiting"), cell: ({ waiting }) => number(waiting), isNumber: true },
        ]}
        rows={processes}
        keyOf={({ id }) => id}
      />
    </Panel>
  )
}

interface FactsProps {
  /** Message key under `console.operations`. */
  title: string
  /** Values by message key under `console.operations`. */
  facts: Record<string, string>
}

function FactTable({ title, facts }: FactsProps) {
  const textOfKey = useTextOfKey()
  return (
    <Panel title={{ text: textOfKey(`console.operations.${title}`) }}>
      <Box component="dl" sx={{ m: 0, display: "grid", gridTemplateColumns: "1fr auto", gap: 1 }}>
        {Object.entries(facts).map(([name, value]) => (
          <Box key={name} sx={{ display: "contents" }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {textOfKey(`console.operations.${name}`)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: "right" }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

/** A clock that is not trusted, with a button that confirms its date. */
function ClockAlert({ clock }: { clock: NonNullable<OperationsView["clock"]> }) {
  const text = useTextIn("console.operations.clockProblem")
  const when = useFormatDateTime()
  const records = useQueryClient()
  const { attempt, failure, isRunning } = useAttempt()
  const confirm = async () => {
    await call("POST /operations/clock")
    await records.invalidateQueries()
  }
  return (
    <Alert severity="error">
      {text(clock.reason, { clock: when(clock.clock), last: when(clock.last) })}
      <Box sx={{ mt: 1 }}>
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          disabled={isRunning}
          onClick={() => attempt(confirm)}
        >
          {text("confirm")}
        </Button>
      </Box>
      <ErrorAlert text={failure?.message} />
    </Alert>
  )
}

interface OperationsProps {
  view: OperationsView
  onChange: () => void
}

function Concerns({ view, onChange }: OperationsProps) {
  const t = useText()
  return alertsOf(view).map((concern) =>
    concern === "missingFiles" && view.missingFiles ? (
      <MissingFilesAlert key={concern} missing={view.missingFiles} onAccepted={onChange} />
    ) : (
      <Alert key={concern} severity="warning">
        {t(`console.operations.concerns.${concern}`)}
      </Alert>
    ),
  )
}

/** What an operator may do next about releases. */
function ReleaseNotices({ view }: Pick<OperationsProps, "view">) {
  const t = useText()
  const when = useFormatDateTime()
  const { waitingUpdate, releaseBefore } = view
  return (
    <>
      {waitingUpdate && (
        <Alert severity="info">
          {t("console.operations.waitingUpdate", { version: waitingUpdate })}
        </Alert>
      )}
      {releaseBefore && (
        <Alert severity="info">
          {t("console.operations.releaseBefore", {
            version: releaseBefore.version,
            at: when(releaseBefore.at),
          })}
        </Alert>
      )}
    </>
  )
}

function UpkeepTable({ view }: Pick<OperationsProps, "view">) {
  const t = useText()
  const when = useFormatDateTime()
  const { number } = useSizes()
  const { lastBackup, lastSweep, missingFiles } = view
  const timeOf = (at: string | undefined) => (at ? when(at) : t("console.operations.never"))
  return (
    <FactTable
      title="upkeep"
      facts={{
        lastBackup: timeOf(lastBackup ?? undefined),
        lastSweep: timeOf(lastSweep?.at),
        ...(lastSweep && { removed: number(lastSweep.removed) }),
        compared: timeOf(missingFiles?.at),
        ...(missingFiles && { missing: number(missingFiles.count) }),
      }}
    />
  )
}

const columns = { display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" } }

function OperationsFacts({ view, onChange }: OperationsProps) {
  const t = useText()
  const { size, share, number } = useSizes()
  const { database, storage, disk, lastHour } = view
  return (
    <>
      {view.clock && <ClockAlert clock={view.clock} />}
      <Concerns view={view} onChange={onChange} />
      <ReleaseNotices view={view} />
      <Box sx={columns}>
        <FactTable
          title="lastHour"
          facts={{
            requests: number(lastHour.requests),
            errors: number(lastHour.errors),
            errorShare: share(lastHour.errors, lastHour.requests),
          }}
        />
        <UpkeepTable view={view} />
        <FactTable
          title="database"
          facts={{
            kind: `${database.kind} ${database.version}`,
            size: size(database.bytes),
            applications: number(storage.applications),
          }}
        />
        <FactTable
          title="storage"
          facts={{
            kind: t(`console.operations.${storage.kind}`),
            media: number(storage.media),
            ...(disk && {
              free: t("console.operations.freeOf", {
                free: size(disk.free),
                size: size(disk.total),
              }),
            }),
          }}
        />
      </Box>
      <BucketNote storage={storage.kind} />
      <ProcessTable processes={view.processes} />
      <FactTable title="software" facts={{ version: view.version, node: view.node }} />
    </>
  )
}

/** State of the server and its processes, for the site's operators. */
export function OperationsPage() {
  const options = { refetchInterval: 30_000 }
  const { data, error, refetch } = useCall("GET /operations", {}, options)
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="console.operations.title" />
      <ErrorAlert text={error?.message} />
      {!data && !error && <Waiting />}
      {data && <OperationsFacts view={data} onChange={() => void refetch()} />}
    </Stack>
  )
}
