import { type Catalogue, textsIn } from "./catalogue.ts"
import { createTranslate } from "./translate.ts"

/** The `translate` of each language for a catalogue that is not part of the console's messages. */
export const translatorsOf = (catalogue: Catalogue) => ({
  en: createTranslate(textsIn(catalogue, "en")),
  hi: createTranslate(textsIn(catalogue, "hi")),
})
