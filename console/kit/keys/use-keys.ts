import { useEffect, useEffectEvent, useSyncExternalStore } from "react"

import { readStored, writeStored } from "#ui/browser/browser-storage.ts"
import { createListeners } from "#ui/browser/listeners.ts"

/** What a page does at a key, by the key in lower case. */
type Action = () => void

/** Milliseconds between two keys below which a scanner types, not a person. */
const scanMs = 60
/** A shorter text is no code. */
const shortestScan = 8

const isField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]",
  ) !== null

/** The letter or digit of a key, also on a Hindi keyboard. */
const characterOf = ({ key, code }: KeyboardEvent) =>
  /^[\u0020-\u007e]$/.test(key) ? key : (/^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? "")

interface KeyReader {
  /** The action of a key now; undefined if it has none. */
  actionOf: (key: string) => Action | undefined
  onScan: (text: string) => void
}

/**
 * Reads keys outside of inputs: a single one is an action, many at once and Enter are a scanner's code. So a scanned
 * letter starts no action: each waits until no other key follows.
 */
export const createKeyReader = ({ actionOf, onScan }: KeyReader) => {
  let prefix = ""
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    const key = prefix
    prefix = ""
    if (key.length === 1) actionOf(key.toLowerCase())?.()
  }
  return (event: KeyboardEvent) => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.isComposing
    if (isOther || event.defaultPrevented || event.repeat || isField(event.target)) return
    // A dialog has inputs and keys of its own.
    if (document.querySelector("[role=dialog]")) return
    if (event.key === "Enter" && prefix.length >= shortestScan) {
      event.preventDefault()
      clearTimeout(timer)
      const text = prefix
      prefix = ""
      onScan(text)
      return
    }
    const character = characterOf(event)
    if (character === "") return
    // Firefox would search the page at "/".
    if (actionOf(character.toLowerCase())) event.preventDefault()
    prefix += character
    clearTimeout(timer)
    timer = setTimeout(end, scanMs)
  }
}

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
