import { Autocomplete, Box, Checkbox, FormControlLabel, TextField } from "@mui/material"
import { useState } from "react"
import { useController } from "react-hook-form"

import { DayField } from "../kit/day/day-field.tsx"
import { TimeField } from "../kit/day/time-field.tsx"
import { SelectField } from "../kit/form/plain-field.tsx"
import { useTextOfKey } from "../kit/text/use-language.ts"
import { firstMessage } from "./panel.tsx"
import { useSessionTexts, useSubjects } from "./texts/use-texts.ts"

/** Inputs side by side where there is room. */
export const grid = (minWidth = "12em") => ({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}), 1fr))`,
  columnGap: 2,
  rowGap: 1.5,
  alignItems: "start",
  width: "100%",
})

interface ValueProps {
  /** Path in the form. */
  name: string
  label: string
  hint?: string | undefined
  isRequired?: boolean
  /** An error of a rule that compares this value with others. */
  crossFieldError?: string | undefined
}

/** A value of the form by its path, with the message of its error. */
const useValue = (name: string) => {
  const textOfKey = useTextOfKey()
  const { field, fieldState } = useController({ name })
  const key = firstMessage(fieldState.error)
  return { field, error: key === undefined ? undefined : textOfKey(key) }
}

/** What the inputs of a form have in common. */
const useInputProps = ({ name, label, hint, isRequired = false, crossFieldError }: ValueProps) => {
  const { field, error = crossFieldError } = useValue(name)
  return {
    name,
    value: field.value ?? "",
    onChange: field.onChange as (value: unknown) => void,
    onBlur: field.onBlur,
    inputRef: field.ref,
    label,
    required: isRequired,
    error: error !== undefined,
    helperText: error ?? hint,
    margin: "none",
  } as const
}

interface TextProps extends ValueProps {
  lang?: string
  /** Whether it can be read only. */
  isFixed?: boolean
  /** Whether it has several lines. */
  isLong?: boolean
  maxLength?: number
}

export function TextValue({
  lang,
  isFixed = false,
  isLong = false,
  maxLength,
  ...value
}: TextProps) {
  return (
    <TextField
      {...useInputProps(value)}
      {...(lang && { lang })}
      {...(isLong && { multiline: true, minRows: 4 })}
      slotProps={{ htmlInput: { readOnly: isFixed, maxLength } }}
    />
  )
}

interface NumberProps extends ValueProps {
  min?: number
  max?: number
}

/** An empty number is "", which the server reads as absent. */
const numberOf = (text: string) => (text === "" ? "" : Number(text))

export function NumberValue({ min = 0, max, ...value }: NumberProps) {
  const input = useInputProps(value)
  return (
    <TextField
      {...input}
      onChange={(event) => input.onChange(numberOf(event.target.value))}
      type="number"
      slotProps={{ htmlInput: { min, max, step: 1, inputMode: "numeric" } }}
    />
  )
}

/** A day, typed day first. */
export function DayValue({ onType, ...value }: ValueProps & { onType?: (day: string) => void }) {
  const input = useInputProps(value)
  const change = (day: string) => {
    input.onChange(day)
    onType?.(day)
  }
  return <DayField {...input} onChange={change} />
}

interface DayListProps {
  /** Path of the list in the form. */
  name: string
  /** The label of a day, by its place from 1. */
  labelOf: (place: number) => string
  hint: string
  max: number
}

/** Several days in order, each with its own input, and an empty one for the next. */
export function DayListValue({ name, labelOf, hint, max }: DayListProps) {
  const textOfKey = useTextOfKey()
  const { field, fieldState } = useController({ name })
  const days = (field.value ?? []) as string[]
  const errors = fieldState.error as unknown as Record<number, unknown> | undefined
  const change = (index: number, day: string) =>
    field.onChange(days.toSpliced(index, 1, day).filter((one) => one !== ""))
  return [...days, ""].slice(0, max).map((day, index) => {
    const key = firstMessage(errors?.[index])
    return (
      <DayField
        // The place is the identity: a day is changed in its place.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        name={`${name}.${index}`}
        value={day}
        label={labelOf(index + 1)}
        onChange={(changed) => change(index, changed)}
        onBlur={field.onBlur}
        error={key !== undefined}
        helperText={key === undefined ? hint : textOfKey(key)}
        margin="none"
      />
    )
  })
}

/** Names, one on each line. Empty lines are none. */
export function NamesValue({ name, label, hint }: ValueProps) {
  const { field, error } = useValue(name)
  const names = (field.value ?? []) as string[]
  const [typed, setTyped] = useState(() => names.join("\n"))
  const change = (text: string) => {
    setTyped(text)
    field.onChange(
      text
        .split("\n")
        .map((one) => one.trim())
        .filter(Boolean),
    )
  }
  return (
    <TextField
      name={name}
      inputRef={field.ref}
      label={label}
      value={typed}
      onChange={(event) => change(event.target.value)}
      onBlur={field.onBlur}
      multiline
      minRows={2}
      error={error !== undefined}
      helperText={error ?? hint}
      margin="none"
    />
  )
}

/** A time of day, 17:00. The label for screen readers says more: the visible one needs its neighbour. */
export function TimeValue({ ariaLabel, ...value }: ValueProps & { ariaLabel: string }) {
  return <TimeField {...useInputProps(value)} ariaLabel={ariaLabel} />
}

interface ChoiceProps extends ValueProps {
  choices: readonly { id: string; name: string }[]
}

export function ChoiceValue({ choices, ...value }: ChoiceProps) {
  return <SelectField {...useInputProps(value)} required choices={choices} />
}

export function TickValue({ name, label }: ValueProps) {
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
export function BilingualValue({ name, label, isRequired = true }: ValueProps) {
  const t = useSessionTexts()
  return (
    <Box sx={grid("14em")}>
      <TextValue
        {...{ isRequired }}
        name={`${name}.en`}
        label={t("inEnglish", { label })}
        lang="en"
      />
      <TextValue
        {...{ isRequired }}
        name={`${name}.hi`}
        label={t("inHindi", { label })}
        lang="hi"
      />
    </Box>
  )
}

interface SubjectsValueProps {
  /** Path of the list of codes in the form. */
  name: string
  label: string
  /** The codes to choose from; without them all subjects of the session. */
  options?: readonly string[]
  onChange?: (codes: string[]) => void
}

/** Several subjects, chosen by name. */
export function SubjectsValue({ name, label, options, onChange }: SubjectsValueProps) {
  const t = useSessionTexts()
  const { field, error } = useValue(name)
  const { subjects, subjectName } = useSubjects()
  const codes = options ?? subjects.map(({ code }) => code).filter(Boolean)
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      autoHighlight
      size="small"
      options={codes}
      value={(field.value ?? []) as string[]}
      getOptionLabel={subjectName}
      onChange={(_event, chosen) => {
        field.onChange(chosen)
        onChange?.(chosen)
      }}
      onBlur={field.onBlur}
      clearText={t("clear")}
      openText={t("showList")}
      closeText={t("hideList")}
      noOptionsText={t("noSubjects")}
      renderInput={(props) => (
        <TextField
          {...props}
          inputRef={field.ref}
          label={label}
          error={error !== undefined}
          helperText={error}
        />
      )}
    />
  )
}
