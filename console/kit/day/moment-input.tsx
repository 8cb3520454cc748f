import { Box } from "@mui/material"
import { useState } from "react"
import { FieldTitle, InputHelperText, useInput } from "react-admin"

import { type TextKey, useText } from "../text/use-language.ts"
import { DayField } from "./day-field.tsx"
import { type Clock, clockOf, instantOf } from "./moment.ts"
import { TimeField } from "./time-field.tsx"

interface MomentInputProps {
  source: string
  label: TextKey
  /** Message key. */
  helperText: string
}

/** A moment of a react-admin form, ISO 8601 in UTC, typed as a day and a time of day in India. */
export function MomentInput({ source, label, helperText }: MomentInputProps) {
  const t = useText()
  const { id, field, fieldState } = useInput({ source })
  const { ref, value, onChange, onBlur, name } = field
  const [input, setInput] = useState<Clock>(() => clockOf(value))
  const shown = instantOf(input) === (value ?? null) ? input : clockOf(value)
  const change = (clock: Clock) => {
    setInput(clock)
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
        label={t("console.day.time")}
        ariaLabel={`${t(label)}: ${t("console.day.time")}`}
        sx={{ flex: 1 }}
      />
    </Box>
  )
}
