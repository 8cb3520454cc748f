import { useTranslate } from "react-admin"

import { choices } from "#domain/applications/form/field-types.ts"
import { formatValue } from "#domain/applications/format-value.ts"

import { useSessionNames } from "../../admission-sessions.ts"
import type { FilterField } from "../../lists/filters.ts"
import { feeStatusChoices, useCourseChoices, useStatusChoices } from "../choices.ts"
import { useValueLabels } from "../use-value-labels.ts"

/** The filters of the list; those of the work lists are above it. */
export const useFilters = (): FilterField[] => {
  const translate = useTranslate()
  const labels = useValueLabels()
  const choice = (source: string, named: FilterField["choices"] & {}): FilterField => ({
    source,
    label: translate(`resources.applications.fields.${source}`),
    kind: "choice",
    choices: named,
  })
  const day = (source: string): FilterField => ({
    source,
    label: translate(`resources.applications.fields.${source}`),
    kind: "day",
  })
  return [
    choice("course", useCourseChoices()),
    choice("status", useStatusChoices()),
    choice(
      "category",
      choices.category.map((id) => ({ id, name: formatValue("category", id, labels) })),
    ),
    choice(
      "feeStatus",
      feeStatusChoices.map(({ id, name }) => ({ id, name: translate(name) })),
    ),
    day("dayFrom"),
    day("dayTo"),
    choice(
      "session",
      useSessionNames().map((name) => ({ id: name, name })),
    ),
    { ...choice("assignedTo", []), label: translate("resources.applications.fields.assigned_to") },
  ]
}
