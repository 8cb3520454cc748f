import type { FieldErrors } from "#domain/applications/form/field-errors.ts"
import { backgroundHeader, memberHeader } from "#domain/staff/session-limits.ts"

import { reauthentication, type WhyHeld } from "../session/reauthentication.ts"
import { connection } from "./connection.ts"
import { HttpError } from "./http-error.ts"

const base = "/api/console"

/** Error body of the API: a message key, and error keys by field. */
interface Refused {
  message?: string
  errors?: FieldErrors
  /** Another application that the refusal names. */
  other?: { id: string; applicant_name: string }
}

/** Message key of an error response. What is no key (for example from a proxy) maps to a general one. */
const keyOf = (status: number, { message = "" }: Refused) => {
  const other = status >= 500 ? "failed" : "malformed"
  return `console.refusals.${/^[a-z_]+$/.test(message) ? message : other}`
}

/** Field errors in react-admin's format for a refused save. */
const inputErrors = (errors: FieldErrors) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, keys]) => [field, `console.errors.${keys[0]}`]),
  )

type Method = "GET" | "POST" | "PUT" | "DELETE"

interface SendOptions {
  signal?: AbortSignal | undefined
  member?: string | undefined
  isBackground?: boolean
}

/**
 * Sends one request: JSON, or a FormData unchanged. An error response throws an HttpError. Its message is a
 * message key; its body has the errors by field.
 */
export const sendOnce = async (
  method: Method,
  path: string,
  body?: object,
  { signal, member, isBackground = false }: SendOptions = {},
): Promise<Response> => {
  const isForm = body instanceof FormData
  const response = await fetch(base + path, {
    method,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    headers: {
      ...(body && !isForm && { "content-type": "application/json" }),
      ...(member !== undefined && { [memberHeader]: member }),
      ...(isBackground && { [backgroundHeader]: "1" }),
    },
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    connection.report(false)
    throw new HttpError("console.refusals.no_connection", 0)
  })
  connection.report(true)
  if (response.ok) return response
  const reply = (await response.json().catch(() => ({}))) as Refused
  const { errors: fieldErrors = {}, other } = reply
  throw new HttpError(keyOf(response.status, reply), response.status, {
    errors: inputErrors(fieldErrors),
    fieldErrors,
    ...(other && { other }),
  })
}

/** The member of staff closed the sign-in dialog: the request was not repeated. */
const notRepeated = () => new HttpError("console.refusals.not_repeated", 499)

/** Why a refused request waits for the sign-in dialog; undefined for every other error. */
const whyHeld = (error: unknown): WhyHeld | undefined => {
  if (!(error instanceof HttpError) || !reauthentication.member()) return undefined
  if (error.message === "console.refusals.not_signed_in") return "session over"
  return error.message === "console.refusals.another_member" ? "another member" : undefined
}

/**
 * Sends a request for the member who opened the page. If the session is over, or belongs to another member by now,
 * the request is held, the sign-in dialog opens over the page, and the request is sent again when the member
 * of staff says so. Otherwise it fails like `sendOnce`.
 */
export const sendForMember = async (
  method: Method,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Response> => {
  try {
    return await sendOnce(method, path, body, { signal, member: reauthentication.member()?.id })
  } catch (error) {
    const why = whyHeld(error)
    if (!why) throw error
    const isRepeated = await reauthentication.hold({ why, isChange: method !== "GET", signal })
    signal?.throwIfAborted()
    if (!isRepeated) throw notRepeated()
    return sendForMember(method, path, body, signal)
  }
}

/** Like `sendForMember`, and parses the JSON response. */
export const request = async <Reply>(...call: Parameters<typeof sendForMember>): Promise<Reply> => {
  const response = await sendForMember(...call)
  return (await response.json().catch(() => ({}))) as Reply
}

/** Like `request`, and returns the `data` of the response. */
export const requestData = async <Data>(...call: Parameters<typeof sendForMember>): Promise<Data> =>
  (await request<{ data: Data }>(...call)).data

/**
 * Like `requestData`, for what the page reads again by itself: it neither extends the session nor opens the sign-in
 * dialog.
 */
export const readInBackground = async <Data>(
  path: string,
  signal: AbortSignal,
  body?: object,
): Promise<Data> => {
  const member = reauthentication.member()?.id
  const method = body ? "POST" : "GET"
  const response = await sendOnce(method, path, body, { signal, member, isBackground: true })
  return ((await response.json()) as { data: Data }).data
}
