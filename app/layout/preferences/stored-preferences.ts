import { useSyncExternalStore } from "react"

import { writeStored } from "#ui/browser/browser-storage.ts"
import { createListeners } from "#ui/browser/listeners.ts"

/** Visitor preferences: the data attribute on <html> (`data-theme`), and the local storage key. */
export const storedPreferences = {
  theme: "navigation-colour",
  textSize: "text-size",
  contrast: "contrast",
} as const

type Setting = keyof typeof storedPreferences

const { tell, subscribe } = createListeners()

/** Applies a preference and stores it for the next visit; "" restores the default. */
const store = (setting: Setting, value: string) => {
  const { dataset } = document.documentElement
  if (value) dataset[setting] = value
  else delete dataset[setting]
  // Where storage is unavailable, the preference applies until the page is left.
  writeStored(storedPreferences[setting], value || null)
  tell()
}

/** Current value of a preference on <html> ("" for the default), and its setter. */
export const useStoredPreference = (setting: Setting) => {
  const value = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[setting] ?? "",
    () => "",
  )
  return [value, (next: string) => store(setting, next)] as const
}
