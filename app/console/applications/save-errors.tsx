import { HttpError } from "react-admin"

import type { FieldErrors } from "#domain/applications/field-errors.ts"

import { ErrorMessage } from "../error-message.tsx"

/** What is typed is not right yet: the fields say what. */
export const isValidationError = new HttpError("console.refusals.refused", 422)

/** The problems a refused call names, field by field. */
export const saveErrorsOf = ({ body }: HttpError): FieldErrors => body?.problems ?? {}

const textOf = ({ status, message }: HttpError) =>
  status === 413 ? "console.form.tooLarge" : message

/** Why a form could not be saved; whatever it was, the page and what is typed on it stay. */
export function SaveErrors({ failure }: { failure: HttpError | undefined }) {
  return <ErrorMessage text={failure && textOf(failure)} />
}
