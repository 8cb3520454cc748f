import { Alert, Box, Button, Stack, Typography } from "@mui/material"

import { floodHolds } from "#domain/privacy/floods.ts"
import type { FloodPage, FloodView } from "#server/features/privacy/privacy.ts"

import { call, callForFile } from "../api/call.ts"
import { downloadFile } from "../applications/receive-table.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { OpeningButton } from "../kit/dialog/text-button.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { useTextIn } from "../kit/text/use-language.ts"
import { useSizes } from "../operations/use-sizes.ts"
import { usePermission } from "../permission.tsx"
import { ConfirmErasure } from "../privacy/erase-due-dialog.tsx"

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
export function FloodGroup({ group, page, lastBackup, onRemoved }: FloodGroupProps) {
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
                erase={(typed, isTicked) =>
                  call("POST /floods/remove", { ...ref, ...typed, acceptAgain: isTicked })
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
