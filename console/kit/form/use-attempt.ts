import { type SyntheticEvent, useCallback, useRef, useState } from "react"

import type { HttpError } from "#console/api/http-error.ts"

import { formText, type TextOf } from "./form-text.ts"
import { forgetDraft } from "./use-draft.ts"

/** Sends what was entered into a form. */
export type Send = (text: TextOf, form: HTMLFormElement) => Promise<unknown>

/**
 * State of a request that a form or a button sends: whether it runs, why it failed, and its errors by field. A second
 * attempt is ignored while one runs.
 */
export const useAttempt = () => {
  const [failure, setFailure] = useState<HttpError>()
  const [isRunning, setIsRunning] = useState(false)
  // The second click of a double click comes before the state disables a button.
  const running = useRef(false)

  const attempt = useCallback(async (send: () => Promise<unknown>) => {
    if (running.current) return
    running.current = true
    setIsRunning(true)
    setFailure(undefined)
    await send().catch(setFailure)
    running.current = false
    setIsRunning(false)
  }, [])
  /** Makes the submit handler of a form. */
  const submit = (send: Send) => (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Events of a dialog bubble through React to the form that opened it.
    event.stopPropagation()
    const form = event.currentTarget
    void attempt(async () => {
      await send(formText(form), form)
      await forgetDraft(form)
    })
  }
  const errors: Record<string, string> = failure?.body?.errors ?? {}
  return { attempt, submit, failure, errors, isRunning, forget: () => setFailure(undefined) }
}
