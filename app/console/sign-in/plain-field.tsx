import { TextField } from "@mui/material"
import type { ComponentProps } from "react"
import { useTranslate } from "react-admin"

interface PlainFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  "type" | "autoComplete" | "slotProps"
> {
  name: string
  /** Keys of the words. */
  label: string
  hint?: string
  problem?: string | undefined
}

/** A field of a form outside react-admin's records; the browser holds its text. */
export function PlainField({ label, hint, problem, ...rest }: PlainFieldProps) {
  const translate = useTranslate()
  const below = problem ?? hint
  return (
    <TextField
      {...rest}
      id={rest.name}
      label={translate(label)}
      error={problem !== undefined}
      helperText={below && translate(below)}
      fullWidth
      required
      margin="normal"
    />
  )
}
