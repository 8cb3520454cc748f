import { choices } from "#domain/applications/form/field-types.ts"
import { statusMessages } from "#domain/applications/messages/status-messages.ts"
import { feeStatuses, statuses } from "#domain/applications/workflow.ts"

import { useCourseNames } from "../admission-sessions.ts"
import { useConsoleLanguage } from "../use-language.ts"

/** Options of the application filters, labelled in the console's language. */
export const useApplicationChoices = () => {
  const language = useConsoleLanguage()
  const { courses } = useCourseNames()
  return {
    statuses: statuses.map((status) => ({
      id: status,
      name: statusMessages[status].name[language],
    })),
    courses: courses.map(({ code, short_name }) => ({ id: code, name: short_name[language] })),
    categories: choices.category.map((category) => ({
      id: category,
      name: category.toUpperCase(),
    })),
    feeStatuses: feeStatuses.map((status) => ({ id: status, name: `feeStatuses.${status}` })),
  }
}
