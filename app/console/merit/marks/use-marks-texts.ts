import type { Component } from "#domain/merit/candidates/merit-rule.ts"
import { componentNames } from "#domain/merit/explanation/names.ts"

import { useConsoleLanguage } from "../../language/use-language.ts"
import { useMarksTexts } from "./texts.ts"

/** The names of the percentages of which an index is made. */
export const useComponentNames = () => {
  const language = useConsoleLanguage()
  return (component: Component) => componentNames[component][language]
}

/** The text of an error that the server found in a field, or in a line. */
export const useMarksErrorText = () => {
  const text = useMarksTexts()
  return (key: string | undefined) =>
    key === undefined ? undefined : text(`errors.${key.split(".").at(-1)}`)
}
