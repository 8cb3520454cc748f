const without = (ids: readonly string[], known: readonly string[]) =>
  ids.filter((id) => !known.includes(id))

/** A sequence of records, continued by those of a page that it does not have yet. */
export const addAfter = (ids: readonly string[], page: readonly string[]) => [
  ...ids,
  ...without([...new Set(page)], ids),
]

/** The same at its beginning. */
export const addBefore = (ids: readonly string[], page: readonly string[]) => [
  ...without(page, ids),
  ...ids,
]
