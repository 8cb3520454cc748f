/** What one sees on a picture. */
export interface Alt {
  en: string
  hi: string
}

/** An upload as the server lists it. */
export interface Medium {
  id: string
  kind: "picture" | "pdf"
  /** The file's own name. */
  name: string
  alt: Alt
  /** In pixels; null for a PDF. */
  width: number | null
  height: number | null
  bytes: number
  /** When it was uploaded, ISO 8601 in UTC, and by whom. */
  at: string
  by: string
  /** How an item names it. */
  file: string
  /** Where it lies. */
  src: string
  /** The items that use it. */
  uses: { collection: string; slug: string; title: Alt }[]
}
