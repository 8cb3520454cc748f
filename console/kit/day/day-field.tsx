import { Box, IconButton, InputAdornment, TextField, type TextFieldProps } from "@mui/material"
import { type FormEvent, useRef, useState } from "react"

import { dayFirst } from "#domain/fields/india-time.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import { dateTyping } from "#ui/field/format-typing.ts"

import { CalendarIcon } from "../page/icons.tsx"
import { useText } from "../text/use-language.ts"

interface DayFieldProps extends Omit<TextFieldProps, "value" | "onChange" | "variant"> {
  /** YYYY-MM-DD, or the text that was typed while it is no day. */
  value: string
  onChange: (day: string) => void
}

const dayOf = (text: string) => toIsoDate(text) ?? text
const shownOf = (day: string) => (toIsoDate(day) === day ? dayFirst(day) : day)

/** Opens the browser's own calendar, whose field is hidden: it would show the month first on many computers. */
function CalendarButton({ day, onChoose }: { day: string; onChoose: (day: string) => void }) {
  const t = useText()
  const native = useRef<HTMLInputElement>(null)
  return (
    <InputAdornment position="end">
      <Box
        component="input"
        type="date"
        ref={native}
        value={toIsoDate(day) === day ? day : ""}
        onChange={(event: FormEvent<HTMLInputElement>) => onChoose(event.currentTarget.value)}
        tabIndex={-1}
        aria-hidden
        sx={{ width: 0, height: 0, p: 0, border: 0, opacity: 0, alignSelf: "flex-end" }}
      />
      <IconButton
        size="small"
        edge="end"
        aria-label={t("console.day.calendar")}
        onClick={() => native.current?.showPicker()}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  )
}

/** A day as text, day first, like the date of birth in the form (decision 8), with a calendar beside it. */
export function DayField({ value, onChange, onBlur, ...rest }: DayFieldProps) {
  const t = useText()
  const [input, setInput] = useState(() => shownOf(value))
  const shown = dayOf(input) === value ? input : shownOf(value)
  const choose = (text: string) => {
    setInput(text)
    onChange(dayOf(text))
  }
  return (
    <TextField
      {...rest}
      value={shown}
      placeholder={t("console.day.format")}
      onChange={(event) => choose(event.target.value)}
      onBlur={(event) => {
        setInput(shownOf(value))
        onBlur?.(event)
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { ...dateTyping, inputMode: "numeric", autoComplete: "off" },
        input: {
          endAdornment: <CalendarButton day={value} onChoose={(day) => choose(shownOf(day))} />,
        },
      }}
    />
  )
}
