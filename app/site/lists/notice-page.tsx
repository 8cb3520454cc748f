import { data } from "react-router"

import { fill } from "#app/format-message.ts"
import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { Prose } from "#app/ui/prose/prose.tsx"
import { dayWords } from "#domain/content/format-date.ts"
import { summaryOf } from "#domain/content/summary.ts"
import { deskContext } from "#server/http/pages/request-context.ts"

import { attachmentsOf } from "../pages/attachments-of.server.ts"
import { Attachments } from "../pages/attachments.tsx"
import { pageHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/notice-page"
import { wordsOf } from "./messages.server.ts"
import { neighboursIn } from "./previous-next-items.ts"
import { Neighbours } from "./previous-next.tsx"
import { PrintButton } from "./print-button.tsx"

import styles from "./lists.module.css"

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { notices: words, print } = wordsOf(language)
  const content = context.get(deskContext).content(language)
  const notice = await content.find("notices", params.slug.toLowerCase())
  if (!notice) throw data("no such notice", 404)
  const { slug, title, date, body, updated_at } = notice
  const list = { title: words.title, entries: [{ title: words.title, link: "/notices" }] }
  const description = summaryOf(body)
  return {
    head: pageHead(url, list, { title, description, updatedAt: updated_at }),
    date,
    published: fill(words.published, { day: dayWords(date, language) }),
    html: content.html(body),
    attachments: attachmentsOf(notice.attachments, language),
    neighbours: neighboursIn(await content.list("notices"), slug),
    words: { ...words, print },
  }
}

export default function NoticePage({ loaderData }: Route.ComponentProps) {
  const { head, date, published, html, attachments, neighbours, words } = loaderData
  const language = useLanguage()
  return (
    <SitePage head={head}>
      <article className={styles.column}>
        <div className={styles.published}>
          <time dateTime={date}>{published}</time>
          <PrintButton>{words.print}</PrintButton>
        </div>
        <Prose html={html} />
        <Attachments list={attachments} />
      </article>
      <Neighbours words={words} neighbours={neighbours} list={inLanguage(language, "/notices")} />
    </SitePage>
  )
}
