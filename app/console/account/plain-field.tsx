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
  problem?: string | undefined
  isOptional?: boolean
  /** Number of lines of a multi-line text. */
  rows?: number
}

/** A text field outside react-admin's records; uncontrolled, so the browser holds its value. */
export function PlainField({
  label,
  hint,
  problem,
  isOptional = false,
  rows,
  ...rest
}: PlainFieldProps) {
  const translate = useTranslate()
  const below = problem ?? hint
  return (
    <TextField
      id={rest.name}
      {...rest}
      label={translate(label)}
      error={problem !== undefined}
      helperText={below && translate(below)}
      fullWidth
      required={!isOptional}
      {...(rows && { multiline: true, minRows: rows })}
      margin="normal"
    />
  )
}
