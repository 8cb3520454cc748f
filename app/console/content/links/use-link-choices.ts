import { useTranslate } from "react-admin"

import { plainPath } from "#domain/content/paths.ts"
import type { LinkChoice } from "#server/features/content/content.ts"

import { useRead } from "../../api/use-request.ts"
import { useConsoleLanguage } from "../../language/use-language.ts"

/** A page to choose, in the console's language. */
export interface PageChoice {
  link: string
  /** The page's title; its address if it has none. */
  title: string
  /** What kind of page it is. */
  group: string
  isPublic: boolean
}

/** The pages of the site that a link can lead to. */
export const useLinkChoices = () => {
  const translate = useTranslate()
  const language = useConsoleLanguage()
  const { data = [] } = useRead<LinkChoice[]>("/content-links", { staleTime: 60_000 })
  const choices = data.map(({ link, title, collection, isPublic }): PageChoice => ({
    link,
    isPublic,
    title: title[language] || title.en || link,
    group:
      collection === "site"
        ? translate("console.content.links.site")
        : translate(`resources.content/${collection}.name`, { smart_count: 2 }),
  }))
  const pageOf = (link: string) =>
    choices.find((choice) => plainPath(choice.link) === plainPath(link))
  return { choices, pageOf }
}
