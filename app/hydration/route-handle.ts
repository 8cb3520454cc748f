/**
 * When a page loads its scripts (decision 26):
 * - "interaction": when the visitor touches something that needs them. Most pages are only read.
 * - "paint": after the first paint, for pages that are of little use without them.
 * - "hash": after the first paint if the address names a part that scripts open.
 * - "draft": after the first paint if this browser holds a draft or an admission code, which only scripts can show.
 */
export type Hydration = "interaction" | "paint" | "hash" | "draft"

/** The `handle` of a route whose page does not wait for an interaction. */
export interface RouteHandle {
  hydration: Hydration
  /** Whether the page, loaded as a document, starts with scripts of its own instead of the router's (decision 27). */
  hasOwnScripts?: boolean
}
