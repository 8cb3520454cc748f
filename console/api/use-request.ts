import { useQuery } from "@tanstack/react-query"
import { useCallback } from "react"
import { useNotify } from "react-admin"

import { readInBackground, requestData } from "./api-client.ts"
import { type CallData, type CallArguments, type ReadName, requestOf } from "./call.ts"

interface ReadOptions {
  enabled?: boolean
  /** Milliseconds after which the page reads again by itself. */
  refetchInterval?: number
  /** Milliseconds in which another component does not read again. */
  staleTime?: number
}

/** Reads a path of the API; the path is the query key. */
export const useRead = <Data>(path: string, options?: ReadOptions) =>
  useQuery({
    queryKey: [path],
    queryFn: ({ client, queryKey, signal }) =>
      options?.refetchInterval && client.getQueryData(queryKey) !== undefined
        ? readInBackground<Data>(path, signal)
        : requestData<Data>("GET", path, undefined, signal),
    ...options,
  })

/** The query key of what a call answers, to read it again. */
export const queryKeyOf = <Name extends ReadName>(
  name: Name,
  ...[input]: CallArguments<Name, never>
) => [requestOf(name, input)[1]]

/** Reads what a call answers; its path with the query is the query key. */
export const useCall = <Name extends ReadName>(
  name: Name,
  ...[input, options]: CallArguments<Name, ReadOptions>
) => useRead<CallData<Name>>(requestOf(name, input)[1], options)

/** Milliseconds for which a notice is shown that says what to do. */
const longNoticeMs = 20_000

export const useNotifyError = () => {
  const notify = useNotify()
  return useCallback(
    ({ message }: Error) => {
      const isUnknown = message === "console.refusals.no_answer"
      notify(message, { type: "error", ...(isUnknown && { autoHideDuration: longNoticeMs }) })
    },
    [notify],
  )
}
