import type { Catalogue } from "../messages/catalogue.ts"
import { translatorsOf } from "../messages/translators.ts"
import { useConsoleLanguage } from "./use-language.ts"

/** Makes a hook that returns the text of a key of a catalogue, in the console's language. */
export const textsHook = (catalogue: Catalogue) => {
  const translators = translatorsOf(catalogue)
  return function useTexts() {
    return translators[useConsoleLanguage()]
  }
}
