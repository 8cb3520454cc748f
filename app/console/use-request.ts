import { useQuery } from "@tanstack/react-query"
import { type SyntheticEvent, useCallback, useState } from "react"
import { type HttpError, useNotify } from "react-admin"

import { requestData } from "./api-client.ts"

interface ReadOptions {
  enabled?: boolean
  refetchInterval?: number
}

/** Reads a path of the API; the path is the query key. */
export const useRead = <Data>(path: string, options?: ReadOptions) =>
  useQuery({
    queryKey: [path],
    queryFn: () => requestData<Data>("GET", path),
    ...options,
  })

/** Returns a function that shows an error as a notification. */
export const useNotifyError = () => {
  const notify = useNotify()
  return useCallback((error: Error) => notify(error.message, { type: "error" }), [notify])
}

/** Reads the text of a form field; "" for a missing one. */
export type TextOf = (name: string) => string

/** Reads the texts of an uncontrolled form. */
export const formText =
  (form: HTMLFormElement): TextOf =>
  (name) => {
    const value = new FormData(form).get(name)
    return typeof value === "string" ? value : ""
  }

/** State of a request that a form or a button sends: whether it runs, why it failed, and its errors by field. */
export const useAttempt = () => {
  const [failure, setFailure] = useState<HttpError>()
  const [isRunning, setIsRunning] = useState(false)

  const attempt = useCallback(async (send: () => Promise<unknown>) => {
    setIsRunning(true)
    setFailure(undefined)
    await send().catch(setFailure)
    setIsRunning(false)
  }, [])
  /** Makes the submit handler of a form. */
  const submit =
    (send: (text: TextOf, form: HTMLFormElement) => Promise<unknown>) =>
    (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      // Events of a dialog bubble through React to the form that opened it.
      event.stopPropagation()
      const form = event.currentTarget
      void attempt(() => send(formText(form), form))
    }
  const problems: Record<string, string> = failure?.body?.errors ?? {}
  return { attempt, submit, failure, problems, isRunning, forget: () => setFailure(undefined) }
}
