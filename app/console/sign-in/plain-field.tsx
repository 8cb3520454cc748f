import { TextField } from "@mui/material"
import type { ComponentProps } from "react"
import { useTranslate } from "react-admin"

interface PlainFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  "type" | "autoComplete" | "slotProps" | "defaultValue"
> {
  name: string
  /** The name, unless another is given. */
  id?: string
  /** Keys of the words. */
  label: string
  hint?: string
  problem?: string | undefined
  isOptional?: boolean
  /** Of a text of several lines. */
  rows?: number
}

/** A field of a form outside react-admin's records; the browser holds its text. */
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
