/** State of the gallery viewer (specification 3.8): closed, or open at an index from 0. */
export type Viewer = "closed" | { readonly at: number }

export type Step = "previous" | "next" | "first" | "last"

const targets: Record<Step, (at: number, count: number) => number> = {
  previous: (at) => at - 1,
  next: (at) => at + 1,
  first: () => 0,
  last: (_at, count) => count - 1,
}

/** Opens at an index, if it exists. */
export const openAt = (at: number, count: number): Viewer =>
  Number.isInteger(at) && at >= 0 && at < count ? { at } : "closed"

/** Moves by one step within bounds; a closed viewer stays closed. */
export const stepped = (viewer: Viewer, step: Step, count: number): Viewer => {
  if (viewer === "closed") return viewer
  const to = openAt(targets[step](viewer.at, count), count)
  return to === "closed" ? viewer : to
}

export const hasPrevious = (viewer: Viewer) => viewer !== "closed" && viewer.at > 0

export const hasNext = (viewer: Viewer, count: number) =>
  viewer !== "closed" && viewer.at < count - 1

/** URL hash of an item: the third photo is photo-3. */
export const anchorOf = (kind: string, at: number) => `${kind}-${at + 1}`

/** Viewer state of a URL hash like #photo-3. */
export const viewerIn = (hash: string, kind: string, count: number): Viewer => {
  const [, number] = new RegExp(`^#${kind}-([1-9]\\d{0,4})$`).exec(hash) ?? []
  return number === undefined ? "closed" : openAt(Number(number) - 1, count)
}
