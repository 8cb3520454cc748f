import { useQuery, keepPreviousData } from "@tanstack/react-query"
import { useLocaleState, useLogout } from "react-admin"

import { staffStatusMessages } from "#domain/applications/messages/status-messages.ts"
import type { SearchResults } from "#server/http/console/search-calls.ts"

import { actions, nameOf } from "../actions.ts"
import { useCourseName } from "../admission-sessions/use-sessions.ts"
import { call } from "../api/call.ts"
import { resourceOf } from "../content/collections.ts"
import { useFieldsOf } from "../content/entry.tsx"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { openPageActions } from "../kit/keys/key-list.ts"
import { openHelp } from "../kit/keys/keys.tsx"
import { listAddress } from "../kit/table/filters.ts"
import { useDebounced } from "../kit/table/use-debounced.ts"
import { createReactAdminTranslate } from "../kit/text/react-admin-translate.ts"
import { type TextOfKey, useTextOfKey, useConsoleLanguage } from "../kit/text/use-language.ts"
import { loadMessages } from "../messages/load-messages.ts"
import { operatorCommands } from "../page-values.ts"
import { pages } from "../pages.ts"
import { useAllowed, usePermission } from "../permission.tsx"
import { type Result, type Named, matching, settingPaths } from "./result.ts"

/** Gives a text in both languages, that of the console first. Until the other one is loaded, only that. */
const useBoth = () => {
  const textOfKey = useTextOfKey()
  const other = useLocaleState()[0] === "hi" ? "en" : "hi"
  const { data: textOfOther } = useQuery({
    queryKey: ["messages", other],
    queryFn: async () => createReactAdminTranslate(await loadMessages(other), operatorCommands()),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (text: (textOfKey: TextOfKey) => string) =>
    [textOfKey, textOfOther].flatMap((known) => (known ? [text(known)] : []))
}

/** What one can do without leaving the page. */
const useHere = (): Record<string, () => void> => {
  const logout = useLogout()
  const [locale, setLocale] = useLocaleState()
  return {
    "ra.auth.logout": () => void logout(),
    "console.keys.title": openHelp,
    "console.language": () => setLocale(locale === "hi" ? "en" : "hi"),
  }
}

/** The single settings, if the signed-in member may read them. */
const useSettings = (both: ReturnType<typeof useBoth>): Named[] => {
  const may = usePermission()
  const fields = useFieldsOf("settings", { enabled: may("content.read") }) ?? []
  return settingPaths(fields).map((path) => {
    const names = path.map((name) => both((text) => text(`console.content.fields.${name}`)))
    return {
      group: "settings",
      title: names.at(-1)![0]!,
      detail: names
        .slice(0, -1)
        .map(([name]) => name)
        .join(" · "),
      to: `/${resourceOf("settings")}/college`,
      state: { field: path.join(".") },
      names: [0, 1].map((language) => names.map((name) => name[language] ?? "").join(" ")),
    }
  })
}

/** The actions, pages and settings that a text names, as far as the signed-in member may use them. */
const useCommandResults = (text: string) => {
  const allowed = useAllowed()
  const both = useBoth()
  const here = useHere()
  const settings = useSettings(both)
  const named = (names: string[]) => ({ names, title: names[0]!, detail: "" })
  const all: Named[] = [
    ...openPageActions().map(({ does, run }): Named => {
      return { group: "thisPage", run, ...named(both((name) => name(`console.keys.${does}`))) }
    }),
    ...allowed(actions).map((action): Named => {
      const { to, opens } = action
      const state = opens === undefined ? {} : { state: { opens } }
      return { group: "actions", to, ...state, ...named(both((name) => nameOf(action, name))) }
    }),
    ...Object.entries(here).map(([label, run]): Named => {
      return { group: "actions", run, ...named(both((name) => name(label))) }
    }),
    ...allowed(pages).map((page): Named => {
      return { group: "pages", to: page.to, ...named(both((name) => nameOf(page, name))) }
    }),
    ...settings,
  ]
  return matching(all, text)
}

/** Returns a function that makes results of the records that the server found. */
const useRecordResults = () => {
  const textOfKey = useTextOfKey()
  const language = useConsoleLanguage()
  const courseName = useCourseName()
  const formatDateTime = useFormatDateTime()
  return (results: SearchResults): Result[] => [
    ...results.applications.map(({ id, applicant_name, father_name, course, session, status }) => ({
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
    ...results.students.map(({ urn, applicant_name, admission_number, session }) => ({
      to: `/students/${encodeURIComponent(urn)}/show`,
      group: "students" as const,
      title: applicant_name,
      detail: [urn, admission_number, session].join(" · "),
    })),
    ...results.messages.map(({ id, subject, name, at }) => ({
      to: `/messages/${id}/show`,
      group: "messages" as const,
      title: subject,
      detail: [name, formatDateTime(at)].join(" · "),
    })),
    ...results.items.map(({ collection, slug, title }) => ({
      to: `/content/${collection}/${encodeURIComponent(slug)}`,
      group: "items" as const,
      // A draft may lack one language.
      title: title[language] || title.en || title.hi,
      detail: textOfKey(`resources.content/${collection}.name`, { count: 1 }),
    })),
    ...results.uploads.map(({ name }) => ({
      to: listAddress("/media", { q: name }),
      group: "uploads" as const,
      title: name,
      detail: "",
    })),
    ...results.staff.map(({ id, name, email }) => ({
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
