import type { SearchResults } from "#server/http/console/search-calls.ts"

export type Match = SearchResults["applications"][number]

/** The state of the address of a record that was opened at the counter: its page has the counter's field. */
export const fromCounter = { isCounter: true }

export const recordPath = (id: string) => `/applications/${id}/show`
