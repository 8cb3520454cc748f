import { data } from "react-router"

import { languageOf, useLangOf } from "#app/language.ts"
import { SiteLink } from "#app/links.tsx"
import { summaryOf } from "#domain/content/format.ts"
import { localise } from "#domain/content/localise.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { ProseWithLists } from "#ui/prose/prose-with-lists.tsx"

import { EventJsonLd } from "../json-ld.tsx"
import { listTexts, attachmentsOf, pageHead } from "../pages/page-head.server.ts"
import { Attachments, FactPanel, SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/event-page"
import { formatEventDays, isPast } from "./event-days.ts"
import { datedListMessages } from "./messages.server.ts"

import styles from "./lists.module.css"

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const messages = datedListMessages[language].events
  const server = context.get(requestContext)
  const content = server.content(language)
  const event = await content.find("events", params.slug.toLowerCase())
  if (!event) throw data("no such event", 404)
  const { title, starts_on, ends_on, place, body, updated_at, noPageIn } = event
  const { college } = localise(await server.settings(), language)
  const above = await listTexts(content, "/events")
  const list = { ...above, entries: [{ ...above, link: "/events" }] }
  const description = summaryOf(body)
  return {
    head: pageHead(url, list, { title, description, updatedAt: updated_at, noPageIn }),
    noPageIn,
    event: { title, starts_on, ends_on, place, summary: description },
    days: formatEventDays(event, language),
    isOver: isPast(event, dayInIndia(new Date())),
    html: await content.htmlWithLists(body),
    attachments: attachmentsOf(event.attachments, language),
    college: { name: college.name, address: college.address },
    messages,
  }
}

interface EventFactsProps {
  /** Formatted date range. */
  days: string
  place: string
  isOver: boolean
  messages: { when: string; where: string; isPast: string }
}

function EventFacts({ days, place, isOver, messages }: EventFactsProps) {
  const langOf = useLangOf()
  return (
    <FactPanel
      facts={[
        {
          label: messages.when,
          value: (
            <>
              {days}
              {isOver && <span className={styles.over}>{messages.isPast}</span>}
            </>
          ),
        },
        { label: messages.where, value: <span lang={langOf(place)}>{place}</span> },
      ]}
    />
  )
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { head, event, days, isOver, html, attachments, college, messages } = loaderData
  return (
    <SitePage head={head}>
      <EventJsonLd event={event} college={college} />
      <article className={styles.column}>
        <EventFacts days={days} place={event.place} isOver={isOver} messages={messages} />
        <ProseWithLists html={html} />
        <Attachments list={attachments} />
      </article>
      <SiteLink link="/events" className={styles.further}>
        {messages.all}
      </SiteLink>
    </SitePage>
  )
}
