import { Box, TextField, type TextFieldProps } from "@mui/material"
import { useState } from "react"
import { FieldTitle, InputHelperText, useInput, useTranslate } from "react-admin"

import { DayField } from "./day-field.tsx"
import { type Clock, clockOf, clockTime, instantOf } from "./moment.ts"

interface TimeFieldProps extends Omit<TextFieldProps, "value" | "onChange" | "onBlur" | "variant"> {
  /** 17:00, or the text that was typed while it is no time. */
  value: string
  onChange: (time: string) => void
  onBlur?: () => void
  /** The label for screen readers, if the visible one needs its neighbour. */
  ariaLabel?: string | undefined
}

/**
 * A time of day as text, on a clock of 24 hours: a time field of the browser shows am and pm in English, whatever the
 * page's language. A short form, like 9 or 1705, becomes 09:00 or 17:05 when the field is left.
 */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, onBlur, ariaLabel, error, helperText, ...rest } = props
  const translate = useTranslate()
  const isWrong = value !== "" && clockTime(value) === undefined
  return (
    <TextField
      {...rest}
      value={value}
      placeholder={translate("console.day.clock")}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const time = value === "" ? undefined : clockTime(value)
        if (time !== undefined && time !== value) onChange(time)
        onBlur?.()
      }}
      error={error || isWrong}
      helperText={helperText ?? (isWrong && translate("console.day.notClock"))}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          inputMode: "numeric",
          autoComplete: "off",
          maxLength: 5,
          "aria-label": ariaLabel,
        },
      }}
    />
  )
}

interface MomentInputProps {
  source: string
  label: string
  /** Message key. */
  helperText: string
}

/** A moment of a react-admin form, ISO 8601 in UTC, typed as a day and a time of day in India. */
export function MomentInput({ source, label, helperText }: MomentInputProps) {
  const translate = useTranslate()
  const { id, field, fieldState } = useInput({ source })
  const { ref, value, onChange, onBlur, name } = field
  const [typed, setTyped] = useState<Clock>(() => clockOf(value))
  const shown = instantOf(typed) === (value ?? null) ? typed : clockOf(value)
  const change = (clock: Clock) => {
    setTyped(clock)
    onChange(instantOf(clock))
  }
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start", maxWidth: "23em" }}>
      <DayField
        id={id}
        name={name}
        inputRef={ref}
        value={shown.day}
        onChange={(day) => change({ day, time: shown.time || "00:00" })}
        onBlur={onBlur}
        label={<FieldTitle label={label} source={source} />}
        error={fieldState.invalid}
        helperText={
          <InputHelperText error={fieldState.error?.message ?? ""} helperText={helperText} />
        }
        sx={{ flex: 2 }}
      />
      <TimeField
        value={shown.time}
        onChange={(time) => change({ ...shown, time })}
        label={translate("console.day.time")}
        ariaLabel={`${translate(label)}: ${translate("console.day.time")}`}
        sx={{ flex: 1 }}
      />
    </Box>
  )
}
