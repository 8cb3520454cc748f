import { Button, Stack, TextField } from "@mui/material"

import type { MeritView } from "#server/features/merit/merit.ts"

import { Panel } from "../account/panel.tsx"
import { requestData } from "../api/api-client.ts"
import { useAttempt } from "../api/use-attempt.ts"
import { useFormatDateTime, useFormatDay } from "../day/date-field.tsx"
import { usePermission } from "../permission.tsx"
import { PlainTable } from "../plain-table.tsx"
import { Failure } from "./failure.tsx"
import { PrintButtons } from "./print-buttons.tsx"
import { useTexts } from "./use-texts.ts"

interface ListsPanelProps {
  /** The programme. */
  where: { session: string; programme: string }
  path: (action: string) => string
  rounds: MeritView["rounds"]
  reload: () => Promise<unknown>
}

/** The published lists; the last one can be withdrawn. */
export function ListsPanel({ where, path, rounds, reload }: ListsPanelProps) {
  const text = useTexts()
  const may = usePermission()
  const when = useFormatDateTime()
  const day = useFormatDay()
  const { submit, failure, isRunning } = useAttempt()
  const last = rounds.findLast(({ withdrawn_at }) => withdrawn_at === null)
  const withdraw = submit(async (typed) => {
    await requestData("POST", path("withdraw"), { number: last!.number, reason: typed("reason") })
    await reload()
  })
  const fileLink = (number: number) => (
    <a href={`/api/console${path(`rounds/${number}`)}`} download={`merit-list-${number}.json`}>
      {text("file")}
    </a>
  )
  const stateOf = ({ number, withdrawn_reason: reason }: (typeof rounds)[number]) =>
    reason === null ? (
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        {fileLink(number)}
        <PrintButtons {...where} number={number} />
      </Stack>
    ) : (
      text("withdrawn", { reason })
    )
  return (
    <Panel title={text("lists")} sx={{ overflowX: "auto" }}>
      <PlainTable
        columns={[
          { label: text("list"), cell: ({ number }) => number },
          { label: text("publicFrom"), cell: ({ published_at }) => when(published_at) },
          { label: text("lastDate"), cell: ({ last_date }) => day(last_date) },
          {
            label: text("file"),
            cell: stateOf,
          },
        ]}
        rows={rounds}
        keyOf={({ id }) => id}
      />
      {last && may("merit.decide") && (
        <form onSubmit={withdraw}>
          <Stack direction={{ xs: "column", md: "row" }} spacing={2} sx={{ mt: 2 }}>
            <TextField
              id="withdraw-reason"
              name="reason"
              label={text("withdrawReason")}
              required
              fullWidth
            />
            <Button type="submit" color="error" disabled={isRunning} sx={{ whiteSpace: "nowrap" }}>
              {text("withdraw", { number: last.number })}
            </Button>
          </Stack>
          <Failure failure={failure} />
        </form>
      )}
    </Panel>
  )
}
