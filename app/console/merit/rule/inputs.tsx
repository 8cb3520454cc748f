import {
  Box,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  TextField,
  Typography,
} from "@mui/material"
import { type ReactNode, useState } from "react"

import { toAsciiDigits } from "#domain/fields/text.ts"

import { useSetting } from "./editing.ts"
import type { Path } from "./with-value.ts"

/** A typed number; the text itself if it is none, so that it stays and is marked. Nothing for an empty text. */
const numberOf = (typed: string): number | string | undefined => {
  const text = toAsciiDigits(typed).trim()
  if (text === "") return undefined
  return /^\d{1,9}(\.\d+)?$/.test(text) ? Number(text) : text
}

/** The texts of a list, separated by what the list is. Empty ones are left out. */
const listOf = (typed: string, separator: string | RegExp) =>
  typed
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== "")

interface RowProps {
  id: string
  sentence: string
  hint?: string | undefined
  problem: string | undefined
  isWide?: boolean
  children: ReactNode
}

/** An input with its sentence, and below it what is wrong. */
export function SettingRow({ id, sentence, hint, problem, isWide = false, children }: RowProps) {
  const input = <Box sx={isWide ? { gridColumn: "1 / -1" } : undefined}>{children}</Box>
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: isWide ? "1fr" : "5.5rem minmax(0, 1fr)",
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: "center",
      }}
    >
      {!isWide && input}
      <Box>
        <Typography component="label" htmlFor={id} variant="body2">
          {sentence}
        </Typography>
        {hint && (
          <Typography variant="caption" component="div" color="text.secondary">
            {hint}
          </Typography>
        )}
        {problem && !isWide && <Problem id={id} text={problem} />}
      </Box>
      {isWide && input}
      {problem && isWide && <Problem id={id} text={problem} />}
    </Box>
  )
}

/** What is wrong; the input names it. */
function Problem({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <FormHelperText id={`${id}-problem`} error sx={{ mt: 0 }}>
      {text}
    </FormHelperText>
  )
}

const htmlInput = (id: string, problem: string | undefined) => ({
  ...(problem && { "aria-describedby": `${id}-problem` }),
})

interface SettingProps {
  path: Path
  sentence: string
  hint?: string
}

/** An input for a value that is typed as a text. What is typed stays as it is while it means the value. */
function TypedInput({
  id,
  value,
  problem,
  parse,
  format,
  onValue,
  isNumber = false,
  rows = 1,
}: {
  id: string
  value: unknown
  problem: string | undefined
  parse: (typed: string) => unknown
  format: (value: unknown) => string
  onValue: (value: unknown) => void
  isNumber?: boolean
  rows?: number
}) {
  const [typed, setTyped] = useState("")
  const isSame = typed !== "" && JSON.stringify(parse(typed)) === JSON.stringify(value)
  return (
    <TextField
      id={id}
      hiddenLabel
      size="small"
      margin="none"
      fullWidth
      value={isSame ? typed : format(value)}
      error={problem !== undefined}
      multiline={rows > 1}
      minRows={rows}
      slotProps={{
        htmlInput: {
          ...htmlInput(id, problem),
          ...(isNumber && { inputMode: "decimal" }),
          autoComplete: "off",
        },
      }}
      onChange={({ target }) => {
        setTyped(target.value)
        onValue(parse(target.value))
      }}
    />
  )
}

const textOf = (value: unknown) => String(value ?? "")

/** A number of the rule. Empty: the setting is left out. */
export function NumberSetting({ path, sentence, hint }: SettingProps) {
  const { id, value, set, problem } = useSetting(path)
  return (
    <SettingRow {...{ id, sentence, hint, problem }}>
      <TypedInput
        {...{ id, value, problem }}
        parse={numberOf}
        format={textOf}
        onValue={set}
        isNumber
      />
    </SettingRow>
  )
}

/** A number that is not at one place of the rule, such as the weight of a component that may not count. */
export function NumberInput({
  path,
  sentence,
  value,
  onValue,
}: SettingProps & { value: unknown; onValue: (value: unknown) => void }) {
  const { id, problem } = useSetting(path)
  return (
    <SettingRow {...{ id, sentence, problem }}>
      <TypedInput {...{ id, value, problem, onValue }} parse={numberOf} format={textOf} isNumber />
    </SettingRow>
  )
}

const joined = (separator: string) => (value: unknown) =>
  Array.isArray(value) ? value.join(separator) : ""

/** Numbers separated by commas. */
export function NumbersSetting({ path, sentence, hint }: SettingProps) {
  const { id, value, set, problem } = useSetting(path)
  return (
    <SettingRow {...{ id, sentence, hint, problem }} isWide>
      <TypedInput
        {...{ id, value, problem }}
        parse={(typed) => listOf(typed, /[,;\s]+/).map(numberOf)}
        format={joined(", ")}
        onValue={set}
      />
    </SettingRow>
  )
}

/** Names separated by commas. */
export function NamesSetting({ path, sentence, hint }: SettingProps) {
  const { id, value, set, problem } = useSetting(path)
  return (
    <SettingRow {...{ id, sentence, hint, problem }} isWide>
      <TypedInput
        {...{ id, value, problem }}
        parse={(typed) => listOf(typed, ",")}
        format={joined(", ")}
        onValue={set}
      />
    </SettingRow>
  )
}

/** Lines of names separated by a slash. Empty: the setting is left out. */
export function LinesSetting({ path, sentence, hint }: SettingProps) {
  const { id, value, set, problem } = useSetting(path)
  const parse = (typed: string) => {
    const lines = listOf(typed, "\n").map((line) => listOf(line, "/"))
    return lines.length > 0 ? lines : undefined
  }
  return (
    <SettingRow {...{ id, sentence, hint, problem }} isWide>
      <TypedInput
        {...{ id, value, problem, parse }}
        format={(lines) =>
          Array.isArray(lines) ? lines.map((names: string[]) => names.join(" / ")).join("\n") : ""
        }
        onValue={set}
        rows={3}
      />
    </SettingRow>
  )
}

interface ChoiceProps extends SettingProps {
  choices: readonly { value: string; label: string }[]
  value?: string
  onValue?: (value: string) => void
}

/** A choice of a list, in the browser's own control. */
export function ChoiceSetting({ path, sentence, choices, value, onValue }: ChoiceProps) {
  const setting = useSetting(path)
  const { id, ownProblem: problem } = setting
  return (
    <SettingRow {...{ id, sentence, problem }} isWide>
      <TextField
        id={id}
        select
        hiddenLabel
        size="small"
        margin="none"
        fullWidth
        value={value ?? setting.value ?? ""}
        error={problem !== undefined}
        slotProps={{ select: { native: true }, htmlInput: htmlInput(id, problem) }}
        onChange={({ target }) => (onValue ?? setting.set)(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </TextField>
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
