import { Rss } from "lucide-react"
import { data } from "react-router"

import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { useStore } from "#app/store/store.tsx"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { Pagination } from "#ui/pagination/pagination.tsx"

import { noticesFeed } from "../feeds.server.ts"
import { listTexts, latest, pageHead, pageNumberIn } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/notices-page"
import { DatedList } from "./dated-list.tsx"
import { filterLink, readFilter, readListFilter } from "./list-filter.server.ts"
import { ListFilter } from "./list-filter.tsx"
import { datedListMessages } from "./messages.server.ts"

import styles from "./lists.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { notices: messages, pagination, filter: filterMessages } = datedListMessages[language]
  const content = context.get(requestContext).content(language)
  const number = pageNumberIn(url.searchParams)
  const filter = readFilter("notices", url.searchParams)
  const paginated = number && (await content.listPage("notices", number, filter))
  if (!paginated) throw data("no such page", 404)
  const { items, page, pages } = paginated
  const texts = await listTexts(content, "/notices")
  const { chosen, groups } = await readListFilter(content, "notices", filter, language)
  const title = [texts.title, chosen].filter(Boolean).join(": ")
  return {
    head: pageHead(url, undefined, { ...texts, title, page, updatedAt: latest(items) }),
    page,
    pages,
    groups,
    link: filterLink("notices", filter),
    messages: { ...messages, pagination, filter: filterMessages.label },
    feeds: [noticesFeed(items, language, dayInIndia(new Date()))],
  }
}

export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  const { head, page, pages, groups, link, messages } = loaderData
  const { notices } = useStore()
  const language = useLanguage()
  const feed = inLanguage(language, "/notices.xml")
  return (
    <SitePage head={head}>
      <div className={styles.column}>
        <ListFilter label={messages.filter} groups={groups} />
        {notices.length === 0 && <p>{messages.none}</p>}
        <DatedList items={notices} path="/notices" />
        <Pagination
          {...messages.pagination}
          page={page}
          pages={pages}
          path={inLanguage(language, link)}
        />
        <a href={feed} className={styles.further}>
          <Rss aria-hidden size={20} /> {messages.feed}
        </a>
      </div>
    </SitePage>
  )
}
