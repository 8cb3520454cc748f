import { Box } from "@mui/material"
import { useInput, useTranslate } from "react-admin"

import { LinkField } from "./link-field.tsx"

/** The link of a form: a page of the site, or an address. */
export function LinkInput({ source, label, isRequired }: LinkInputProps) {
  const translate = useTranslate()
  const { field, fieldState } = useInput<Record<string, unknown>>({ source })
  const error = fieldState.error?.message
  return (
    <Box sx={{ mt: 1, mb: 0.5, width: "100%" }}>
      <LinkField
        label={label}
        value={field.value ?? ""}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        required={isRequired}
        error={error !== undefined}
        errorText={error && translate(error, { _: error })}
      />
    </Box>
  )
}

interface LinkInputProps {
  source: string
  label: string
  isRequired: boolean
}
