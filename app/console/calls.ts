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

/**
 * Calls the server; `body` is sent as JSON, a FormData as it is. A refusal becomes an HttpError whose message
 * is a key of the words, and whose body names problems by field: `problems` as the server does, `errors` as keys.
 */
export const call = async <Reply>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Reply> => {
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
  const reply = (await response.json().catch(() => ({}))) as Reply & Refused
  if (response.ok) return reply
  throw new HttpError(keyOf(response.status, reply), response.status, {
    ...reply,
    problems: reply.errors,
    errors: fieldErrors(reply),
  })
}
