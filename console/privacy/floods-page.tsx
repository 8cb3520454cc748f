import { Alert, Box, Button, Stack, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { Title } from "react-admin"

import { floodHolds, type FloodDays, floodDays } from "#domain/privacy/floods.ts"
import type { FloodPage, FloodView, FloodsView } from "#server/features/privacy/privacy.ts"

import { call, callForFile } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { downloadFile } from "../applications/receive-table.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { OpeningButton } from "../kit/dialog/text-button.tsx"
import { SelectField } from "../kit/form/plain-field.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { useTextIn, useText } from "../kit/text/use-language.ts"
import { useSizes } from "../operations/use-sizes.ts"
import { usePermission } from "../permission.tsx"
import { ConfirmErasure } from "./erase-due-dialog.tsx"

/** The applications that a removal leaves out, with the reason. */
function Kept({ group }: { group: FloodView }) {
  const text = useTextIn("console.floods")
  const { number } = useSizes()
  const count = floodHolds.reduce((sum, hold) => sum + group.holds[hold], 0)
  if (count === 0) return null
  const further = count - group.kept.length
  return (
    <Alert severity="info" role="presentation" sx={{ my: 1 }}>
      {text("kept", { count })}
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {group.kept.map((one) => (
          <li key={one.number}>
            {one.number} {one.name}: {text(`holds.${one.hold}`)}
          </li>
        ))}
        {further > 0 && <li>{text("more", { number: number(further) })}</li>}
      </Box>
    </Alert>
  )
}

const acceptAgain = {
  name: "acceptAgain",
  label: "console.floods.acceptAgain",
  hint: "console.floods.acceptAgainHint",
} as const

interface FloodGroupProps {
  group: FloodView
  page: FloodPage
  lastBackup: string | null
  onRemoved: (count: number) => void
}

/** A group of applications that have something in common, with its list and its removal. */
function FloodGroup({ group, page, lastBackup, onRemoved }: FloodGroupProps) {
  const text = useTextIn("console.floods")
  const when = useFormatDateTime()
  const may = usePermission()
  const { number } = useSizes()
  const { attempt, failure, isRunning } = useAttempt()
  const { kind, label, count, removable, untouched, firstAt, lastAt, names, sha256 } = group
  const ref = { ...page, kind, sha256 }

  const download = () => downloadFile(callForFile("POST /floods/export", ref), "flood.csv")
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: "divider" }}>
      <Typography sx={{ fontWeight: 600 }}>
        {text(`kinds.${kind}`, { label })}: {text("count", { count })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {text("untouched", { number: number(untouched) })};{" "}
        {text("between", { first: when(firstAt), last: when(lastAt) })}
      </Typography>
      {names.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {text("names", { names: names.join(", ") })}
        </Typography>
      )}
      <Kept group={group} />
      <ErrorAlert text={failure?.message} />
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}>
        <Button variant="outlined" onClick={() => attempt(download)} disabled={isRunning}>
          {text("list")}
        </Button>
        {may("floods.remove") && removable > 0 && (
          <OpeningButton
            label="console.floods.remove"
            variant="outlined"
            color="error"
            size="medium"
          >
            {(close) => (
              <ConfirmErasure
                title={text("removeTitle", { count: removable })}
                what={text("what")}
                label="console.floods.remove"
                erase={(input, isTicked) =>
                  call("POST /floods/remove", { ...ref, ...input, acceptAgain: isTicked })
                }
                choice={acceptAgain}
                isLarge={group.isLarge}
                lastBackup={lastBackup}
                onClose={close}
                onErased={onRemoved}
              />
            )}
          </OpeningButton>
        )}
      </Stack>
    </Box>
  )
}

interface GroupsProps {
  view: FloodsView
  onRemoved: (count: number) => void
}

function Groups({ view, onRemoved }: GroupsProps) {
  const t = useText()
  const may = usePermission()
  const { number } = useSizes()
  const { groups, days, until, lastBackup, clock, session, online, withOrigin } = view
  const known = { known: number(withOrigin), all: number(online) }
  return (
    <Panel title={{ text: session }}>
      {clock && <Alert severity="error">{t(`console.refusals.erasure_${clock.reason}`)}</Alert>}
      {groups.length === 0 && <Typography>{t("console.floods.none")}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {groups.map((group) => (
          <FloodGroup
            key={`${group.kind} ${group.sha256} ${group.label}`}
            {...{ group, lastBackup, onRemoved }}
            page={{ days, until }}
          />
        ))}
      </Box>
      {groups.length > 0 && !may("floods.remove") && (
        <Typography gutterBottom>{t("console.floods.administrator")}</Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {t("console.floods.origins", known)}
      </Typography>
    </Panel>
  )
}

/** The list stays the same while a backup is made: a removal needs one that is newer than its applications. */
const backupMs = 60 * 60_000

/** Floods of made-up applications: found by what they have in common, removed by an administrator. */
export function FloodsPage() {
  const t = useText()
  const records = useQueryClient()
  const [days, setDays] = useState<FloodDays>(1)
  const [removed, setRemoved] = useState<number>()
  const { data, error } = useCall("GET /floods", { days }, { staleTime: backupMs })

  const showRemoved = (count: number) => {
    setRemoved(count)
    // Invalidate cached lists, which may still show the removed applications.
    void records.invalidateQueries()
  }
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="console.floods.title" />
      <Typography color="text.secondary">{t("console.floods.hint")}</Typography>
      <SelectField
        id="days"
        label={t("console.floods.days")}
        value={days}
        choices={floodDays.map((id) => ({ id, name: t(`console.floods.since.${id}`) }))}
        onChange={setDays}
        sx={{ maxWidth: "20rem" }}
      />
      <div aria-live="polite">
        {removed !== undefined && (
          <Alert severity="success">{t("console.floods.done", { count: removed })}</Alert>
        )}
      </div>
      <ErrorAlert text={error?.message} />
      {!data && !error && <Waiting />}
      {data && <Groups view={data} onRemoved={showRemoved} />}
    </Stack>
  )
}
