import { Button, type ButtonProps } from "@mui/material"
import { createContext, useContext, useEffect } from "react"

import type { HttpError } from "#console/api/http-error.ts"

import { ErrorAlert } from "../page/error-alert.tsx"

interface FormState {
  isRunning: boolean
  failure: HttpError | undefined
  errors: Record<string, string>
  /** The names of the fields that show their own error. */
  fields: Set<string>
}

/** What became of the last attempt to send the form around a component. */
export const FormStateContext = createContext<FormState>({
  isRunning: false,
  failure: undefined,
  errors: {},
  fields: new Set(),
})

export const useFormState = () => useContext(FormStateContext)

/** The key of the error that the server found in a field. The field shows it, so that `FormFailure` need not. */
export const useFieldError = (name: string) => {
  const { errors, fields } = useFormState()
  useEffect(() => {
    fields.add(name)
    return () => void fields.delete(name)
  }, [fields, name])
  return errors[name]
}

/** Says only that something is wrong with the input. */
const refused = "console.refusals.refused"

/** Why the form was not sent, unless its fields say so. An error of no field is more precise than a general message. */
export function FormFailure() {
  const { failure, errors, fields } = useFormState()
  const names = Object.keys(errors)
  const other = names.find((name) => !fields.has(name))
  if (names.length > 0 && other === undefined) return <ErrorAlert text={undefined} />
  const isPrecise = other !== undefined && failure?.message === refused
  return <ErrorAlert text={isPrecise ? errors[other] : failure?.message} />
}

/** The button that sends the form; not twice. */
export function SubmitButton({ disabled = false, ...rest }: ButtonProps) {
  const { isRunning } = useFormState()
  return <Button {...rest} type="submit" disabled={disabled || isRunning} />
}
