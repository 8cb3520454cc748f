import { Button, Stack, TextField } from "@mui/material"
import { useState } from "react"

import type { ListOrder } from "#domain/merit/rounds/cut-offs.ts"

import { call, callForFile } from "../api/call.ts"
import { downloadFile } from "../applications/receive-table.ts"
import { useFormatDateTime, useFormatDay } from "../kit/day/date-field.tsx"
import { PrintForm } from "../kit/dialog/print-form.tsx"
import { DraftForm } from "../kit/form/draft-form.tsx"
import { SubmitButton } from "../kit/form/form-state.tsx"
import { type Send, useAttempt } from "../kit/form/use-attempt.ts"
import { ExportIcon, PrintIcon } from "../kit/page/icons.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import type { MeritRound } from "./offer-states.tsx"
import { PrintOrder } from "./print-order.tsx"
import { lastOf, useProgramme } from "./use-programme.ts"
import { Failure, useTexts } from "./use-texts.tsx"

/** Withdraws the last list, with a reason. */
function Withdraw({ number }: { number: number }) {
  const text = useTexts()
  const { where, path, reload } = useProgramme()
  const withdraw: Send = async (textOf) => {
    await call("POST /merit/:programme/withdraw", { ...where, number, reason: textOf("reason") })
    await reload()
  }
  return (
    <DraftForm draft={`${path("withdraw")}/${number}`} send={withdraw}>
      <Stack direction={{ xs: "column", md: "row" }} spacing={2} sx={{ mt: 2 }}>
        <TextField id="withdraw-reason" name="reason" label={text("withdrawReason")} required />
        <SubmitButton color="error" sx={{ whiteSpace: "nowrap" }}>
          {text("withdraw", { number })}
        </SubmitButton>
      </Stack>
      <Failure />
    </DraftForm>
  )
}

/** The published lists; the last one can be withdrawn. */
export function ListsPanel() {
  const text = useTexts()
  const { where, view, path } = useProgramme()
  const may = usePermission()
  const when = useFormatDateTime()
  const day = useFormatDay()
  const last = lastOf(view)
  const [order, setOrder] = useState<ListOrder>("rank")
  const numberOf = ({ number, withdrawn_reason: reason }: MeritRound) =>
    reason === null ? number : `${number} (${text("withdrawn", { reason })})`
  const printsOf = ({ number, withdrawn_reason: reason }: MeritRound) =>
    reason === null && (
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", columnGap: 1 }}>
        {(["chosen", "waiting"] as const).map((part) => (
          <PrintForm
            key={part}
            path="/office/merit-list"
            fields={{ ...where, number: String(number), part, order }}
          >
            <Button type="submit" size="small" startIcon={<PrintIcon />}>
              {text(`print.${part}`)}
            </Button>
          </PrintForm>
        ))}
      </Stack>
    )
  const fileOf = ({ number, withdrawn_reason: reason }: MeritRound) =>
    reason === null && (
      <Button
        size="small"
        startIcon={<ExportIcon />}
        href={`/api/console${path(`rounds/${number}`)}`}
        download={`merit-list-${number}.json`}
      >
        JSON
      </Button>
    )
  return (
    <Panel title={{ text: text("lists") }} sx={{ overflowX: "auto" }}>
      {last && <PrintOrder value={order} onChange={setOrder} />}
      <PlainTable
        columns={[
          { label: text("list"), cell: numberOf },
          { label: text("publicFrom"), cell: ({ published_at }) => when(published_at) },
          { label: text("lastDate"), cell: ({ last_date }) => day(last_date) },
          { label: text("print.label"), cell: printsOf },
          { label: text("file"), cell: fileOf },
        ]}
        rows={view.rounds}
        keyOf={({ id }) => id}
      />
      {last && may("merit.decide") && <Withdraw number={last.number} />}
    </Panel>
  )
}

const tables = [
  { part: "list", format: "csv" },
  { part: "list", format: "xlsx" },
  { part: "offers", format: "csv" },
  { part: "offers", format: "xlsx" },
] as const

/** Letters and tables of the last public list. */
export function RoundActions({ number }: { number: number }) {
  const text = useTexts()
  const { where } = useProgramme()
  const may = usePermission()
  const language = useConsoleLanguage()
  const { attempt, failure, isRunning } = useAttempt()
  const download = (table: (typeof tables)[number]) =>
    attempt(() =>
      downloadFile(
        callForFile("POST /merit/:programme/export", { ...where, ...table, language }),
        `merit-${table.part}.${table.format}`,
      ),
    )
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
        <PrintForm path="/office/offer-letters" fields={where}>
          <Button type="submit" size="small" startIcon={<PrintIcon />}>
            {text("letters", { number })}
          </Button>
        </PrintForm>
        {may("applications.export") &&
          tables.map((table) => (
            <Button
              key={table.part + table.format}
              size="small"
              startIcon={<ExportIcon />}
              disabled={isRunning}
              onClick={() => void download(table)}
            >
              {text(`tables.${table.part}`, { number, format: table.format.toUpperCase() })}
            </Button>
          ))}
      </Stack>
      <Failure failure={failure} />
    </>
  )
}
