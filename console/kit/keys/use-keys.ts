import { useEffect, useEffectEvent, useSyncExternalStore } from "react"

import { readStored, writeStored } from "#ui/browser/browser-storage.ts"
import { createListeners } from "#ui/browser/listeners.ts"

import { createKeyReader } from "./read-keys.ts"

/** The keys of the pages that are open now; the last page that names a key has it. */
const actions = new Map<string, (() => void)[]>()
const scans: ((text: string) => void)[] = []

export const actionOf = (key: string) => actions.get(key)?.at(-1)

const storageKey = "console-keys-off"
const { tell, subscribe } = createListeners()

/**
 * Whether single keys are switched off on this device: dictation, or a trembling hand, triggers them by accident (WCAG
 * 2.1.4). Signing out does not switch them on again.
 */
const keysAreOff = () => readStored(storageKey) !== null

export const switchKeys = (isOn: boolean) => {
  writeStored(storageKey, isOn ? null : "1")
  tell()
}

export const useKeysAreOff = () => useSyncExternalStore(subscribe, keysAreOff)

/** Gives the page a key while `action` is defined. */
export const useKey = (key: string, action: (() => void) | undefined) => {
  const latest = useEffectEvent(() => action?.())
  const isOn = action !== undefined
  useEffect(() => {
    if (!isOn) return
    const run = () => latest()
    const before = actions.get(key) ?? []
    actions.set(key, [...before, run])
    return () =>
      void actions.set(
        key,
        (actions.get(key) ?? []).filter((other) => other !== run),
      )
  }, [key, isOn])
}

/** Takes what a scanner types while no field has the focus. */
export const useScan = (onScan: (text: string) => void) => {
  const latest = useEffectEvent(onScan)
  useEffect(() => {
    const take = (text: string) => latest(text)
    scans.push(take)
    return () => void scans.splice(scans.indexOf(take), 1)
  }, [])
}

/** Reads the keys of all pages; once, in the layout. */
export const useKeyReader = () => {
  useEffect(() => {
    const read = createKeyReader({
      actionOf: (key) => (keysAreOff() ? undefined : actionOf(key)),
      onScan: (text) => scans.at(-1)?.(text),
    })
    window.addEventListener("keydown", read)
    return () => window.removeEventListener("keydown", read)
  }, [])
}
