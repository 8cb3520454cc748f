/** An upload as the server lists it. */
export interface Medium {
  id: string
  kind: "picture" | "pdf"
  /** The file's own name. */
  name: string
  alt: { en: string; hi: string }
  bytes: number
  /** How an item names it. */
  file: string
  /** Where it lies. */
  src: string
}
