/** How long a query may be, in characters: nobody types more by hand. */
export const maxQueryLength = 100

/** What an address asks to search for, spaces put in order; empty where it asks for nothing. */
export const readSearchQuery = (search: URLSearchParams) =>
  (search.get("q") ?? "").trim().replace(/\s+/g, " ").slice(0, maxQueryLength)
