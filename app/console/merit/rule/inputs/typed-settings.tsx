import { TextField } from "@mui/material"
import { useState } from "react"

import { useSetting } from "../editing.ts"
import { describedBy, type SettingProps, SettingRow } from "./setting-row.tsx"
import { joinedList, listOf, numberOf, textOf } from "./typed-values.ts"

interface TypedInputProps {
  id: string
  value: unknown
  error: string | undefined
  parse: (typed: string) => unknown
  format: (value: unknown) => string
  onValue: (value: unknown) => void
  isNumber?: boolean
  rows?: number
}

/** An input for a value that is typed as a text. What is typed stays as it is while it means the value. */
function TypedInput({ id, value, error, parse, format, onValue, ...look }: TypedInputProps) {
  const { isNumber = false, rows = 1 } = look
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
      error={error !== undefined}
      multiline={rows > 1}
      minRows={rows}
      slotProps={{
        htmlInput: {
          ...describedBy(id, error),
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

/** A number of the rule. Empty: the setting is left out. */
export function NumberSetting({ path, sentence, hint }: SettingProps) {
  const { id, value, set, error } = useSetting(path)
  return (
    <SettingRow {...{ id, sentence, hint, error }}>
      <TypedInput
        {...{ id, value, error }}
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
  const { id, error } = useSetting(path)
  return (
    <SettingRow {...{ id, sentence, error }}>
      <TypedInput {...{ id, value, error, onValue }} parse={numberOf} format={textOf} isNumber />
    </SettingRow>
  )
}

/** Numbers separated by commas. */
export function NumbersSetting({ path, sentence, hint }: SettingProps) {
  const { id, value, set, error } = useSetting(path)
  return (
    <SettingRow {...{ id, sentence, hint, error }} isWide>
      <TypedInput
        {...{ id, value, error }}
        parse={(typed) => listOf(typed, /[,;\s]+/).map(numberOf)}
        format={joinedList}
        onValue={set}
      />
    </SettingRow>
  )
}

/** Names separated by commas. */
export function NamesSetting({ path, sentence, hint }: SettingProps) {
  const { id, value, set, error } = useSetting(path)
  return (
    <SettingRow {...{ id, sentence, hint, error }} isWide>
      <TypedInput
        {...{ id, value, error }}
        parse={(typed) => listOf(typed, ",")}
        format={joinedList}
        onValue={set}
      />
    </SettingRow>
  )
}

/** Lines of names separated by a slash. Empty: the setting is left out. */
export function LinesSetting({ path, sentence, hint }: SettingProps) {
  const { id, value, set, error } = useSetting(path)
  const parse = (typed: string) => {
    const lines = listOf(typed, "\n").map((line) => listOf(line, "/"))
    return lines.length > 0 ? lines : undefined
  }
  return (
    <SettingRow {...{ id, sentence, hint, error }} isWide>
      <TypedInput
        {...{ id, value, error, parse }}
        format={(lines) =>
          Array.isArray(lines) ? lines.map((names: string[]) => names.join(" / ")).join("\n") : ""
        }
        onValue={set}
        rows={3}
      />
    </SettingRow>
  )
}
