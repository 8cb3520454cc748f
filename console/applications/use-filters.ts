import { duplicateKinds } from "#domain/applications/duplicates.ts"
import { choices } from "#domain/applications/form/form-fields.ts"
import { formatValue } from "#domain/applications/format-value.ts"
import { staffStatusMessages } from "#domain/applications/messages/status-messages.ts"
import { feeStatuses, statuses } from "#domain/applications/workflow.ts"

import { useCourseChoices, useSessionNames } from "../admission-sessions.ts"
import type { FilterField } from "../kit/table/filters.ts"
import { useConsoleLanguage, useText } from "../kit/text/use-language.ts"
import type { ConsoleMessages } from "../messages/messages-in.ts"
import { useValueLabels } from "./use-application.ts"

type Source = keyof ConsoleMessages["resources"]["applications"]["fields"] & string

/** The filters of the list; those of the work lists are above it. */
export const useFilters = (): FilterField[] => {
  const t = useText()
  const labels = useValueLabels()
  const language = useConsoleLanguage()
  const day = (source: Source): FilterField => ({
    source,
    label: t(`resources.applications.fields.${source}`),
    kind: "day",
  })
  const choice = <Id extends string>(
    source: Source,
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
    choice("feeStatus", feeStatuses, (status) => t(`feeStatuses.${status}`)),
    choice("duplicates", duplicateKinds, (kind) => t(`console.duplicates.${kind}`)),
    day("dayFrom"),
    day("dayTo"),
    choice("session", useSessionNames()),
    { ...choice("assigned_to", []), source: "assignedTo" },
  ]
}
