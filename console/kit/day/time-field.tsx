import { TextField, type TextFieldProps } from "@mui/material"

import { useText } from "../text/use-language.ts"
import { clockTime } from "./moment.ts"

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
  const t = useText()
  const isWrong = value !== "" && clockTime(value) === undefined
  return (
    <TextField
      {...rest}
      value={value}
      placeholder={t("console.day.clock")}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const time = value === "" ? undefined : clockTime(value)
        if (time !== undefined && time !== value) onChange(time)
        onBlur?.()
      }}
      error={error || isWrong}
      helperText={helperText ?? (isWrong && t("console.day.notClock"))}
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
