/** The page of a list that an address asks for, from 1; undefined for what is no page number. */
export const pageNumberIn = (search: URLSearchParams) => {
  const asked = search.get("page") ?? "1"
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : undefined
}

/** The address of a page of a list; the first one has the list's own. */
export const pageOfList = (path: string, page: number) =>
  page === 1 ? path : `${path}${path.includes("?") ? "&" : "?"}page=${page}`
