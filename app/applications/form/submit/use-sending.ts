import { useEffect, useRef, useState } from "react"

import type { Language } from "#domain/content/languages.ts"

import { type Retry, sendWithRetries, submitForm } from "./submit.ts"

/** Sends one form until there is an answer, and shows how far it is. */
export const useSending = () => {
  const [percent, setPercent] = useState<number>()
  const [retry, setRetry] = useState<Retry>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Marks the form as being sent, before it is. Returns the signal of `stop`. */
  const begin = () => {
    running.current = new AbortController()
    setPercent(0)
    return running.current.signal
  }
  const end = () => {
    running.current = undefined
    setPercent(undefined)
    setRetry(undefined)
  }
  const send = (body: FormData, language: Language, signal: AbortSignal) => {
    const sendOnce = () => {
      setPercent(0)
      return submitForm(body, language, setPercent)
    }
    const onPause = (next: Retry) => {
      setPercent(undefined)
      setRetry(next)
    }
    return sendWithRetries(sendOnce, { signal, onPause })
  }
  /** Lets a request end, and sends no more by itself. */
  const stop = () => {
    running.current?.abort()
    setRetry(undefined)
  }
  return { begin, end, send, stop, percent, retry, isRunning: () => running.current !== undefined }
}
