import { Button, Stack } from "@mui/material"
import { useState } from "react"
import { useNotify } from "react-admin"

import { lastObjectionDay } from "#domain/merit/rounds/objections.ts"
import { lastAnswerDay } from "#domain/merit/rounds/offers.ts"
import type { DryRun } from "#server/http/console/merit/merit-routes.ts"

import { requestData } from "../api/api-client.ts"
import { useAttempt } from "../api/use-attempt.ts"
import { DayField } from "../day/day-field.tsx"
import { type Clock, instantOf } from "../day/moment.ts"
import { TimeField } from "../day/time-field.tsx"
import { DraftForm } from "../drafts/draft-form.tsx"
import { useProgramme } from "./use-programme.ts"
import { Failure, useTexts } from "./use-texts.tsx"

const publishAt = ({ day, time }: Clock) =>
  day === "" ? "" : instantOf({ day, time: time || "00:00" })

/** Counted from the day on which the list becomes public; from today while no such day is typed. */
const usualObjectionDay = (from: Clock) => {
  const at = publishAt(from) ?? ""
  return lastObjectionDay(Number.isNaN(Date.parse(at)) ? new Date().toISOString() : at)
}

interface Times {
  /** The last day to accept a seat. */
  lastDate: string
  /** When the list becomes public; now without a day. */
  day: string
  time: string
  /** The last day for objections, if somebody typed one. */
  objectUntil?: string
}

interface TimeFieldsProps {
  times: Times
  errors: Record<string, string>
  onChange: (part: Partial<Times>) => void
}

const untilOf = ({ objectUntil, ...from }: Times) => objectUntil ?? usualObjectionDay(from)

/** The days of a list. */
function TimeFields({ times, errors, onChange }: TimeFieldsProps) {
  const text = useTexts()
  const { lastDate, day, time } = times
  const named = (id: string) => ({ id, name: id, error: id in errors })
  return (
    <Stack direction={{ xs: "column", md: "row" }} spacing={2} sx={{ my: 2 }}>
      <DayField
        {...named("last_date")}
        label={text("lastDate")}
        value={lastDate}
        onChange={(lastDay) => onChange({ lastDate: lastDay })}
        required
      />
      <DayField
        {...named("object_until")}
        label={text("objectUntil")}
        value={untilOf(times)}
        onChange={(objectUntil) => onChange({ objectUntil })}
      />
      <DayField
        {...named("publish_at")}
        label={text("publishAt")}
        value={day}
        onChange={(from) => onChange({ day: from })}
      />
      <TimeField
        id="publish_time"
        name="publish_time"
        label={text("publishTime")}
        value={time}
        disabled={day === ""}
        onChange={(from) => onChange({ time: from })}
      />
    </Stack>
  )
}

interface PublishFormProps {
  round: Extract<DryRun, { outcome: "computed" }>
  onPublished: () => Promise<void>
}

/** Publishes the list that the officer sees, now or at a time, with the last day to accept. */
export function PublishForm({ round, onPublished }: PublishFormProps) {
  const text = useTexts()
  const { path } = useProgramme()
  const notify = useNotify()
  const { submit, failure, errors, isRunning } = useAttempt()
  const { number, result } = round
  const [times, setTimes] = useState<Times>(() => ({
    lastDate: lastAnswerDay(new Date()),
    day: "",
    time: "",
  }))
  const change = (part: Partial<Times>) => setTimes((latest) => ({ ...latest, ...part }))
  const publish = submit(async () => {
    await requestData("POST", path("publish"), {
      number,
      sha256: result.sha256,
      last_date: times.lastDate,
      object_until: untilOf(times),
      publish_at: publishAt(times),
    })
    notify(text("published", { number }), { type: "success" })
    await onPublished()
  })
  return (
    <DraftForm draft={`${path("publish")}/${number}`} onSubmit={publish}>
      <TimeFields times={times} errors={errors} onChange={change} />
      <Failure failure={failure} />
      <Button type="submit" variant="contained" disabled={isRunning}>
        {text("publish", { number })}
      </Button>
    </DraftForm>
  )
}
