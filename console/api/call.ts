import type { DataOf, FileAnswer, InputOf } from "#server/features/define-call.ts"
import type { ConsoleCalls } from "#server/http/console/console-calls.ts"

import { readInBackground, requestData, sendForMember } from "./api-client.ts"
import type { Method } from "./send-once.ts"

type CallName = keyof ConsoleCalls
export type ReadName = Extract<CallName, `GET ${string}`>
type FileName = {
  [Name in CallName]: DataOf<ConsoleCalls[Name]> extends FileAnswer ? Name : never
}[CallName]

/** What a call answers when it is not refused. */
export type CallData<Name extends CallName> = DataOf<ConsoleCalls[Name]>

/** The request of a call: the parts of its path are of the input, the rest is the query or the body. */
export const requestOf = (
  name: string,
  input: object = {},
): [method: Method, path: string, body?: object] => {
  const [method, pattern] = name.split(" ") as [Method, string]
  const entries = Object.entries(input).filter(([, value]) => value !== undefined)
  const rest = new Map<string, unknown>(entries)
  const path = pattern.replaceAll(/:(\w+)/g, (_, part: string) => {
    const value = String(rest.get(part))
    rest.delete(part)
    return encodeURIComponent(value)
  })
  if (method === "POST" || method === "PUT") return [method, path, Object.fromEntries(rest)]
  const query = new URLSearchParams([...rest].map(([key, value]) => [key, String(value)]))
  return [method, rest.size > 0 ? `${path}?${query}` : path]
}

/** The input of a call, which may be left out if it has none, and what follows it. */
export type CallArguments<Name extends CallName, Last> =
  Record<never, never> extends InputOf<ConsoleCalls[Name]>
    ? [input?: InputOf<ConsoleCalls[Name]>, last?: Last]
    : [input: InputOf<ConsoleCalls[Name]>, last?: Last]

/** Calls the server by the name of a defined call, and returns the data. Fails as `sendForMember`. */
export const call = <Name extends CallName>(
  name: Name,
  ...[input, signal]: CallArguments<Name, AbortSignal>
) => {
  const [method, path, body] = requestOf(name, input)
  return requestData<CallData<Name>>(method, path, body, signal)
}

/** Calls the server for a file. */
export const callForFile = <Name extends FileName>(
  name: Name,
  input: InputOf<ConsoleCalls[Name]>,
) => sendForMember(...requestOf(name, input))

/** Like `call`, for what the page repeats by itself. */
export const callInBackground = <Name extends CallName>(
  name: Name,
  input: InputOf<ConsoleCalls[Name]>,
  signal: AbortSignal,
) => {
  const [, path, body] = requestOf(name, input)
  return readInBackground<CallData<Name>>(path, signal, body)
}
