import { useMemo } from "react"

import { valueLabels } from "#domain/applications/format-value.ts"

import { useCourseNames } from "../admission-sessions.ts"
import { useConsoleLanguage } from "../language/use-language.ts"

/** The labels of stored values in the console's language. */
export const useValueLabels = (label?: string) => {
  const names = useCourseNames(label)
  const language = useConsoleLanguage()
  return useMemo(() => valueLabels(names, language), [names, language])
}
