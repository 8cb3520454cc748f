/** Texts of a photo in both languages: its caption, and what one sees on it. */
export interface PhotoTexts {
  title_en: string
  title_hi: string
  alt_en: string
  alt_hi: string
}

/** A photo on its way into an album. */
export interface QueuedPhoto {
  key: number
  name: string
  /** Milliseconds. */
  takenAt: number
  /** The original file. */
  file: File
  state: "waiting" | "sending" | "stored" | "failed"
  /** Message key of why it failed. */
  error?: string | undefined
  /** Its own texts, in place of those for all. Empty ones are as for all. */
  texts?: Partial<PhotoTexts>
  /** The reference of the uploaded picture: a retry does not send it again. */
  uploaded?: string
  /** The slug of the stored photo. */
  slug?: string
}

/** The photos with others, in the order in which they were taken; photos of one second by their names. */
export const withPhotos = (queue: readonly QueuedPhoto[], added: readonly QueuedPhoto[]) =>
  [...queue, ...added].toSorted(
    (one, other) => one.takenAt - other.takenAt || one.name.localeCompare(other.name),
  )

export const changed = (
  queue: readonly QueuedPhoto[],
  key: number,
  change: Partial<QueuedPhoto>,
): QueuedPhoto[] => queue.map((photo) => (photo.key === key ? { ...photo, ...change } : photo))

/** The texts of a photo: its own, else those for all. */
export const textsOf = ({ texts = {} }: Pick<QueuedPhoto, "texts">, forAll: PhotoTexts) => {
  const own = (name: keyof PhotoTexts) => texts[name]?.trim() || forAll[name].trim()
  return {
    title: { en: own("title_en"), hi: own("title_hi") },
    alt: { en: own("alt_en"), hi: own("alt_hi") },
  }
}

/**
 * The stored photo before which one belongs that is stored after it: the next one in the order. A photo that failed at first
 * is so put into its place.
 */
export const storedAfter = (queue: readonly QueuedPhoto[], key: number) => {
  const at = queue.findIndex((photo) => photo.key === key)
  return queue.slice(at + 1).find(({ slug }) => slug !== undefined)?.slug
}

/** How many photos are in each state. */
export const countsOf = (queue: readonly QueuedPhoto[]) => {
  const count = (...states: QueuedPhoto["state"][]) =>
    queue.filter(({ state }) => states.includes(state)).length
  return { open: count("waiting", "sending"), stored: count("stored"), failed: count("failed") }
}
