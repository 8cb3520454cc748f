import type { ComponentProps } from "react"
import { FieldTitle, InputHelperText, type InputProps, useInput } from "react-admin"

import { DayField } from "./day-field.tsx"

interface DayInputProps
  extends
    Pick<InputProps, "source" | "label" | "validate">,
    Pick<ComponentProps<typeof DayField>, "sx" | "size" | "margin" | "fullWidth"> {
  isRequired?: boolean
}

/** A day of a react-admin form, YYYY-MM-DD. */
export function DayInput({ source, label, validate, isRequired = false, ...rest }: DayInputProps) {
  const { id, field, fieldState, ...input } = useInput({ source, ...(validate && { validate }) })
  const { ref, value, onChange, onBlur, name } = field
  const message = fieldState.error?.message
  return (
    <DayField
      {...rest}
      id={id}
      name={name}
      inputRef={ref}
      value={value ?? ""}
      onChange={onChange}
      onBlur={onBlur}
      label={
        <FieldTitle label={label} source={source} isRequired={isRequired || input.isRequired} />
      }
      error={fieldState.invalid}
      helperText={message && <InputHelperText error={message} />}
    />
  )
}
