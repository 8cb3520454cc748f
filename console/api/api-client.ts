import { isWithoutKey } from "#domain/staff/idempotency.ts"
import type { ChangeOutcome } from "#server/platform/idempotency/idempotency-keys.ts"

import { reauthentication, type WhyHeld } from "../sign-in-session/reauthentication.ts"
import { HttpError } from "./http-error.ts"
import { sendChange } from "./send-change.ts"
import { type Method, sendOnce } from "./send-once.ts"

/** The member of staff closed the sign-in dialog: the request was not repeated. */
const notRepeated = () => new HttpError("console.refusals.not_repeated", 499)

/** Why a refused request waits for the sign-in dialog; undefined for every other error. */
const whyHeld = (error: unknown): WhyHeld | undefined => {
  if (!(error instanceof HttpError) || !reauthentication.member()) return undefined
  if (error.message === "console.refusals.not_signed_in") return "session over"
  return error.message === "console.refusals.another_member" ? "another member" : undefined
}

interface Call {
  method: Method
  path: string
  body: object | undefined
  signal: AbortSignal | undefined
}

/** Milliseconds without an answer after which a change is sent again. An upload may take longer. */
const timeoutMs = 60_000

/** Sends a request, again after the sign-in dialog if the session is over or belongs to another member by now. */
const sendHeld = async (call: Call, key?: string): Promise<Response> => {
  const { method, path, body, signal } = call
  const isTimed = key !== undefined && !(body instanceof FormData)
  try {
    return await sendOnce(method, path, body, {
      signal,
      member: reauthentication.member()?.id,
      key,
      timeoutMs: isTimed ? timeoutMs : undefined,
    })
  } catch (error) {
    const why = whyHeld(error)
    if (!why) throw error
    const isRepeated = await reauthentication.hold({ why, isChange: method !== "GET", signal })
    signal?.throwIfAborted()
    if (!isRepeated) throw notRepeated()
    return sendHeld(call, key)
  }
}

/**
 * Sends a request for the member who opened the page. If the session is over, or belongs to another member by now,
 * the request is held, the sign-in dialog opens over the page, and the request is sent again when the member
 * of staff says so. A change is sent under an idempotency key. Otherwise it fails like `sendOnce`.
 */
export const sendForMember = (
  method: Method,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Response> => {
  const call = { method, path, body, signal }
  if (method === "GET" || isWithoutKey(method, path)) return sendHeld(call)
  return sendChange(call, {
    send: (key) => sendHeld(call, key),
    outcomeOf: (key) => requestData<ChangeOutcome>("GET", `/changes/${key}`),
  })
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
