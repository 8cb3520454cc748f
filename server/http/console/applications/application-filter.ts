import { workListNames } from "#domain/applications/work-lists.ts"
import type { FeeStatus, Status } from "#domain/applications/workflow.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import {
  type ApplicationFilter,
  type ApplicationListQuery,
  sortings,
} from "#server/features/applications/applications.ts"

import { filterText, readListQuery, wrongField } from "../console-route.ts"

type Filter = Record<string, unknown>

const text = (filter: Filter, name: string) => filterText(filter, name) || undefined

const day = (filter: Filter, name: string) => {
  const typed = text(filter, name)
  const iso = typed && toIsoDate(typed)
  if (typed && !iso) throw wrongField(name, "day.format")
  return iso
}

/**
 * Reads the filter of an application list, with the field names of `ApplicationFilter`. Unknown values match
 * nothing.
 */
export const readApplicationFilter = (filter: Filter): ApplicationFilter => ({
  session: text(filter, "session"),
  course: text(filter, "course"),
  category: text(filter, "category"),
  status: text(filter, "status") as Status | undefined,
  feeStatus: text(filter, "feeStatus") as FeeStatus | undefined,
  list: workListNames.find((list) => list === filter["list"]),
  assignedTo: text(filter, "assignedTo"),
  isSeen: typeof filter["isSeen"] === "boolean" ? filter["isSeen"] : undefined,
  dayFrom: day(filter, "dayFrom"),
  dayTo: day(filter, "dayTo"),
  q: text(filter, "q"),
})

/** Reads an application list query in the console's format. */
export const readApplicationList = (query: unknown): ApplicationListQuery => {
  const { filter, sort, order, page, perPage } = readListQuery(query)
  return {
    filter: readApplicationFilter(filter),
    sort: sortings.find((known) => known === sort) ?? "submitted_at",
    order,
    limit: perPage,
    offset: (page - 1) * perPage,
  }
}
