import { Alert, Box, Stack, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { Title } from "react-admin"

import { type FloodDays, floodDays } from "#domain/privacy/floods.ts"
import type { FloodsView } from "#server/features/privacy/privacy.ts"

import { useCall } from "../api/use-request.ts"
import { SelectField } from "../kit/form/select-field.tsx"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { useText } from "../kit/text/use-language.ts"
import { useSizes } from "../operations/use-sizes.ts"
import { usePermission } from "../permission.tsx"
import { FloodGroup } from "./flood-group.tsx"

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
