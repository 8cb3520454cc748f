import { Button, Stack, Typography } from "@mui/material"
import { useState } from "react"

import type { DryRun, RoundPreview } from "#server/features/merit/merit.ts"

import { call } from "../api/call.ts"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { Panel } from "../kit/page/panel.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { isOver } from "./offer-states.tsx"
import { LeftOutPeople, PersonLink } from "./people-links.tsx"
import { PublishForm } from "./publish-form.tsx"
import { lastOf, useProgramme } from "./use-programme.ts"
import { useRecord } from "./use-record.ts"
import { Failure, SeatNotes, useNames, useTexts } from "./use-texts.tsx"
import { Warning, Warnings } from "./warnings.tsx"

type Change = RoundPreview["difference"][number]

const kinds = ["in", "out", "moved"] as const

type Kind = (typeof kinds)[number]

const kindOf = ({ from, to }: Change): Kind => {
  if (from === null) return "in"
  return to === null ? "out" : "moved"
}

const linkIn =
  (people: RoundPreview["people"]) =>
  ({ code }: Change) => <PersonLink code={code} people={people} />

/** Who gets a seat that was not in the last list, loses one, or moves, each with the reason. */
function Difference({ difference, people }: Pick<RoundPreview, "difference" | "people">) {
  const text = useTexts()
  const nameOf = useNames()
  const seatOf = (compartment: string | null) => (compartment ? nameOf(compartment) : "–")
  const byKind = Map.groupBy(difference, kindOf)
  const countOf = (kind: Kind) => byKind.get(kind)?.length ?? 0
  return (
    <>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
        {text("difference")}
      </Typography>
      <Typography>
        {text("changes", { in: countOf("in"), out: countOf("out"), moved: countOf("moved") })}
      </Typography>
      <PlainTable
        columns={[
          { label: text("name"), cell: linkIn(people) },
          { label: text("from"), cell: ({ from }) => seatOf(from) },
          { label: text("to"), cell: ({ to }) => seatOf(to) },
          { label: text("why"), cell: ({ reason }) => text(`reasons.${reason}`) },
        ]}
        rows={kinds.flatMap((kind) => byKind.get(kind) ?? [])}
        keyOf={({ code }) => code}
      />
    </>
  )
}

function Result({ result, changes, difference, people }: RoundPreview) {
  const text = useTexts()
  const nameOf = useNames()
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
      <SeatNotes changes={changes} />
      {difference.length > 0 && <Difference difference={difference} people={people} />}
    </>
  )
}

function Refused({ run }: { run: Exclude<DryRun, RoundPreview> }) {
  const text = useTexts()
  const nameOf = useNames()
  if (run.outcome !== "refused") return <Warning>{text(run.outcome)}</Warning>
  return run.refusals.map((refusal) => (
    <Warning key={JSON.stringify(refusal)}>
      {"code" in refusal && <PersonLink code={refusal.code} people={run.people} />}{" "}
      {text(`refusals.${refusal.reason}`, {
        ...refusal,
        ...("compartment" in refusal && { compartment: nameOf(refusal.compartment) }),
        ...("category" in refusal && { category: nameOf(refusal.category) }),
      })}
    </Warning>
  ))
}

/** What the computed list says, and the form that publishes it. */
function Computation({
  run,
  onPublished,
}: {
  run: RoundPreview
  onPublished: () => Promise<void>
}) {
  const text = useTexts()
  const { number, ruleVersion: version, ranked, warnings, people } = run
  return (
    <>
      <Typography>{text("computed", { number, version, ranked })}</Typography>
      <Warnings warnings={warnings} people={people} />
      <Result {...run} />
      <PublishForm round={run} onPublished={onPublished} />
    </>
  )
}

/** Computes the next list, shows its warnings and changes, and publishes it. */
export function NextList() {
  const text = useTexts()
  const { where, view, reload } = useProgramme()
  const last = lastOf(view)
  const [run, setRun] = useState<DryRun>()
  const { attempt, failure, isRunning } = useAttempt()
  const { record, leftOut } = useRecord(last?.number ?? 0)
  const open = view.offers.filter(({ state }) => state === "offered")
  const number = (last?.number ?? 0) + 1
  const compute = async () => setRun(await call("POST /merit/:programme/dry-run", where))
  const close = async () => {
    await record(open, "absent")
    await compute()
  }
  const published = async () => {
    setRun(undefined)
    await reload()
  }
  const mayClose = last !== undefined && isOver(last) && open.length > 0
  return (
    <Panel title={{ text: text("next") }} sx={{ overflowX: "auto" }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
        {mayClose && (
          <Button variant="contained" disabled={isRunning} onClick={() => void attempt(close)}>
            {text("closeAndCompute", { count: open.length, number })}
          </Button>
        )}
        <Button
          variant={mayClose ? "outlined" : "contained"}
          disabled={isRunning}
          onClick={() => void attempt(compute)}
        >
          {text("compute")}
        </Button>
      </Stack>
      <Failure failure={failure} />
      <Stack spacing={2} sx={{ mt: 2 }} aria-live="polite">
        <LeftOutPeople people={leftOut} />
        {run && run.outcome !== "computed" && <Refused run={run} />}
        {run?.outcome === "computed" && <Computation run={run} onPublished={published} />}
      </Stack>
    </Panel>
  )
}
