import { useEffect } from "react"

import { keepAliveMinutes } from "#domain/staff/session.ts"

import { send } from "../api-client.ts"

interface KeepAlive {
  /** Milliseconds. */
  now: () => number
  renew: () => void
}

/** Renews the session at an input, at most once per interval; without input never. */
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
      // A failure is left to the next request that the person makes: a dialog now would take the keys being typed.
      renew: () => void send("GET", "/me").catch(() => undefined),
    })
    for (const type of inputs) {
      window.addEventListener(type, noteInput, { capture: true, passive: true })
    }
    return () => {
      for (const type of inputs) window.removeEventListener(type, noteInput, { capture: true })
    }
  }, [])
}
