import type { FieldErrors } from "#domain/applications/form/field-errors.ts"
import { idempotencyHeader } from "#domain/staff/idempotency.ts"
import { backgroundHeader, memberHeader } from "#domain/staff/limits.ts"

import { connection } from "./connection.ts"
import { type ErrorBody, HttpError } from "./http-error.ts"
import { noteServerTime } from "./server-time.ts"

const base = "/api/console"

/** Error body of the API: a message key, and error keys by field. */
interface Refused extends Pick<ErrorBody, "other"> {
  message?: string
  errors?: FieldErrors
}

/** Message key of an error response. What is no key (for example from a proxy) maps to a general one. */
const keyOf = (status: number, { message = "" }: Refused) => {
  if (/^[a-z_]+$/.test(message)) return `console.refusals.${message}`
  // A proxy says that the server does not answer it.
  if ([502, 503, 504].includes(status)) return "console.refusals.no_connection"
  return `console.refusals.${status >= 500 ? "failed" : "malformed"}`
}

/** Field errors in react-admin's format for a refused save. */
const inputErrors = (errors: FieldErrors) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, keys]) => [field, `console.errors.${keys[0]}`]),
  )

export type Method = "GET" | "POST" | "PUT" | "DELETE"

interface SendOptions {
  signal?: AbortSignal | undefined
  member?: string | undefined
  isBackground?: boolean
  /** The idempotency key of a change. */
  key?: string | undefined
  /** Milliseconds until a request without a signal counts as not answered. */
  timeoutMs?: number | undefined
}

const headersOf = (body: object | undefined, { member, isBackground, key }: SendOptions) => ({
  ...(body && !(body instanceof FormData) && { "content-type": "application/json" }),
  ...(member !== undefined && { [memberHeader]: member }),
  ...(isBackground && { [backgroundHeader]: "1" }),
  ...(key !== undefined && { [idempotencyHeader]: key }),
})

/** Fetches; without any response it throws an HttpError with status 0. */
const fetchResponse = async (
  url: string,
  init: RequestInit,
  { signal, timeoutMs }: SendOptions,
): Promise<Response> => {
  const timeout = new AbortController()
  const timer = timeoutMs && setTimeout(() => timeout.abort(), timeoutMs)
  try {
    return await fetch(url, { ...init, signal: signal ?? timeout.signal })
  } catch (error) {
    if (signal?.aborted) throw error
    connection.report(false)
    throw new HttpError("console.refusals.no_connection", 0)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Sends one request: JSON, or a FormData unchanged. An error response throws an HttpError. Its message is a
 * message key; its body has the errors by field.
 */
export const sendOnce = async (
  method: Method,
  path: string,
  body?: object,
  options: SendOptions = {},
): Promise<Response> => {
  const sent = body instanceof FormData ? body : body && JSON.stringify(body)
  const init = { method, headers: headersOf(body, options), ...(sent && { body: sent }) }
  const response = await fetchResponse(base + path, init, options)
  connection.report(true)
  noteServerTime(response)
  if (response.ok) return response
  const reply = (await response.json().catch(() => ({}))) as Refused
  const { errors: fieldErrors = {}, other } = reply
  throw new HttpError(keyOf(response.status, reply), response.status, {
    errors: inputErrors(fieldErrors),
    fieldErrors,
    ...(other && { other }),
  })
}
