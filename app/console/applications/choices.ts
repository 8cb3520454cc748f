import { staffStatusMessages } from "#domain/applications/messages/staff-status-messages.ts"
import { feeStatuses, statuses } from "#domain/applications/workflow.ts"

import { useCourseNames } from "../admission-sessions.ts"
import { useConsoleLanguage } from "../language/use-language.ts"

/** Statuses of applications, named in the console's language. */
export const useStatusChoices = () => {
  const language = useConsoleLanguage()
  return statuses.map((status) => ({
    id: status,
    name: staffStatusMessages[status].name[language],
  }))
}

/** States of a fee. Names are message keys. */
export const feeStatusChoices = feeStatuses.map((status) => ({
  id: status,
  name: `feeStatuses.${status}`,
}))

/** The courses of all sessions, named in the console's language. */
export const useCourseChoices = () => {
  const language = useConsoleLanguage()
  const { courses } = useCourseNames()
  return courses.map(({ code, short_name }) => ({ id: code, name: short_name[language] }))
}
