import { Box, FormHelperText, TextField, Typography } from "@mui/material"
import { type ReactNode, useState } from "react"

import { normalizeCode } from "#domain/fields/text.ts"

import { type Path, useSetting } from "./editing.ts"

export interface SettingProps {
  path: Path
  /** Without it, the text of the setting that the path ends with. */
  sentence?: string
  hint?: string | undefined
}

/** What is wrong; the input names it. */
function SettingError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <FormHelperText id={`${id}-error`} error sx={{ mt: 0 }}>
      {text}
    </FormHelperText>
  )
}

/** Names what is wrong for the input of a row. */
export const describedBy = (id: string, error: string | undefined) => ({
  ...(error && { "aria-describedby": `${id}-error` }),
})

/** How a setting is typed, or where its number comes from. */
export function Hint({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <Typography variant="caption" component="span" color="text.secondary" sx={{ display: "block" }}>
      {text}
    </Typography>
  )
}

interface RowProps {
  id: string
  sentence: string
  hint?: string | undefined
  error: string | undefined
  isWide?: boolean
  children: ReactNode
}

/** An input with its sentence, and below it what is wrong. */
export function SettingRow({ id, sentence, hint, error, isWide = false, children }: RowProps) {
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
        <Hint text={hint} />
        {!isWide && <SettingError id={id} text={error} />}
      </Box>
      {isWide && input}
      {isWide && <SettingError id={id} text={error} />}
    </Box>
  )
}

/** A typed number; the text itself if it is none, so that it stays and is marked. Nothing for an empty text. */
const numberOf = (input: string): number | string | undefined => {
  const text = normalizeCode(input)
  if (text === "") return undefined
  return /^\d{1,9}(\.\d+)?$/.test(text) ? Number(text) : text
}

/** The texts of a list, separated by what the list is. Empty ones are left out. */
const listOf = (input: string, separator: string | RegExp) =>
  input
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== "")

const textOf = (value: unknown) => String(value ?? "")

/** A list as a text, with commas. */
const joinedList = (value: unknown) => (Array.isArray(value) ? value.join(", ") : "")

interface Kind {
  /** What a text means; undefined: the setting is left out. */
  parse: (input: string) => unknown
  format: (value: unknown) => string
  rows?: number
}

/** How the values of settings are typed. */
const kinds = {
  number: { parse: numberOf, format: textOf },
  /** Separated by commas. */
  numbers: { parse: (input) => listOf(input, /[,;\s]+/).map(numberOf), format: joinedList },
  /** Separated by commas. */
  names: { parse: (input) => listOf(input, ","), format: joinedList },
  /** Lines of names separated by a slash. */
  lines: {
    parse: (input) => {
      const lines = listOf(input, "\n").map((line) => listOf(line, "/"))
      return lines.length > 0 ? lines : undefined
    },
    format: (lines) =>
      Array.isArray(lines) ? lines.map((names: string[]) => names.join(" / ")).join("\n") : "",
    rows: 3,
  },
} satisfies Record<string, Kind>

interface TypedSettingProps extends SettingProps {
  kind?: keyof typeof kinds
  /** The value of an empty input; without it the setting is left out. */
  empty?: string
  /** Sets a value that is not stored at its path alone. */
  onValue?: (value: unknown) => void
}

/** A setting that is entered as text. The text stays as entered while it means the value. */
export function TypedSetting(props: TypedSettingProps) {
  const { path, hint, kind = "number", empty, onValue } = props
  const { id, value, set, error, ...setting } = useSetting(path)
  const { sentence = setting.sentence } = props
  const { parse, format, rows = 1 }: Kind = kinds[kind]
  const [input, setInput] = useState("")
  const isSame = input !== "" && JSON.stringify(parse(input)) === JSON.stringify(value)
  const change = (text: string) => {
    setInput(text)
    const next = parse(text) ?? empty
    if (onValue) onValue(next)
    else set(next)
  }
  return (
    <SettingRow {...{ id, sentence, hint, error }} isWide={kind !== "number"}>
      <TextField
        id={id}
        hiddenLabel
        margin="none"
        value={isSame ? input : format(value)}
        error={error !== undefined}
        multiline={rows > 1}
        minRows={rows}
        slotProps={{
          htmlInput: {
            ...describedBy(id, error),
            ...(kind === "number" && { inputMode: "decimal" }),
            autoComplete: "off",
          },
        }}
        onChange={({ target }) => change(target.value)}
      />
    </SettingRow>
  )
}
