import { keepPreviousData, useQuery } from "@tanstack/react-query"

import type { SearchResults } from "#server/http/console/search-routes.ts"

import { requestData } from "../api/api-client.ts"
import { useDebounced } from "../lists/use-debounced.ts"
import { useCommandResults } from "./command-results.ts"
import { useRecordResults } from "./record-results.ts"

/** Milliseconds without a key after which the server is asked. */
const pauseMs = 150

/** Everything in the console that matches a text: actions, pages and settings, then records from the server. */
export const useSearch = (text: string) => {
  const searched = useDebounced(text.trim(), pauseMs)
  const resultsOf = useRecordResults()
  const commands = useCommandResults(text)
  const { data, isFetching, error } = useQuery({
    queryKey: ["search", searched],
    // In the body, because the text may be an Aadhaar number.
    queryFn: ({ signal }) =>
      requestData<SearchResults>("POST", "/search", { text: searched }, signal),
    enabled: searched !== "",
    placeholderData: keepPreviousData,
    // The text is personal data: not kept once it is not shown.
    gcTime: 0,
  })
  const records = data && searched !== "" ? resultsOf(data) : []
  // What is known at once stands first, so that nothing moves when the records come.
  const results = [...commands, ...records]
  const isSearching = isFetching || searched !== text.trim()
  return { results, isSearching, error }
}
