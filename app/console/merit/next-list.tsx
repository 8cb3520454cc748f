import { Alert, Button, Stack, TextField, Typography } from "@mui/material"
import { type ReactNode, useState } from "react"
import { useNotify } from "react-admin"

import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { DryRun } from "#server/http/console/merit-routes.ts"

import { Panel } from "../account/panel.tsx"
import { requestData } from "../api-client.ts"
import { PlainTable } from "../plain-table.tsx"
import { useAttempt } from "../use-attempt.ts"
import { Failure } from "./failure.tsx"
import { useNames, useTexts } from "./use-texts.ts"

type Computed = Extract<DryRun, { outcome: "computed" }>

interface NextListProps {
  path: (action: string) => string
  reload: () => Promise<unknown>
}

const codes = (list: readonly (string | { code: string })[]) =>
  list.map((one) => (typeof one === "string" ? one : one.code)).join(", ")

function Warning({ children, list }: { children: ReactNode; list?: Parameters<typeof codes>[0] }) {
  return (
    <Alert severity="warning" role="presentation">
      {children}
      {list && (
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {codes(list)}
        </Typography>
      )}
    </Alert>
  )
}

function Warnings({ warnings: { compartments, ...lists } }: Pick<Computed, "warnings">) {
  const text = useTexts()
  const nameOf = useNames()
  return (
    <Stack spacing={1}>
      {Object.entries(lists).map(([name, list]) =>
        list.length > 0 ? (
          <Warning key={name} list={list}>
            {text(`warnings.${name}`, { count: list.length })}
          </Warning>
        ) : null,
      )}
      {compartments.map(({ compartment, cutOff, tied, near, empty }) => {
        const slots = {
          name: nameOf(compartment),
          cutOff: cutOff === null ? "" : formatHundredths(cutOff),
        }
        return (
          <Stack key={compartment} spacing={1}>
            {tied.length > 0 && (
              <Warning list={tied}>
                {text("warnings.tied", { ...slots, count: tied.length })}
              </Warning>
            )}
            {near.length > 0 && (
              <Warning list={near}>
                {text("warnings.near", { ...slots, count: near.length })}
              </Warning>
            )}
            {empty && (
              <Warning>
                {text("warnings.empty", { ...slots, count: empty.seats, eligible: empty.eligible })}
              </Warning>
            )}
          </Stack>
        )
      })}
    </Stack>
  )
}

function Result({ result, difference }: Pick<Computed, "result" | "difference">) {
  const text = useTexts()
  const nameOf = useNames()
  const seatOf = (compartment: string | null) => (compartment ? nameOf(compartment) : "–")
  return (
    <>
      <PlainTable
        columns={[
          { label: text("compartment"), cell: ([name]) => nameOf(name) },
          { label: text("seats"), cell: ([, list]) => list.seats, isNumber: true },
          { label: text("chosen"), cell: ([, list]) => list.chosen.length, isNumber: true },
          { label: text("waiting"), cell: ([, list]) => list.waiting.length, isNumber: true },
        ]}
        rows={Object.entries(result.compartments)}
        keyOf={([name]) => name}
      />
      {difference.length > 0 && (
        <>
          <Typography variant="subtitle1" component="h3">
            {text("difference")}
          </Typography>
          <PlainTable
            columns={[
              { label: text("code"), cell: ({ code }) => code },
              { label: text("from"), cell: ({ from }) => seatOf(from) },
              { label: text("to"), cell: ({ to }) => seatOf(to) },
              { label: text("why"), cell: ({ reason }) => text(`reasons.${reason}`) },
            ]}
            rows={difference}
            keyOf={({ code }) => code}
          />
        </>
      )}
    </>
  )
}

/** A day with its time, as the browser's control has it, in UTC. */
const instantOf = (local: string) => (local === "" ? "" : new Date(local).toISOString())

function PublishForm({ round, path, reload }: NextListProps & { round: Computed }) {
  const text = useTexts()
  const notify = useNotify()
  const { submit, failure, problems, isRunning } = useAttempt()
  const { number, result } = round
  const publish = submit(async (typed) => {
    await requestData("POST", path("publish"), {
      number,
      sha256: result.sha256,
      last_date: typed("last_date"),
      publish_at: instantOf(typed("publish_at")),
    })
    notify(text("published", { number }), { type: "success" })
    await reload()
  })
  const shrink = { inputLabel: { shrink: true } }
  return (
    <form onSubmit={publish}>
      <Stack direction={{ xs: "column", md: "row" }} spacing={2} sx={{ my: 2 }}>
        <TextField
          name="last_date"
          id="last_date"
          type="date"
          label={text("lastDate")}
          required
          error={"last_date" in problems}
          slotProps={shrink}
        />
        <TextField
          name="publish_at"
          id="publish_at"
          type="datetime-local"
          label={text("publishAt")}
          slotProps={shrink}
        />
      </Stack>
      <Failure failure={failure} />
      <Button type="submit" variant="contained" disabled={isRunning}>
        {text("publish", { number })}
      </Button>
    </form>
  )
}

function Refused({ run }: { run: Exclude<DryRun, Computed> }) {
  const text = useTexts()
  const nameOf = useNames()
  if (run.outcome !== "refused") return <Warning>{text(run.outcome)}</Warning>
  return run.refusals.map((refusal) => (
    <Warning key={JSON.stringify(refusal)}>
      {text(`refusals.${refusal.reason}`, {
        ...refusal,
        ...("compartment" in refusal && { compartment: nameOf(refusal.compartment) }),
      })}
    </Warning>
  ))
}

/** Computes the next list, shows its warnings and changes, and publishes it. */
export function NextList({ path, reload }: NextListProps) {
  const text = useTexts()
  const [run, setRun] = useState<DryRun>()
  const { attempt, failure, isRunning } = useAttempt()
  const compute = () =>
    attempt(async () => setRun(await requestData<DryRun>("POST", path("dry-run"), {})))
  const published = async () => {
    setRun(undefined)
    await reload()
  }
  return (
    <Panel title={text("next")} sx={{ overflowX: "auto" }}>
      <Button variant="outlined" disabled={isRunning} onClick={() => void compute()}>
        {text("compute")}
      </Button>
      <Failure failure={failure} />
      <Stack spacing={2} sx={{ mt: 2 }} aria-live="polite">
        {run && run.outcome !== "computed" && <Refused run={run} />}
        {run?.outcome === "computed" && (
          <>
            <Typography>
              {text("computed", {
                number: run.number,
                version: run.ruleVersion,
                ranked: run.ranked,
              })}
            </Typography>
            <Warnings warnings={run.warnings} />
            <Result result={run.result} difference={run.difference} />
            <PublishForm round={run} path={path} reload={published} />
          </>
        )}
      </Stack>
    </Panel>
  )
}
