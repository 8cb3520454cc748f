import { useLocaleState } from "react-admin"

import type { Language } from "#domain/content/languages.ts"

import { type Catalogue, translatorsOf } from "../messages/catalogue.ts"

export const useConsoleLanguage = () => useLocaleState()[0] as Language

/** Makes a hook that returns the text of a key of a catalogue, in the console's language. */
export const textsHook = (catalogue: Catalogue) => {
  const translators = translatorsOf(catalogue)
  return function useTexts() {
    return translators[useConsoleLanguage()]
  }
}
