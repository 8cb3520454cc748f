export const moved = <Value>(list: readonly Value[], from: number, to: number) =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)

/** Target position of a moved entry in the format of the API: before or after another slug. */
export const placeOf = (slugs: readonly string[], from: number, to: number) =>
  to < from ? { before: slugs[to] } : { after: slugs[to] }

/** Entries sorted by these slugs; entries that are not listed come last. */
export const inOrder = <Value extends { id: string }>(entries: Value[], slugs: string[]) => {
  const placeOfEntry = ({ id }: Value) => (slugs.includes(id) ? slugs.indexOf(id) : slugs.length)
  return entries.toSorted((one, other) => placeOfEntry(one) - placeOfEntry(other))
}
