import { useLocaleState } from "react-admin"

import { choices } from "#domain/admission/choices.ts"
import { courses } from "#domain/admission/courses.ts"
import { statusWords } from "#domain/admission/words/status-words.ts"
import { feeStatuses, statuses } from "#domain/admission/workflow.ts"

type Locale = "en" | "hi"

/** What one may choose among applications, named in the console's language. */
export const useChoices = () => {
  const [locale] = useLocaleState()
  const language = locale as Locale
  return {
    statuses: statuses.map((status) => ({ id: status, name: statusWords[status].name[language] })),
    courses: courses.map(({ code, shortName }) => ({ id: code, name: shortName[language] })),
    categories: choices.category.map((category) => ({
      id: category,
      name: category.toUpperCase(),
    })),
    feeStatuses: feeStatuses.map((status) => ({ id: status, name: `feeStatuses.${status}` })),
  }
}
