import { Alert, Box, Typography } from "@mui/material"
import type { ReactNode } from "react"

import type { BackupsView } from "#server/features/backup-admin/backup-admin.ts"

import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { FreeSpace } from "../operations/free-space.tsx"
import { useSizes } from "../operations/use-sizes.ts"
import { useBackupTexts } from "./texts.ts"

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ mb: 1 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
        {children}
      </Typography>
    </Box>
  )
}

/** The last good backup: when it was begun, its size, its check and where it is. */
function LastGood({ last }: { last: NonNullable<BackupsView["lastGood"]> }) {
  const text = useBackupTexts()
  const when = useFormatDateTime()
  const { size } = useSizes()
  return (
    <>
      <Fact name={text("last")}>
        {when(last.at)}
        <br />
        {text("checked")}
      </Fact>
      <Fact name={text("where")}>{last.file ?? text("whereUnknown")}</Fact>
      {last.bytes !== null && <Fact name={text("size")}>{size(last.bytes)}</Fact>}
    </>
  )
}

/** Whether the data are safe: the last good backup, the next, and what is wrong with either. */
export function StatePanel({ view }: { view: BackupsView }) {
  const text = useBackupTexts()
  const when = useFormatDateTime()
  const { size } = useSizes()
  const { lastGood, nextAt, free } = view
  return (
    <Panel title={{ text: text("state") }}>
      {view.isLate && <Alert severity="error">{text("late", { hours: view.hours })}</Alert>}
      {lastGood?.isThere === false && <Alert severity="warning">{text("gone")}</Alert>}
      {view.isSameDisk && <Alert severity="warning">{text("sameDisk")}</Alert>}
      <Box component="dl" sx={{ mt: 1, mb: 0 }}>
        {lastGood ? <LastGood last={lastGood} /> : <Fact name={text("last")}>{text("never")}</Fact>}
        <Fact name={text("next")}>{nextAt ? when(nextAt) : text("noNext")}</Fact>
        {free !== null && <Fact name={text("free")}>{size(free)}</Fact>}
      </Box>
      <FreeSpace {...view.space} />
    </Panel>
  )
}
