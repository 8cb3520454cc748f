import { data } from "react-router"

import {
  choiceName,
  filterChoices,
  type FilteredName,
  filterFields,
} from "#domain/content/categories.ts"
import type { Language } from "#domain/content/text.ts"
import type { SiteContent } from "#server/features/content/content.ts"

import type { FilterGroup } from "./list-filter.tsx"
import { datedListMessages } from "./messages.server.ts"

const namesOf = (collection: FilteredName) =>
  filterChoices[collection] as Readonly<Record<string, readonly [string, string]>>

/** The address of a list with a filter, in the order of parameters that the page cache knows. */
export const filterLink = (
  collection: FilteredName,
  { value, year }: { value?: string | undefined; year?: string | undefined },
) => {
  const query = new URLSearchParams()
  if (value !== undefined) query.set(filterFields[collection], value)
  if (year !== undefined) query.set("year", year)
  return `/${collection}${query.size > 0 ? `?${query}` : ""}`
}

/** The filter in the address of a list. Throws 404 for a value or a year that cannot be. */
export const readFilter = (collection: FilteredName, search: URLSearchParams) => {
  const value = search.get(filterFields[collection]) ?? undefined
  const year = search.get("year") ?? undefined
  const isKnown = value === undefined || Object.hasOwn(namesOf(collection), value)
  if (!isKnown || (year !== undefined && !/^\d{4}(?:-\d\d)?$/.test(year))) {
    throw data("no such filter", 404)
  }
  return { value, year }
}

type Filter = ReturnType<typeof readFilter>

/** The chosen filter in words, for the page's title; "" without one. */
const chosenName = (collection: FilteredName, { value, year }: Filter, language: Language) =>
  [choiceName(namesOf(collection), value, language), year].filter(Boolean).join(", ")

/** The links of a list's filter: what has items now, and what is chosen. */
export const readListFilter = async (
  content: SiteContent,
  collection: FilteredName,
  filter: Filter,
  language: Language,
) => {
  const { values, years } = await content.filters(collection)
  // Only years that have items: any other number would be one more page for caches and search engines.
  if (filter.year !== undefined && !years.includes(filter.year)) throw data("no such filter", 404)
  const messages = datedListMessages[language].filter
  const isShown = (name: string) => values.includes(name) || name === filter.value
  const group = (
    label: string,
    name: "value" | "year",
    options: { id: string | undefined; title: string }[],
  ): FilterGroup => ({
    label,
    options: options.map(({ id, title }) => ({
      title,
      link: filterLink(collection, { ...filter, [name]: id }),
      isHere: filter[name] === id,
    })),
  })
  const names = Object.keys(namesOf(collection)).filter(isShown)
  return {
    chosen: chosenName(collection, filter, language),
    groups: [
      group(messages[filterFields[collection]], "value", [
        { id: undefined, title: messages.all },
        ...names.map((id) => ({ id, title: choiceName(namesOf(collection), id, language)! })),
      ]),
      group(messages.year, "year", [
        { id: undefined, title: messages.all },
        ...years.map((id) => ({ id, title: id })),
      ]),
    ].filter(({ options }) => options.length > 2),
  }
}
