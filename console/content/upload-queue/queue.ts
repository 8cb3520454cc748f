import type { Finding } from "#domain/content/accessibility/findings.ts"

import type { Medium } from "../uploads/upload-form.tsx"

/** A file on its way into a collection. */
export interface QueuedFile {
  key: number
  name: string
  /** The original file. */
  file: File
  /** "warned": the accessibility check found something, so it is not published yet. */
  state: "waiting" | "sending" | "warned" | "stored" | "failed"
  /** Message key of why it failed. */
  error?: string | undefined
  /** The upload: a retry does not send the file again. */
  uploaded?: Pick<Medium, "file" | "bytes" | "pdf">
  /** What the accessibility check found; undefined before it. */
  findings?: readonly Finding[]
  /** The slug of the stored item. */
  slug?: string
}

export const changed = <Entry extends QueuedFile>(
  queue: readonly Entry[],
  key: number,
  change: Partial<Entry> | Partial<QueuedFile>,
): Entry[] => queue.map((entry) => (entry.key === key ? { ...entry, ...change } : entry))

/**
 * The stored item before which one belongs that is stored after it: the next one in the order. A file that failed at first
 * is so put into its place.
 */
export const storedAfter = (queue: readonly QueuedFile[], key: number) => {
  const at = queue.findIndex((entry) => entry.key === key)
  return queue.slice(at + 1).find(({ slug }) => slug !== undefined)?.slug
}

/** How many files are stored, not stored, failed, and not published because of warnings. */
export const countsOf = (queue: readonly QueuedFile[]) => {
  const count = (asked: QueuedFile["state"]) => queue.filter(({ state }) => state === asked).length
  const stored = count("stored")
  return { stored, unsent: queue.length - stored, failed: count("failed"), warned: count("warned") }
}
