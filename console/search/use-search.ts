import { keepPreviousData, useQuery } from "@tanstack/react-query"

import { staffStatusMessages } from "#domain/applications/messages/status-messages.ts"
import type { SearchResults } from "#server/http/console/search-calls.ts"

import { useCourseName } from "../admission-sessions.ts"
import { call } from "../api/call.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { listAddress } from "../kit/table/filters.ts"
import { useDebounced } from "../kit/table/use-debounced.ts"
import { useConsoleLanguage, useTextOfKey } from "../kit/text/use-language.ts"
import { useCommandResults } from "./command-results.ts"
import type { Result } from "./result.ts"

/** Returns a function that makes results of the records that the server found. */
const useRecordResults = () => {
  const textOfKey = useTextOfKey()
  const language = useConsoleLanguage()
  const courseName = useCourseName()
  const formatDateTime = useFormatDateTime()
  return (found: SearchResults): Result[] => [
    ...found.applications.map(({ id, applicant_name, father_name, course, session, status }) => ({
      to: `/applications/${id}/show`,
      group: "applications" as const,
      title: applicant_name,
      detail: [
        father_name,
        id,
        courseName(course),
        session,
        staffStatusMessages[status].name[language],
      ].join(" · "),
    })),
    ...found.students.map(({ urn, applicant_name, admission_number, session }) => ({
      to: `/students/${encodeURIComponent(urn)}/show`,
      group: "students" as const,
      title: applicant_name,
      detail: [urn, admission_number, session].join(" · "),
    })),
    ...found.messages.map(({ id, subject, name, at }) => ({
      to: `/messages/${id}/show`,
      group: "messages" as const,
      title: subject,
      detail: [name, formatDateTime(at)].join(" · "),
    })),
    ...found.items.map(({ collection, slug, title }) => ({
      to: `/content/${collection}/${encodeURIComponent(slug)}`,
      group: "items" as const,
      // A draft may lack one language.
      title: title[language] || title.en || title.hi,
      detail: textOfKey(`resources.content/${collection}.name`, { count: 1 }),
    })),
    ...found.uploads.map(({ name }) => ({
      to: listAddress("/media", { q: name }),
      group: "uploads" as const,
      title: name,
      detail: "",
    })),
    ...found.staff.map(({ id, name, email }) => ({
      to: `/staff/${encodeURIComponent(id)}`,
      group: "staff" as const,
      title: name,
      detail: email,
    })),
  ]
}

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
    queryFn: ({ signal }) => call("POST /search", { text: searched }, signal),
    enabled: searched !== "",
    placeholderData: keepPreviousData,
    // The text is personal data: not kept once it is not shown.
    gcTime: 0,
    // Each search by a whole number is counted and audited: only the user's input, nothing that the page repeats.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const records = data && searched !== "" ? resultsOf(data) : []
  // What is known at once stands first, so that nothing moves when the records come.
  const results = [...commands, ...records]
  const isSearching = isFetching || searched !== text.trim()
  return { results, isSearching, error }
}
