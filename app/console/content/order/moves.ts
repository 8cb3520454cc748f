/** A list with one of its entries at another index. */
export const moved = <Value>(list: readonly Value[], from: number, to: number) =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)

/** Where an entry of a list that is moved stands then, as the server is told: beside which other one. */
export const placeOf = (slugs: readonly string[], from: number, to: number) =>
  to < from ? { before: slugs[to] } : { after: slugs[to] }

/** Entries in the order of these slugs; what they do not name comes last. */
export const inOrder = <Value extends { id: string }>(entries: Value[], slugs: string[]) => {
  const placeOfEntry = ({ id }: Value) => (slugs.includes(id) ? slugs.indexOf(id) : slugs.length)
  return entries.toSorted((one, other) => placeOfEntry(one) - placeOfEntry(other))
}
