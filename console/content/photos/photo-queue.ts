import type { QueuedFile } from "../upload-queue/queue.ts"

/** Texts of a photo in both languages: its caption, and what one sees on it. */
export interface PhotoTexts {
  title_en: string
  title_hi: string
  alt_en: string
  alt_hi: string
}

/** A photo on its way into an album. */
export interface QueuedPhoto extends QueuedFile {
  /** Milliseconds. */
  takenAt: number
  /** Its own texts, in place of those for all. Empty ones are as for all. */
  texts?: Partial<PhotoTexts>
}

/** The photos in the order in which they were taken; photos of one second by their names. */
export const inOrderTaken = (queue: readonly QueuedPhoto[]) =>
  queue.toSorted((one, other) => one.takenAt - other.takenAt || one.name.localeCompare(other.name))

/** The texts of a photo: its own, else those for all. */
export const textsOf = ({ texts = {} }: Pick<QueuedPhoto, "texts">, forAll: PhotoTexts) => {
  const own = (name: keyof PhotoTexts) => texts[name]?.trim() || forAll[name].trim()
  return {
    title: { en: own("title_en"), hi: own("title_hi") },
    alt: { en: own("alt_en"), hi: own("alt_hi") },
  }
}
