import { useEffect } from "react"

import { keepAliveMinutes } from "#domain/staff/limits.ts"

import { sendOnce } from "../api/send-once.ts"

interface KeepAlive {
  /** Current time in milliseconds. */
  now: () => number
  renew: () => void
}

/** Renews the session on input, at most once per interval; never without input. */
export const createKeepAlive = ({ now, renew }: KeepAlive) => {
  let renewedAt = now()
  return () => {
    if (now() - renewedAt < keepAliveMinutes * 60_000) return
    renewedAt = now()
    renew()
  }
}

const inputs = ["input", "keydown", "pointerdown"] as const

/**
 * Counts typing as activity, so that the session does not end while a long form is filled in. The server still ends
 * it after its absolute limit.
 */
export const useKeepAlive = () => {
  useEffect(() => {
    const noteInput = createKeepAlive({
      now: () => Date.now(),
      // Ignore failures; the next request reports them. A dialog now would interrupt the typing.
      renew: () => void sendOnce("GET", "/me").catch(() => undefined),
    })
    for (const type of inputs) {
      window.addEventListener(type, noteInput, { capture: true, passive: true })
    }
    return () => {
      for (const type of inputs) window.removeEventListener(type, noteInput, { capture: true })
    }
  }, [])
}
