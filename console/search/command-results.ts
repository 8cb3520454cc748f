import { useQuery } from "@tanstack/react-query"
import { useLocaleState, useLogout } from "react-admin"

import { actions, nameOf } from "../actions.ts"
import { resourceOf } from "../content/collections.ts"
import { useFieldsOf } from "../content/entry.ts"
import { openPageActions } from "../kit/keys/key-list.ts"
import { openHelp } from "../kit/keys/keys.tsx"
import { createReactAdminTranslate } from "../kit/text/react-admin-translate.ts"
import { type TextOfKey, useTextOfKey } from "../kit/text/use-language.ts"
import { loadMessages } from "../messages/load-messages.ts"
import { operatorCommands } from "../page-values.ts"
import { pages } from "../pages.ts"
import { useAllowed, usePermission } from "../permission.tsx"
import { matching, type Named, settingPaths } from "./result.ts"

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
export const useCommandResults = (text: string) => {
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
