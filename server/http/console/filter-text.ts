const longest = 200

/** A filter value as text that both databases accept; empty if it is not set. */
export const filterText = (filter: Record<string, unknown>, name: string) => {
  const value = Object.hasOwn(filter, name) ? filter[name] : ""
  if (typeof value !== "string" && typeof value !== "number") return ""
  // PostgreSQL text cannot contain zero bytes; a query with one fails.
  return String(value).replaceAll("\0", "").trim().slice(0, longest)
}
