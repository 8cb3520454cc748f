import type { FieldErrors } from "#domain/applications/form/field-errors.ts"

/** The body of an error response: error keys by field, and for an application form the errors of its fields. */
interface ErrorBody {
  errors?: Record<string, string>
  problems?: FieldErrors
  /** Another application that the refusal names. */
  other?: { id: string; applicant_name: string }
}

/**
 * An error response of the API, or status 0 without one. It has the shape of react-admin's HttpError, whose module would
 * bring react-admin to the sign-in page.
 */
export class HttpError extends Error {
  readonly status: number
  readonly body: ErrorBody | null

  constructor(message: string, status: number, body: ErrorBody | null = null) {
    super(message)
    this.status = status
    this.body = body
  }
}
