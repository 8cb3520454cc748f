import { useQuery } from "@tanstack/react-query"
import { useCallback } from "react"
import { useNotify } from "react-admin"

import { readInBackground, requestData } from "./api-client.ts"

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

export const useNotifyError = () => {
  const notify = useNotify()
  return useCallback((error: Error) => notify(error.message, { type: "error" }), [notify])
}
