import { Alert, Box, TextField } from "@mui/material"
import { useState } from "react"
import { useFormContext, useController, useWatch } from "react-hook-form"

import type { Moment, Programme } from "#domain/admission/programme-schema.ts"
import { formatMoment } from "#domain/content/format.ts"
import { dayInIndia, timeInIndia } from "#domain/fields/india-time.ts"

import { serverNow } from "../../api/server-time.ts"
import { TextButton } from "../../kit/dialog/text-button.tsx"
import { useConsoleLanguage, useTextOfKey } from "../../kit/text/use-language.ts"
import { DayValue, grid, NumberValue, TimeValue } from "../inputs.tsx"
import { useOwnError, PanelSection, firstMessage } from "../panel.tsx"
import { useSessionTexts, useSubjects } from "../texts/use-texts.ts"

interface MomentValueProps {
  name: string
  label: string
  /** The time of day that a new day gets. */
  time: string
}

/** A day and a time of day. A day without a time gets the usual one; without a day there is no time. */
function MomentValue({ name, label, time }: MomentValueProps) {
  const t = useSessionTexts()
  const textOfKey = useTextOfKey()
  const { setValue, getValues } = useFormContext()
  const own = useOwnError(name)
  const complete = (day: string) => {
    if (day === "") setValue(`${name}.time`, "")
    else if (!getValues(`${name}.time`)) setValue(`${name}.time`, time)
  }
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "3fr 2fr", gap: 1, alignItems: "start" }}>
      <DayValue
        name={`${name}.day`}
        label={label}
        onType={complete}
        crossFieldError={own === undefined ? undefined : textOfKey(own)}
      />
      <TimeValue name={`${name}.time`} label={t("time")} ariaLabel={t("timeOf", { label })} />
    </Box>
  )
}

const nothing = { day: "", time: "" }

/** Ends the applications of a programme. */
function CloseButton({ programme }: { programme: string }) {
  const t = useSessionTexts()
  const language = useConsoleLanguage()
  const { setValue, getValues } = useFormContext()
  const [closed, setClosed] = useState<Moment>()
  const close = () => {
    // A last minute is included, so it is the one before this.
    const now = new Date(serverNow().getTime() - 60_000)
    const closes = { day: dayInIndia(now), time: timeInIndia(now) }
    const dirty = { shouldDirty: true }
    const opens = getValues(`${programme}.opens`) as Moment | undefined
    if (opens && `${opens.day}T${opens.time}` > `${closes.day}T${closes.time}`) {
      setValue(`${programme}.opens`, nothing, dirty)
    }
    setValue(`${programme}.closes`, closes, dirty)
    setValue(`${programme}.late`, { until: nothing, fee: "" }, dirty)
    setClosed(closes)
  }
  return (
    <Box>
      <TextButton label={{ text: t("closeNow") }} variant="outlined" onClick={close} />
      <Box component="output" sx={{ display: "block", mt: 1 }}>
        {closed && (
          <Alert severity="info" role="presentation">
            {t("closed", { until: formatMoment(closed, language) })}
          </Alert>
        )}
      </Box>
    </Box>
  )
}

/** When a programme takes applications. */
export function ProgrammeDates({ programme }: { programme: string }) {
  const t = useSessionTexts()
  return (
    <PanelSection title={t("dates")} hint={t("datesHint")}>
      <Box sx={grid("22em")}>
        <MomentValue name={`${programme}.opens`} label={t("opens")} time="00:00" />
        <MomentValue name={`${programme}.closes`} label={t("closes")} time="23:59" />
        <MomentValue name={`${programme}.late.until`} label={t("lateUntil")} time="23:59" />
        <NumberValue name={`${programme}.late.fee`} label={t("lateFee")} />
      </Box>
      <CloseButton programme={programme} />
    </PanelSection>
  )
}

/** While it is typed, a number may be empty. */
type Seats = { subject: string; seats: number | "" }[]

/** The number of seats by first major. A subject without a number is not in the list. */
function SubjectSeats({ programme }: { programme: string }) {
  const t = useSessionTexts()
  const textOfKey = useTextOfKey()
  const { subjectName } = useSubjects()
  const { field, fieldState } = useController({ name: `${programme}.subject_seats` })
  const slots = (useWatch({ name: `${programme}.slots` }) ?? []) as Programme["slots"]
  const seats = (field.value ?? []) as Seats
  const offered = slots.find((slot) => slot.field === "first_major_subject")
  const subjects = (offered?.subjects ?? []).filter((code) => !offered?.excluded.includes(code))
  const shown = [...new Set([...subjects, ...seats.map(({ subject }) => subject)])]
  const errors = fieldState.error as unknown as Record<number, unknown> | undefined
  const change = (subject: string, text: string) => {
    const others = seats.filter((known) => known.subject !== subject)
    field.onChange(text === "" ? others : [...others, { subject, seats: Number(text) }])
  }
  return shown.map((subject) => {
    const index = seats.findIndex((known) => known.subject === subject)
    const error = firstMessage(errors?.[index])
    return (
      <TextField
        key={subject}
        type="number"
        label={t("seatsOf", { subject: subjectName(subject) })}
        value={seats[index]?.seats ?? ""}
        onChange={(event) => change(subject, event.target.value)}
        error={error !== undefined}
        helperText={error && textOfKey(error)}
        margin="none"
        slotProps={{ htmlInput: { min: 0, step: 1, inputMode: "numeric" } }}
      />
    )
  })
}

/** How many are admitted to a programme, in all and by first major. */
export function SeatInputs({ programme }: { programme: string }) {
  const t = useSessionTexts()
  return (
    <PanelSection title={t("seats")} hint={t("seatsHint")}>
      <Box sx={grid("11em")}>
        <NumberValue name={`${programme}.seats`} label={t("allSeats")} />
        <SubjectSeats programme={programme} />
      </Box>
    </PanelSection>
  )
}
