import type { FieldErrors } from "#domain/applications/form/field-errors.ts"

import { HttpError } from "../api/http-error.ts"
import { ErrorAlert } from "../layout/error-alert.tsx"

/** Error of client-side validation; the fields show the details. */
export const isValidationError = new HttpError("console.refusals.refused", 422)

/** Errors by field from a refused application form. */
export const saveErrorsOf = ({ body }: HttpError): FieldErrors => body?.fieldErrors ?? {}

const textOf = ({ status, message }: HttpError) =>
  status === 413 ? "console.form.tooLarge" : message

/** Shows why a form could not be saved; the typed values stay. */
export function SaveErrors({ failure }: { failure: HttpError | undefined }) {
  return <ErrorAlert text={failure && textOf(failure)} />
}
