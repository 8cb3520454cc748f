/** A filter of a list: its value is in the address and shown as a chip. */
export interface FilterField {
  /** Its name in the filter of the list. */
  source: string
  /** Text, not a message key. */
  label: string
  kind: "choice" | "day"
  /** The values of a choice. */
  choices?: readonly { id: string; name: string }[]
}

type FilterValues = Record<string, unknown>

/** The filter with a value changed; an empty value removes it. */
export const withFilter = (values: FilterValues, source: string, value: string): FilterValues => {
  const { [source]: _removed, ...others } = values
  return value === "" ? others : { ...others, [source]: value }
}

/** A filter's value as text; "" if it is not set. */
export const filterTextOf = (values: FilterValues, source: string) => {
  const value = values[source]
  return typeof value === "string" ? value : ""
}

export const listAddress = (pathname: string, filter: FilterValues) => ({
  pathname,
  search: `?${new URLSearchParams({ filter: JSON.stringify(filter), page: "1" })}`,
})

/**
 * The search text of a list, which becomes part of an address: a whole Aadhaar number is cut to its last four digits.
 * The search over everything finds a whole number.
 */
export const withoutAadhaar = (text: string) =>
  /^(\d\s*){12}$/.test(text) ? text.replaceAll(/\s/g, "").slice(-4) : text
