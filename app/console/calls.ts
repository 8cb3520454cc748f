import { HttpError } from "react-admin"

import { en } from "./words/en.ts"

const base = "/api/console"

/** What a refused call says: a key of the console's words, and problems by field. */
interface Refused {
  message?: string
  errors?: Record<string, string[]>
}

/** A key there are words for, whatever stands between here and the server and answers for it. */
const keyOf = (status: number, { message = "" }: Refused) => {
  const other = status >= 500 ? "failed" : "malformed"
  return `console.refusals.${message in en.console.refusals ? message : other}`
}

/** The field errors as react-admin shows them at the end of a refused save. */
const fieldErrors = ({ errors }: Refused) =>
  Object.fromEntries(
    Object.entries(errors ?? {}).map(([field, keys]) => [field, `console.problems.${keys[0]}`]),
  )

type Method = "GET" | "POST" | "PUT" | "DELETE"

/**
 * Calls the server; `body` is sent as JSON, a FormData as it is. A refusal becomes an HttpError whose message
 * is a key of the words, and whose body names problems by field.
 */
export const ask = async (
  method: Method,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Response> => {
  const isForm = body instanceof FormData
  const response = await fetch(base + path, {
    method,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    headers: body && !isForm ? { "content-type": "application/json" } : {},
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new HttpError("console.refusals.no_connection", 0)
  })
  if (response.ok) return response
  const reply = (await response.json().catch(() => ({}))) as Refused
  throw new HttpError(keyOf(response.status, reply), response.status, {
    ...reply,
    errors: fieldErrors(reply),
  })
}

/** As `ask`, for what is answered in JSON. */
export const call = async <Reply>(...asked: Parameters<typeof ask>): Promise<Reply> => {
  const response = await ask(...asked)
  return (await response.json().catch(() => ({}))) as Reply
}
