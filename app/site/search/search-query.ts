/** Maximum query length in characters; nobody types more by hand. */
export const maxQueryLength = 100

/** The query in a URL, with whitespace normalized; "" without one. */
export const readSearchQuery = (search: URLSearchParams) =>
  (search.get("q") ?? "").trim().replace(/\s+/g, " ").slice(0, maxQueryLength)
