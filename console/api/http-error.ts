import type { FieldErrors } from "#domain/applications/form/field-errors.ts"

/** The body of an error response: by field, the key of its error in the console's messages, and the keys the server sent. */
export interface ErrorBody {
  errors?: Record<string, string>
  fieldErrors?: FieldErrors
  /** Another application that the refusal names, with the day of its deposit, YYYY-MM-DD. */
  other?: { id: string; applicant_name: string; fee_at: string | null }
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

/** The key of the error of a field, where no field shows it; else that of the general message. */
export const firstMessage = ({ message, body }: HttpError) =>
  Object.values(body?.errors ?? {})[0] ?? message

const outdated = ["changed_meanwhile", "changed_by_you", "outcome_unknown", "sent_by_another"].map(
  (name) => `console.refusals.${name}`,
)

/** Whether an error says that the stored record may be newer than the one on the page. */
export const isOutdated = (message: string | undefined) =>
  message !== undefined && outdated.includes(message)
