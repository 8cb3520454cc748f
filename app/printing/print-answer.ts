import { noStore } from "#app/no-store.ts"
import type { NotPrinted } from "#server/http/pages/print-pages.ts"

/** HTTP status for each outcome of the console's POST. */
export const printStatus = {
  printed: 200,
  not_signed_in: 401,
  another_site: 403,
  not_allowed: 403,
  too_many: 422,
  nothing_chosen: 422,
} as const satisfies Record<NotPrinted | "printed", number>

/** The pages contain personal data: no caching, no indexing. */
export const printHeaders = { ...noStore, "x-robots-tag": "noindex" }
