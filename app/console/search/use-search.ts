import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useCanAccessResources, useResourceDefinitions, useTranslate } from "react-admin"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { staffStatusMessages } from "#domain/applications/messages/staff-status-messages.ts"
import type { SearchResults } from "#server/http/console/search-routes.ts"

import { requestData } from "../api/api-client.ts"
import { useCourseChoices } from "../applications/choices.ts"
import { useConsoleLanguage } from "../language/use-language.ts"
import { usePages } from "../layout/menu.tsx"
import { useDebounced } from "../lists/use-debounced.ts"

/** One result: the address of its page in the console, its group and what is shown of it. */
export interface Result {
  to: string
  group: string
  title: string
  detail: string
}

/** Milliseconds without a key after which the server is asked. */
const pauseMs = 150

/** The console's pages whose name contains the text. */
const usePageResults = (text: string): Result[] => {
  const translate = useTranslate()
  const resources = Object.values(useResourceDefinitions())
    .filter(({ hasList }) => hasList)
    .map(({ name }) => name)
  const { canAccess = {} } = useCanAccessResources({ action: "list", resources })
  const lists = resources
    .filter((name) => canAccess[name])
    .map((name) => ({
      to: `/${name}`,
      title: translate(`resources.${name}.name`, { smart_count: 2 }),
    }))
  const others = usePages().map(({ to, label }) => ({ to, title: translate(label) }))
  const searched = text.trim().toLocaleLowerCase()
  if (searched === "") return []
  return [...others, ...lists]
    .filter(({ title }) => title.toLocaleLowerCase().includes(searched))
    .map((page) => ({ ...page, group: "pages", detail: "" }))
}

/** Everything in the console that matches a text: records from the server, and the console's own pages. */
export const useSearch = (text: string) => {
  const translate = useTranslate()
  const language = useConsoleLanguage()
  const courses = useCourseChoices()
  const searched = useDebounced(text.trim(), pauseMs)
  const pages = usePageResults(text)
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
  const { applications, students, items } =
    data && searched !== "" ? data : { applications: [], students: [], items: [] }
  const results: Result[] = [
    ...applications.map(({ id, applicant_name, father_name, course, session, status }) => ({
      to: `/applications/${id}/show`,
      group: "applications",
      title: applicant_name,
      detail: [
        father_name,
        groupAdmissionCode(id),
        courses.find((known) => known.id === course)?.name ?? course,
        session,
        staffStatusMessages[status].name[language],
      ].join(" · "),
    })),
    ...students.map(({ urn, applicant_name, admission_number, session }) => ({
      to: `/students/${encodeURIComponent(urn)}/show`,
      group: "students",
      title: applicant_name,
      detail: [urn, admission_number, session].join(" · "),
    })),
    ...items.map(({ collection, slug, title }) => ({
      to: `/content/${collection}/${encodeURIComponent(slug)}`,
      group: "items",
      // A draft may lack one language.
      title: title[language] || title.en || title.hi,
      detail: translate(`resources.content/${collection}.name`, { smart_count: 2 }),
    })),
    ...pages,
  ]
  const isSearching = isFetching || searched !== text.trim()
  return { results, isSearching, error }
}
