import { Checkbox, FormControlLabel, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { useNotify } from "react-admin"

import { dayFirst } from "#domain/fields/india-time.ts"
import { toInstant, toIsoDate } from "#domain/fields/iso-date.ts"
import { unexplained, unsignedOf } from "#domain/merit/rounds/draft-notes.ts"
import { lastObjectionDay } from "#domain/merit/rounds/objections.ts"
import { lastAnswerDay } from "#domain/merit/rounds/offers.ts"
import type { RoundPreview } from "#server/features/merit/merit.ts"

import { call } from "../api/call.ts"
import { HttpError } from "../api/http-error.ts"
import { serverNow } from "../api/server-time.ts"
import { DayField } from "../kit/day/day-field.tsx"
import { type Clock, instantOf } from "../kit/day/moment.ts"
import { TimeField } from "../kit/day/time-field.tsx"
import { DraftForm } from "../kit/form/draft-form.tsx"
import { SubmitButton, useFormState } from "../kit/form/form-state.tsx"
import type { Send } from "../kit/form/use-attempt.ts"
import { useTextOfKey } from "../kit/text/use-language.ts"
import { useProgramme } from "./use-programme.ts"
import { Failure, useTexts } from "./use-texts.tsx"

const publishAt = (clock: Clock) => instantOf(clock) ?? ""

interface Times {
  /** When the list becomes public; now without a day. */
  day: string
  time: string
  /** The last day to accept a seat, if one was entered. */
  lastDate?: string
  /** The last day for objections, if one was entered. */
  objectUntil?: string
}

/** The last days, counted from the day on which the list becomes public; from today while no such day is typed. */
const lastDaysOf = ({ lastDate, objectUntil, ...from }: Times) => {
  const at = toInstant(publishAt(from)) ?? serverNow()
  return {
    lastDate: lastDate ?? lastAnswerDay(at),
    objectUntil: objectUntil ?? lastObjectionDay(at.toISOString()),
  }
}

interface TimeFieldsProps {
  times: Times
  onChange: (part: Partial<Times>) => void
}

/** The days of a list. */
function TimeFields({ times, onChange }: TimeFieldsProps) {
  const { errors } = useFormState()
  const text = useTexts()
  const textOfKey = useTextOfKey()
  const { day, time } = times
  const { lastDate, objectUntil } = lastDaysOf(times)
  const named = (id: string) => {
    const error = errors[id]
    const helperText = error && (text.find(`errors.${error.split(".").at(-1)}`) ?? textOfKey(error))
    return { id, name: id, error: error !== undefined, helperText }
  }
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
        value={objectUntil}
        onChange={(until) => onChange({ objectUntil: until })}
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
  round: RoundPreview
  onPublished: () => Promise<void>
  /** Called when the list would be another one now, or needs a reason that was not asked before. */
  onChanged: () => Promise<void>
}

/** What the publication does to whom, which the officer confirms. */
function Confirmation({ round, times }: { round: RoundPreview; times: Times }) {
  const text = useTexts()
  const { difference, offers } = round
  const { lastDate } = lastDaysOf(times)
  const out = difference.filter(({ to }) => to === null).length
  const moved = difference.filter(({ from, to }) => from !== null && to !== null).length
  return (
    <Stack sx={{ my: 1 }}>
      <Typography>
        {text("effects.offered", { count: offers.offered, day: shownDay(lastDate) })}
      </Typography>
      {offers.accepted > 0 && (
        <Typography>{text("effects.kept", { count: offers.accepted })}</Typography>
      )}
      {moved > 0 && <Typography>{text("effects.moved", { count: moved })}</Typography>}
      {out > 0 && <Typography>{text("effects.out", { count: out })}</Typography>}
      <Typography>{text(times.day === "" ? "effects.now" : "effects.later")}</Typography>
      <FormControlLabel
        control={<Checkbox name="confirmed" required />}
        label={text("effects.confirm")}
      />
    </Stack>
  )
}

/** What the committee has not recorded at the draft yet, by name. */
function Missing({ round: { committee, warnings, notes } }: { round: RoundPreview }) {
  const text = useTexts()
  const missing = unexplained(committee, warnings, notes).map((deviation) =>
    deviation === "unsigned"
      ? text("missing.signatures", { names: unsignedOf(committee, notes).join(", ") })
      : text("missing.reason", { name: text(`draft.deviations.${deviation}`) }),
  )
  if (missing.length === 0) return null
  return <Typography>{text("missing.list", { list: missing.join("; ") })}</Typography>
}

/** A day as people write it; a text that is no day as it is. */
const shownDay = (day: string) => (toIsoDate(day) === day ? dayFirst(day) : day)

/** Publishes the list that the officer sees, now or at a time, with the last day to accept. */
export function PublishForm({ round, onPublished, onChanged }: PublishFormProps) {
  const text = useTexts()
  const { where, path } = useProgramme()
  const notify = useNotify()
  const { number, result, warnings, candidatesAt } = round
  const leftOut = warnings.sameNumber.length
  const [times, setTimes] = useState<Times>({ day: "", time: "" })
  const change = (part: Partial<Times>) => setTimes((latest) => ({ ...latest, ...part }))
  const publish: Send = async () => {
    const { lastDate, objectUntil } = lastDaysOf(times)
    const publication = {
      ...where,
      number,
      sha256: result.sha256,
      left_out: leftOut,
      candidates_at: candidatesAt,
      last_date: lastDate,
      object_until: objectUntil,
      publish_at: publishAt(times),
    }
    try {
      await call("POST /merit/:programme/publish", publication)
    } catch (error) {
      // What touches the list, or is missing now, is shown and asked.
      const isOutdated =
        error instanceof HttpError && /merit_(changed|unexplained)$/.test(error.message)
      if (isOutdated) await onChanged()
      throw error
    }
    notify(text("published", { number }), { type: "success" })
    await onPublished()
  }
  return (
    <DraftForm draft={`${path("publish")}/${number}`} send={publish}>
      <TimeFields times={times} onChange={change} />
      {leftOut > 0 && (
        <FormControlLabel
          sx={{ display: "flex", mb: 1 }}
          control={<Checkbox name="left_out" required />}
          label={text("leaveOut", { count: leftOut })}
        />
      )}
      <Confirmation round={round} times={times} />
      <Failure />
      <Missing round={round} />
      <SubmitButton variant="contained">{text("publish", { number })}</SubmitButton>
    </DraftForm>
  )
}
