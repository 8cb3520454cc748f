import {
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from "@mui/material"
import { type ComponentProps, type ReactNode, useId, useState } from "react"

import { AddIcon } from "../../kit/page/icons.tsx"
import { useSetting } from "./editing.ts"
import { Hint, type SettingProps, SettingRow, describedBy } from "./text-setting.tsx"
import { useRuleTexts } from "./texts.ts"

interface Choices<Option extends string> {
  options: readonly Option[]
  labelOf: (option: Option) => string
}

interface SelectProps<Option extends string>
  extends Choices<Option>, Pick<ComponentProps<typeof TextField>, "id" | "error"> {
  value: unknown
  htmlInput?: object
  onValue: (value: Option) => void
}

/** A list of options, in the browser's own control. */
export function NativeSelect<Option extends string>({
  options,
  labelOf,
  htmlInput,
  onValue,
  ...rest
}: SelectProps<Option>) {
  return (
    <TextField
      {...rest}
      select
      hiddenLabel
      margin="none"
      slotProps={{ select: { native: true }, htmlInput: { ...htmlInput } }}
      onChange={({ target }) => onValue(target.value as Option)}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {labelOf(option)}
        </option>
      ))}
    </TextField>
  )
}

interface ChoiceProps<Option extends string> extends SettingProps, Choices<Option> {
  value?: string
  onValue?: (value: Option) => void
}

/** A setting that is one of a list. */
export function ChoiceSetting<Option extends string>({
  path,
  value,
  onValue,
  ...props
}: ChoiceProps<Option>) {
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

interface CountedChoiceProps<Option extends string> extends SettingProps, Choices<Option> {
  value?: string
  /** The seats of an option in words; undefined while they are not known. */
  seatsBy: (option: Option) => string | undefined
}

/** A setting that is one of a few, all in view with what they come to. */
export function CountedChoiceSetting<Option extends string>({
  path,
  options,
  labelOf,
  seatsBy,
  ...props
}: CountedChoiceProps<Option>) {
  const setting = useSetting(path)
  const { sentence = setting.sentence, value = setting.value } = props
  const error = setting.ownError
  return (
    <FormControl error={error !== undefined}>
      <FormLabel id={setting.id}>
        <Typography variant="body2" component="span">
          {sentence}
        </Typography>
      </FormLabel>
      <RadioGroup
        aria-labelledby={setting.id}
        value={value ?? ""}
        onChange={(_, option) => setting.set(option)}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio size="small" />}
            label={
              <Typography variant="body2">
                {labelOf(option)}
                <Hint text={seatsBy(option)} />
              </Typography>
            }
          />
        ))}
      </RadioGroup>
      {error !== undefined && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  )
}

/** A part of the rule that may be left out; `start` is its value when it is switched on. */
export function TickSetting({
  path,
  sentence,
  hint,
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
      label={
        <Typography variant="body2">
          {sentence}
          <Hint text={hint} />
        </Typography>
      }
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

interface AddChoiceProps<Option extends string> {
  label: string
  /** Nothing is shown if there is nothing to add. */
  options: readonly Option[]
  labelOf: (option: Option) => string
  onAdd: (option: Option) => void
}

/** Adds one of a list. */
export function AddChoice<Option extends string>({
  label,
  options,
  labelOf,
  onAdd,
}: AddChoiceProps<Option>) {
  const id = useId()
  const [chosen, setChosen] = useState<Option>()
  const value = chosen !== undefined && options.includes(chosen) ? chosen : options[0]
  if (value === undefined) return null
  return (
    <AddRow id={id} label={label} onAdd={() => onAdd(value)}>
      <NativeSelect {...{ id, options, labelOf, value }} onValue={setChosen} />
    </AddRow>
  )
}
