/** Alternative text of a picture. */
export interface Alt {
  en: string
  hi: string
}

/** An upload as the API lists it. */
export interface Medium {
  id: string
  kind: "picture" | "pdf"
  /** Original file name. */
  name: string
  alt: Alt
  /** In pixels; null for a PDF. */
  width: number | null
  height: number | null
  bytes: number
  /** Upload time (ISO 8601, UTC) and user. */
  at: string
  by: string
  /** Name by which items refer to it. */
  file: string
  /** URL of the file. */
  src: string
  /** Items that use it. */
  uses: { collection: string; slug: string; title: Alt }[]
}
