/** Page number of a list from the query, from 1; undefined if it is invalid. */
export const pageNumberIn = (search: URLSearchParams) => {
  const asked = search.get("page") ?? "1"
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : undefined
}

/** URL of a page of a list; the first page has no page parameter. */
export const pageOfList = (path: string, page: number) =>
  page === 1 ? path : `${path}${path.includes("?") ? "&" : "?"}page=${page}`
