import { meritLabel } from "#domain/merit/explanation/names.ts"

import { textsHook, useConsoleLanguage } from "../language/use-language.ts"
import { objectionTexts } from "./objections/objection-texts.ts"
import { roundTexts } from "./round-texts.ts"
import { meritTexts } from "./texts.ts"

/** Returns the text of a key of this page, in the console's language. */
export const useTexts = textsHook({ ...meritTexts, ...roundTexts, ...objectionTexts })

/** The names of components, traits, claims, categories and compartments. */
export const useNames = () => {
  const language = useConsoleLanguage()
  return (name: string) => meritLabel(name, language)
}
