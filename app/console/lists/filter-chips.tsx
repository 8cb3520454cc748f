import { Chip } from "@mui/material"
import { useListContext, useTranslate } from "react-admin"

import { dayFirst } from "#domain/fields/india-time.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"

import { filterTextOf, type FilterField, withFilter } from "./filters.ts"

const valueText = ({ kind, choices }: FilterField, value: string) =>
  kind === "day" && toIsoDate(value) === value
    ? dayFirst(value)
    : (choices?.find(({ id }) => id === value)?.name ?? value)

/** The filters that are set, each with a button that removes it. */
export function FilterChips({ fields }: { fields: readonly FilterField[] }) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  return fields.map((field) => {
    const value = filterTextOf(filterValues, field.source)
    if (value === "") return null
    const text = `${field.label}: ${valueText(field, value)}`
    const remove = () => setFilters(withFilter(filterValues, field.source, ""))
    return (
      <Chip
        key={field.source}
        size="small"
        label={text}
        onClick={remove}
        onDelete={remove}
        aria-label={`${translate("ra.action.remove_filter")}: ${text}`}
      />
    )
  })
}
