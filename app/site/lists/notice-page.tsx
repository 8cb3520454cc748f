import { data } from "react-router"

import { languageOf } from "#app/language.ts"
import { formatDay, summaryOf } from "#domain/content/format.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { Button } from "#ui/button/button.tsx"
import { Prose } from "#ui/prose/prose.tsx"

import { attachmentsOf } from "../pages/attachments-of.server.ts"
import { pageHead } from "../pages/page-head.server.ts"
import { Attachments, SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/notice-page"
import { datedListMessages } from "./messages.server.ts"
import { PreviousNext, previousNextItems } from "./previous-next.tsx"

import styles from "./lists.module.css"

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { notices: messages, print } = datedListMessages[language]
  const content = context.get(requestContext).content(language)
  const notice = await content.find("notices", params.slug.toLowerCase())
  if (!notice) throw data("no such notice", 404)
  const { slug, title, date, body, updated_at } = notice
  const list = { title: messages.title, entries: [{ title: messages.title, link: "/notices" }] }
  const description = summaryOf(body)
  return {
    head: pageHead(url, list, { title, description, updatedAt: updated_at }),
    date,
    published: formatMessage(messages.published, { day: formatDay(date, language) }),
    html: content.html(body),
    attachments: attachmentsOf(notice.attachments, language),
    neighbours: previousNextItems(await content.list("notices"), slug),
    messages: { ...messages, print },
  }
}

export default function NoticePage({ loaderData }: Route.ComponentProps) {
  const { head, date, published, html, attachments, neighbours, messages } = loaderData
  return (
    <SitePage head={head}>
      <article className={styles.column}>
        <div className={styles.published}>
          <time dateTime={date}>{published}</time>
          {/* For the notice board. Without JavaScript, use the browser's menu. */}
          <Button
            kind="secondary"
            className={`${styles.print} needs-scripts`}
            onClick={() => window.print()}
          >
            {messages.print}
          </Button>
        </div>
        <Prose html={html} />
        <Attachments list={attachments} />
      </article>
      <PreviousNext messages={messages} neighbours={neighbours} list="/notices" />
    </SitePage>
  )
}
