import { data } from "react-router"

import { languageOf, useLangOf } from "#app/language.ts"
import { SiteLink } from "#app/links.tsx"
import { choiceName, noticeCategories } from "#domain/content/categories.ts"
import { formatDay, summaryOf } from "#domain/content/format.ts"
import type { Language } from "#domain/content/languages.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { Button } from "#ui/button/button.tsx"
import { ProseWithLists } from "#ui/prose/prose-with-lists.tsx"

import { listTexts, attachmentsOf, pageHead } from "../pages/page-head.server.ts"
import { Attachments, SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/notice-page"
import { filterLink } from "./list-filter.server.ts"
import { datedListMessages } from "./messages.server.ts"

import styles from "./lists.module.css"

interface Titled {
  slug: string
  title: string
  noPageIn?: Language | undefined
}

/** The neighbours of an item in a list sorted newest first. */
export const previousNextItems = (items: readonly Titled[], slug: string) => {
  const at = items.findIndex((item) => item.slug === slug)
  const titled = (item: Titled | undefined) =>
    item && { slug: item.slug, title: item.title, noPageIn: item.noPageIn }
  return { newer: titled(items[at - 1]), older: titled(items[at + 1]) }
}

interface NeighboursProps {
  messages: { around: string; newer: string; older: string; all: string }
  neighbours: ReturnType<typeof previousNextItems>
  /** Path of the list, without language prefix. */
  list: string
}

function PreviousNext({ messages, neighbours: { newer, older }, list }: NeighboursProps) {
  const langOf = useLangOf()
  const way = (kind: string, to: Titled) => (
    <SiteLink link={`${list}/${to.slug}`} className={styles.way} noPageIn={to.noPageIn}>
      <span className={styles.kind}>{kind}</span> <span lang={langOf(to.title)}>{to.title}</span>
    </SiteLink>
  )
  return (
    <nav aria-label={messages.around} className={styles.neighbours}>
      {newer && way(messages.newer, newer)}
      {older && way(messages.older, older)}
      <SiteLink link={list} className={styles.all}>
        {messages.all}
      </SiteLink>
    </nav>
  )
}

/** The name of a notice's category, and the list of its notices. */
const readCategory = (category: string | undefined, language: Language) => {
  const name = choiceName(noticeCategories, category, language)
  return name && { name, link: filterLink("notices", { value: category }) }
}

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { notices: messages, print } = datedListMessages[language]
  const content = context.get(requestContext).content(language)
  const notice = await content.find("notices", params.slug.toLowerCase())
  if (!notice) throw data("no such notice", 404)
  const { slug, title, date, body, category, updated_at, noPageIn } = notice
  const above = await listTexts(content, "/notices")
  const list = { ...above, entries: [{ ...above, link: "/notices" }] }
  const description = summaryOf(body)
  return {
    head: pageHead(url, list, { title, description, updatedAt: updated_at, noPageIn }),
    noPageIn,
    date,
    category: readCategory(category, language),
    published: formatMessage(messages.published, { day: formatDay(date, language) }),
    html: await content.htmlWithLists(body),
    attachments: attachmentsOf(notice.attachments, language),
    neighbours: previousNextItems(await content.list("notices"), slug),
    messages: { ...messages, print },
  }
}

export default function NoticePage({ loaderData }: Route.ComponentProps) {
  const { head, date, category, published, html, attachments, neighbours, messages } = loaderData
  return (
    <SitePage head={head}>
      <article className={styles.column}>
        <div className={styles.published}>
          <span>
            <time dateTime={date}>{published}</time>
            {category && (
              <>
                {" · "}
                <SiteLink link={category.link}>{category.name}</SiteLink>
              </>
            )}
          </span>
          {/* For the notice board. Without JavaScript, use the browser's menu. */}
          <Button
            kind="secondary"
            className={`${styles.print} needs-scripts`}
            onClick={() => window.print()}
          >
            {messages.print}
          </Button>
        </div>
        <ProseWithLists html={html} />
        <Attachments list={attachments} />
      </article>
      <PreviousNext messages={messages} neighbours={neighbours} list="/notices" />
    </SitePage>
  )
}
