import { TextField } from "@mui/material"
import type { ComponentProps } from "react"
import { useTranslate } from "react-admin"

interface PlainFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  "type" | "autoComplete" | "slotProps" | "defaultValue"
> {
  name: string
  /** Defaults to the name. */
  id?: string
  /** Message key. */
  label: string
  hint?: string
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
  error,
  isOptional = false,
  rows,
  isDense = false,
  ...rest
}: PlainFieldProps) {
  const translate = useTranslate()
  const below = error ?? hint
  return (
    <TextField
      id={rest.name}
      {...rest}
      label={translate(label)}
      error={error !== undefined}
      helperText={below && translate(below)}
      fullWidth
      required={!isOptional}
      {...(rows && { multiline: true, minRows: rows })}
      margin={isDense ? "dense" : "normal"}
      size={isDense ? "small" : "medium"}
    />
  )
}
