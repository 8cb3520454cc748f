import { useSyncExternalStore } from "react"

/** What a visitor may set: its name on <html> (`data-theme`), and its key in local storage. */
export const storedPreferences = {
  theme: "navigation-colour",
  textSize: "text-size",
  contrast: "contrast",
} as const

type Setting = keyof typeof storedPreferences

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Shows a setting at once and keeps it for the next visit; an empty one is the default again. */
const keep = (setting: Setting, value: string) => {
  const { dataset } = document.documentElement
  if (value) dataset[setting] = value
  else delete dataset[setting]
  try {
    if (value) localStorage.setItem(storedPreferences[setting], value)
    else localStorage.removeItem(storedPreferences[setting])
  } catch {
    // A browser that keeps nothing shows it until the page is left.
  }
  for (const listener of listeners) listener()
}

/** A setting as it stands on <html>, empty for the default, and how to change it. */
export const useStoredPreference = (setting: Setting) => {
  const value = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[setting] ?? "",
    () => "",
  )
  return [value, (next: string) => keep(setting, next)] as const
}
