import { Button, Stack, Typography } from "@mui/material"
import { useState } from "react"

import type { DryRun, NotedDraft, RoundPreview } from "#server/features/merit/merit.ts"

import { call } from "../api/call.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { DayField } from "../kit/day/day-field.tsx"
import { type Clock, instantOf } from "../kit/day/moment.ts"
import { TimeField } from "../kit/day/time-field.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { Panel } from "../kit/page/panel.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { DraftOfList } from "./draft.tsx"
import { isOver } from "./offer-states.tsx"
import { LeftOutPeople, PeopleLinks, PersonLink } from "./people-links.tsx"
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
  if (run.outcome === "seats_differ") {
    const { ofRule, ofSession } = run
    return <Warning>{text("seats_differ", { ofRule, ofSession })}</Warning>
  }
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
  onNoted,
  onPublished,
  onChanged,
}: {
  run: RoundPreview
  onNoted: (notes: RoundPreview["notes"]) => void
  onPublished: () => Promise<void>
  onChanged: () => Promise<void>
}) {
  const text = useTexts()
  const formatMoment = useFormatDateTime()
  const { number, ruleVersion: version, ranked, warnings, people, candidatesAt, changed } = run
  const known = changed.flatMap(({ code, kind }) =>
    code === null ? [] : { code, detail: text(`changedKinds.${kind}`) },
  )
  return (
    <>
      <Typography>{text("computed", { number, version, ranked })}</Typography>
      <Typography>{text("frozen", { at: formatMoment(candidatesAt) })}</Typography>
      {changed.length > 0 && (
        <Warning>
          {text("changedSince", { count: changed.length })}
          <PeopleLinks list={known} people={people} />
        </Warning>
      )}
      <Warnings warnings={warnings} people={people} isForVerified={run.isForVerified} />
      <Result {...run} />
      <DraftOfList round={run} onNoted={onNoted} />
      <PublishForm
        key={run.result.sha256}
        round={run}
        onPublished={onPublished}
        onChanged={onChanged}
      />
    </>
  )
}

/** Up to when an application must have arrived to be in the list; now without a day. */
function CandidatesUntil({ until, onChange }: { until: Clock; onChange: (until: Clock) => void }) {
  const text = useTexts()
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ mb: 2 }}>
      <DayField
        id="candidates_at"
        name="candidates_at"
        label={text("candidatesAt")}
        value={until.day}
        onChange={(day) => onChange({ ...until, day })}
      />
      <TimeField
        id="candidates_time"
        name="candidates_time"
        label={text("candidatesTime")}
        value={until.time}
        disabled={until.day === ""}
        onChange={(time) => onChange({ ...until, time })}
      />
    </Stack>
  )
}

/** The next list as it was computed last, and the function that computes it. */
const useRun = () => {
  const { where } = useProgramme()
  const [run, setRun] = useState<DryRun>()
  const [until, setUntil] = useState<Clock>({ day: "", time: "" })
  /** With what was seen it computes with the same candidates, and shows who has changed since. */
  const compute = async (seen?: Pick<NotedDraft, "candidatesAt" | "sha256">) =>
    setRun(
      await call("POST /merit/:programme/dry-run", {
        ...where,
        candidates_at: seen?.candidatesAt ?? instantOf(until) ?? "",
        since: seen?.sha256 ?? "",
      }),
    )
  return { run, setRun, until, setUntil, compute }
}

interface DraftsProps {
  drafts: readonly NotedDraft[]
  onOpen: (draft: NotedDraft) => void
}

/** The drafts of the next list that the committee has begun with. One is opened with its candidates and signatures. */
function Drafts({ drafts, onOpen }: DraftsProps) {
  const text = useTexts()
  const formatMoment = useFormatDateTime()
  return drafts.map((draft) => (
    <Button key={draft.sha256} sx={{ mt: 1 }} onClick={() => onOpen(draft)}>
      {text("openDraft", {
        at: formatMoment(draft.candidatesAt),
        signatures: text("signatureCount", { count: draft.signatures }),
        texts: text("textCount", { count: draft.texts }),
      })}
    </Button>
  ))
}

/** Computes the next list, shows its warnings and changes, and publishes it. */
export function NextList() {
  const text = useTexts()
  const { view, reload } = useProgramme()
  const last = lastOf(view)
  const { run, setRun, until, setUntil, compute } = useRun()
  const { attempt, failure, isRunning } = useAttempt()
  const { record, leftOut } = useRecord(last?.number ?? 0)
  const open = view.offers.filter(({ state }) => state === "offered")
  const number = (last?.number ?? 0) + 1
  const close = async () => {
    await record(open, "absent")
    await compute()
  }
  const published = async () => {
    setRun(undefined)
    setUntil({ day: "", time: "" })
    await reload()
  }
  const mayClose = last !== undefined && isOver(last) && open.length > 0
  return (
    <Panel title={{ text: text("next") }} sx={{ overflowX: "auto" }}>
      <CandidatesUntil until={until} onChange={setUntil} />
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
        {mayClose && (
          <Button variant="contained" disabled={isRunning} onClick={() => void attempt(close)}>
            {text("closeAndCompute", { count: open.length, number })}
          </Button>
        )}
        <Button
          variant={mayClose ? "outlined" : "contained"}
          disabled={isRunning}
          onClick={() => void attempt(() => compute())}
        >
          {text("compute")}
        </Button>
      </Stack>
      <Drafts drafts={view.drafts} onOpen={(draft) => void attempt(() => compute(draft))} />
      <Failure failure={failure} />
      <Stack spacing={2} sx={{ mt: 2 }} aria-live="polite">
        <LeftOutPeople people={leftOut} />
        {run && run.outcome !== "computed" && <Refused run={run} />}
        {run?.outcome === "computed" && (
          <Computation
            run={run}
            onNoted={(notes) => setRun({ ...run, notes })}
            onPublished={published}
            onChanged={() => compute({ candidatesAt: run.candidatesAt, sha256: run.result.sha256 })}
          />
        )}
      </Stack>
    </Panel>
  )
}
