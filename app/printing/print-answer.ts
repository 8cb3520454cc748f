import type { NotPrinted } from "#server/http/console/print-pages.ts"

/** The status of an answer to what the console posted. */
export const printStatus = {
  printed: 200,
  not_signed_in: 401,
  another_site: 403,
  not_allowed: 403,
  too_many: 422,
  nothing_chosen: 422,
} as const satisfies Record<NotPrinted | "printed", number>

/** Full of personal data: no cache keeps it, no index knows it. */
export const printHeaders = { "cache-control": "no-store", "x-robots-tag": "noindex" }
