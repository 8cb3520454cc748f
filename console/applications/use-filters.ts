import { useTranslate } from "react-admin"

import { duplicateKinds } from "#domain/applications/duplicates.ts"
import { choices } from "#domain/applications/form/field-types.ts"
import { formatValue } from "#domain/applications/format-value.ts"
import { staffStatusMessages } from "#domain/applications/messages/staff-status-messages.ts"
import { feeStatuses, statuses } from "#domain/applications/workflow.ts"

import { useCourseChoices, useSessionNames } from "../admission-sessions.ts"
import { useConsoleLanguage } from "../language/use-language.ts"
import type { FilterField } from "../lists/filters.ts"
import { useValueLabels } from "./use-application.ts"

/** The filters of the list; those of the work lists are above it. */
export const useFilters = (): FilterField[] => {
  const translate = useTranslate()
  const labels = useValueLabels()
  const language = useConsoleLanguage()
  const day = (source: string): FilterField => ({
    source,
    label: translate(`resources.applications.fields.${source}`),
    kind: "day",
  })
  const choice = <Id extends string>(
    source: string,
    ids: readonly Id[],
    nameOf: (id: Id) => string = String,
  ): FilterField => ({
    ...day(source),
    kind: "choice",
    choices: ids.map((id) => ({ id, name: nameOf(id) })),
  })
  return [
    { ...choice("course", []), choices: useCourseChoices() },
    choice("status", statuses, (status) => staffStatusMessages[status].name[language]),
    choice("category", choices.category, (id) => formatValue("category", id, labels)),
    choice("feeStatus", feeStatuses, (status) => translate(`feeStatuses.${status}`)),
    choice("duplicates", duplicateKinds, (kind) => translate(`console.duplicates.${kind}`)),
    day("dayFrom"),
    day("dayTo"),
    choice("session", useSessionNames()),
    { ...choice("assignedTo", []), label: translate("resources.applications.fields.assigned_to") },
  ]
}
