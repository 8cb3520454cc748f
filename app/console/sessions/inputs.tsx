import { Box, Checkbox, FormControlLabel, TextField, type TextFieldProps } from "@mui/material"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import { useController } from "react-hook-form"

import { DayField } from "../day/day-field.tsx"
import { TimeField } from "../day/time-field.tsx"
import { firstMessage } from "./form-errors.ts"
import { useSessionTexts } from "./texts/use-texts.ts"

/** Inputs side by side where there is room. */
export const grid = (minWidth = "12em") => ({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}), 1fr))`,
  columnGap: 2,
  rowGap: 1.5,
  alignItems: "start",
  width: "100%",
})

/** A value of the form by its path, with the message of its error. */
export const useValue = (name: string) => {
  const translate = useTranslate()
  const { field, fieldState } = useController({ name })
  const key = firstMessage(fieldState.error)
  return { field, error: key === undefined ? undefined : translate(key) }
}

interface InputProps extends Pick<TextFieldProps, "lang"> {
  /** Path in the form. */
  name: string
  label: string
  hint?: string | undefined
  isRequired?: boolean
}

interface TextProps extends InputProps {
  /** An error of a rule that compares this value with others. */
  crossFieldError?: string | undefined
  onType?: (text: string) => void
  /** Whether it can be read only. */
  isFixed?: boolean
}

export function TextValue(props: TextProps) {
  const { name, label, hint, isRequired = false, isFixed = false, ...rest } = props
  const { crossFieldError, onType, ...others } = rest
  const { field, error = crossFieldError } = useValue(name)
  return (
    <TextField
      {...others}
      {...field}
      value={field.value ?? ""}
      onChange={(event) => {
        field.onChange(event)
        onType?.(event.target.value)
      }}
      inputRef={field.ref}
      label={label}
      required={isRequired}
      error={error !== undefined}
      helperText={error ?? hint}
      size="small"
      margin="none"
      fullWidth
      slotProps={{ htmlInput: { readOnly: isFixed } }}
    />
  )
}

interface NumberProps extends InputProps {
  min?: number
  max?: number
}

/** An empty number is "", which the server reads as absent. */
const numberOf = (typed: string) => (typed === "" ? "" : Number(typed))

export function NumberValue({ name, label, hint, isRequired = false, min = 0, max }: NumberProps) {
  const { field, error } = useValue(name)
  return (
    <TextField
      {...field}
      value={field.value ?? ""}
      onChange={(event) => field.onChange(numberOf(event.target.value))}
      inputRef={field.ref}
      type="number"
      label={label}
      required={isRequired}
      error={error !== undefined}
      helperText={error ?? hint}
      size="small"
      margin="none"
      fullWidth
      slotProps={{ htmlInput: { min, max, step: 1, inputMode: "numeric" } }}
    />
  )
}

interface DayProps extends Pick<InputProps, "name" | "label" | "hint" | "isRequired"> {
  /** An error of a rule that compares this value with others. */
  crossFieldError?: string | undefined
  onType?: (day: string) => void
}

/** A day, typed day first. */
export function DayValue({
  name,
  label,
  hint,
  isRequired = false,
  crossFieldError,
  onType,
}: DayProps) {
  const { field, error = crossFieldError } = useValue(name)
  return (
    <DayField
      name={name}
      value={field.value ?? ""}
      onChange={(day) => {
        field.onChange(day)
        onType?.(day)
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={label}
      required={isRequired}
      error={error !== undefined}
      helperText={error ?? hint}
      size="small"
      margin="none"
      fullWidth
    />
  )
}

interface TimeProps extends Pick<InputProps, "name" | "label"> {
  /** The label for screen readers: the visible one needs its neighbour. */
  ariaLabel: string
}

/** A time of day, 17:00. */
export function TimeValue({ name, label, ariaLabel }: TimeProps) {
  const { field, error } = useValue(name)
  return (
    <TimeField
      name={name}
      value={field.value ?? ""}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={label}
      ariaLabel={ariaLabel}
      error={error !== undefined}
      helperText={error}
      size="small"
      margin="none"
      fullWidth
    />
  )
}

interface ChoiceProps extends Pick<InputProps, "name" | "label"> {
  /** The menu items. */
  children: ReactNode
}

export function ChoiceValue({ name, label, children }: ChoiceProps) {
  const { field, error } = useValue(name)
  return (
    <TextField
      {...field}
      value={field.value ?? ""}
      inputRef={field.ref}
      select
      label={label}
      required
      error={error !== undefined}
      helperText={error}
      size="small"
      margin="none"
      fullWidth
    >
      {children}
    </TextField>
  )
}

export function TickValue({ name, label }: Pick<InputProps, "name" | "label">) {
  const { field } = useController({ name })
  const { value, ref, ...rest } = field
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox {...rest} checked={value === true} slotProps={{ input: { ref } }} />}
    />
  )
}

/** A text in both languages. */
export function BilingualValue({ name, label, isRequired = true }: InputProps) {
  const t = useSessionTexts()
  return (
    <Box sx={grid("14em")}>
      <TextValue
        name={`${name}.en`}
        label={t("inEnglish", { label })}
        isRequired={isRequired}
        lang="en"
      />
      <TextValue
        name={`${name}.hi`}
        label={t("inHindi", { label })}
        isRequired={isRequired}
        lang="hi"
      />
    </Box>
  )
}
