import { data } from "react-router"

import { inLanguage } from "#app/language.ts"
import { formatDay } from "#domain/content/format.ts"
import type { Language } from "#domain/content/languages.ts"
import { meritLists } from "#domain/content/paths.ts"
import { dayInIndia, timeInIndia } from "#domain/fields/india-time.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { SharedContext } from "#server/http/pages/request-context.ts"

import type { PageHead } from "../pages/page-head.server.ts"
import { programmeName } from "./cut-offs.server.ts"
import { sessionPath } from "./list-address.ts"
import { meritListMessages } from "./messages.server.ts"

/** The public round of an address; 404 if there is none, or not yet, or not any more. */
export const findRound = async (
  server: Pick<SharedContext, "publicLists" | "courseNames">,
  address: { session: string; programme: string; number: string },
  language: Language,
) => {
  const round = await server.publicLists.findRound(address)
  if (!round) throw data("no such list", 404)
  const { publishedAt, lastDate } = round
  const published = new Date(publishedAt)
  return {
    ...round,
    name: await programmeName(server, round, language),
    published: `${formatDay(dayInIndia(published), language)}, ${timeInIndia(published)}`,
    lastDay: formatDay(lastDate, language),
  }
}

export const headBelowLists = (
  head: PageHead,
  { session }: { session: string },
  language: Language,
): PageHead => {
  const { title, sessionOf } = meritListMessages[language]
  const crumbs = [
    ...head.crumbs,
    { title, to: inLanguage(language, meritLists.path) },
    {
      title: formatMessage(sessionOf, { session }),
      to: inLanguage(language, sessionPath(session)),
    },
  ]
  return { ...head, crumbs }
}
