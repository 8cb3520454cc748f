const longest = 200

/** What a list's filter says under a name, as text that either database takes; empty where it says nothing. */
export const filterText = (filter: Record<string, unknown>, name: string) => {
  const value = Object.hasOwn(filter, name) ? filter[name] : ""
  if (typeof value !== "string" && typeof value !== "number") return ""
  // PostgreSQL keeps no zero bytes, and refuses to be asked for one.
  return String(value).replaceAll("\0", "").trim().slice(0, longest)
}
