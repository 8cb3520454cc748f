import { TextField, MenuItem, type TextFieldProps } from "@mui/material"
import type { ComponentProps } from "react"

import { type Label, useLabel, useTextOfKey } from "../text/use-language.ts"
import { useFieldError } from "./form-state.tsx"

interface PlainFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  "type" | "autoComplete" | "slotProps" | "defaultValue"
> {
  name: string
  /** Defaults to the name. */
  id?: string
  label: Label
  hint?: Label
  /** The key of an error; by default the one that the server found in this field. */
  error?: string | undefined
  isOptional?: boolean
  /** Number of lines of a multi-line text. */
  rows?: number
  /** For several in a row of a panel. */
  isDense?: boolean
}

/** A text field outside react-admin's records; uncontrolled, so the browser holds its value. */
export function PlainField({
  label,
  hint,
  error: ownError,
  isOptional = false,
  rows,
  isDense = false,
  ...rest
}: PlainFieldProps) {
  const formError = useFieldError(rest.name)
  const error = ownError ?? formError
  const labelOf = useLabel()
  const textOfKey = useTextOfKey()
  const below = error === undefined ? hint && labelOf(hint) : textOfKey(error)
  return (
    <TextField
      id={rest.name}
      {...rest}
      label={labelOf(label)}
      error={error !== undefined}
      helperText={below}
      fullWidth
      required={!isOptional}
      {...(rows && { multiline: true, minRows: rows })}
      margin={isDense ? "dense" : "normal"}
      size={isDense ? "small" : "medium"}
    />
  )
}

interface SelectFieldProps<Id> extends Omit<TextFieldProps, "onChange" | "select" | "variant"> {
  choices: readonly { id: Id; name: string }[]
  onChange?: (id: Id) => void
}

/** A field whose value is one of a list. */
export function SelectField<Id extends string | number>(props: SelectFieldProps<Id>) {
  const { choices, onChange, ...rest } = props
  return (
    <TextField {...rest} select onChange={({ target }) => onChange?.(target.value as Id)}>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The member's own password, before a change that needs it. */
export function CurrentPassword({ name = "password", id = name }: { name?: string; id?: string }) {
  return (
    <PlainField
      id={id}
      name={name}
      label="console.account.currentPassword"
      type="password"
      autoComplete="current-password"
    />
  )
}
