import { Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from "@mui/material"
import { type ComponentProps, type ReactNode, useId, useState } from "react"

import { AddIcon } from "../../icons.tsx"
import { useSetting } from "./editing.ts"
import { useRuleTexts } from "./texts.ts"
import { type SettingProps, SettingRow, describedBy } from "./typed-setting.tsx"

interface Choices {
  options: readonly string[]
  labelOf: (option: string) => string
}

interface SelectProps extends Choices, Pick<ComponentProps<typeof TextField>, "id" | "error"> {
  value: unknown
  htmlInput?: object
  onValue: (value: string) => void
}

/** A list of options, in the browser's own control. */
export function NativeSelect({ options, labelOf, htmlInput, onValue, ...rest }: SelectProps) {
  return (
    <TextField
      {...rest}
      select
      hiddenLabel
      margin="none"
      slotProps={{ select: { native: true }, htmlInput: { ...htmlInput } }}
      onChange={({ target }) => onValue(target.value)}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {labelOf(option)}
        </option>
      ))}
    </TextField>
  )
}

interface ChoiceProps extends SettingProps, Choices {
  value?: string
  onValue?: (value: string) => void
}

/** A setting that is one of a list. */
export function ChoiceSetting({ path, value, onValue, ...props }: ChoiceProps) {
  const setting = useSetting(path)
  const { id, ownError: error } = setting
  const { sentence = setting.sentence, ...choices } = props
  return (
    <SettingRow {...{ id, sentence, error }} isWide>
      <NativeSelect
        {...choices}
        id={id}
        value={value ?? setting.value ?? ""}
        error={error !== undefined}
        htmlInput={describedBy(id, error)}
        onValue={onValue ?? setting.set}
      />
    </SettingRow>
  )
}

/** A part of the rule that may be left out; `start` is its value when it is switched on. */
export function TickSetting({
  path,
  sentence,
  start = true,
  off,
}: SettingProps & { start?: unknown; off?: unknown }) {
  const { value, set } = useSetting(path)
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={Boolean(value)}
          onChange={({ target }) => set(target.checked ? start : off)}
        />
      }
      label={<Typography variant="body2">{sentence}</Typography>}
    />
  )
}

interface AddRowProps {
  id: string
  label: string
  onAdd: () => void
  /** The input. */
  children: ReactNode
}

/** An input with the button that adds what it says. */
export function AddRow({ id, label, onAdd, children }: AddRowProps) {
  const text = useRuleTexts()
  return (
    <SettingRow id={id} sentence={label} error={undefined} isWide>
      <Stack direction="row" spacing={1}>
        {children}
        <Button variant="outlined" startIcon={<AddIcon />} aria-label={label} onClick={onAdd}>
          {text("add.button")}
        </Button>
      </Stack>
    </SettingRow>
  )
}

interface AddChoiceProps {
  label: string
  /** Nothing is shown if there is nothing to add. */
  options: readonly string[]
  labelOf: (option: string) => string
  onAdd: (option: string) => void
}

/** Adds one of a list. */
export function AddChoice({ label, options, labelOf, onAdd }: AddChoiceProps) {
  const id = useId()
  const [chosen, setChosen] = useState("")
  const value = options.includes(chosen) ? chosen : options[0]
  if (value === undefined) return null
  return (
    <AddRow id={id} label={label} onAdd={() => onAdd(value)}>
      <NativeSelect {...{ id, options, labelOf, value }} onValue={setChosen} />
    </AddRow>
  )
}
