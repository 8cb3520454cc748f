import type { cacheControl } from "#server/platform/http/cache-control.ts"

/** Headers of a page with personal data, or one that people type into. */
export const noStore: { "cache-control": typeof cacheControl.noStore } = {
  "cache-control": "no-store",
}
