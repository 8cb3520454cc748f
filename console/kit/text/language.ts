import type { Language } from "#domain/content/languages.ts"

const storageKey = "RaStoreconsole.locale"

export const preferredLanguage = (): Language => (navigator.language.startsWith("hi") ? "hi" : "en")

/** The language that was chosen on this device; react-admin's store has the same key. */
export const storedLanguage = (): Language => {
  const stored = localStorage.getItem(storageKey)
  if (stored === null) return preferredLanguage()
  return stored === '"hi"' ? "hi" : "en"
}

export const storeLanguage = (language: Language) =>
  localStorage.setItem(storageKey, JSON.stringify(language))
