import { Box, TextField } from "@mui/material"
import { useController, useWatch } from "react-hook-form"

import type { Programme } from "#domain/admission/programme-schema.ts"

import { useTextOfKey } from "../../kit/text/use-language.ts"
import { firstMessage } from "../form-errors.ts"
import { grid, NumberValue } from "../inputs.tsx"
import { PanelSection } from "../panel.tsx"
import { useSessionTexts, useSubjects } from "../texts/use-texts.ts"

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
  const change = (subject: string, typed: string) => {
    const others = seats.filter((known) => known.subject !== subject)
    field.onChange(typed === "" ? others : [...others, { subject, seats: Number(typed) }])
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
