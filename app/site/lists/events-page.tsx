import { data } from "react-router"

import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { Pagination } from "#ui/pagination/pagination.tsx"

import { listTexts, latest, pageHead, pageNumberIn } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/events-page"
import { DatedList } from "./dated-list.tsx"
import { datedEvents, upcomingAndPast } from "./event-days.ts"
import { datedListMessages } from "./messages.server.ts"

import styles from "./lists.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { events: messages, pagination } = datedListMessages[language]
  const content = context.get(requestContext).content(language)
  const number = pageNumberIn(url.searchParams)
  const paginated = number && (await content.listPage("events", number))
  if (!paginated) throw data("no such page", 404)
  const { items, page, pages } = paginated
  const { upcoming, past } = upcomingAndPast(items, dayInIndia(new Date()))
  const texts = await listTexts(content, "/events")
  return {
    head: pageHead(url, undefined, { ...texts, page, updatedAt: latest(items) }),
    upcoming: datedEvents(upcoming, language),
    past: datedEvents(past, language),
    page,
    pages,
    messages: { ...messages, pagination },
  }
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { head, upcoming, past, page, pages, messages } = loaderData
  const path = inLanguage(useLanguage(), "/events")
  const parts = [
    { heading: messages.upcoming, events: upcoming },
    { heading: messages.past, events: past },
  ].filter(({ events }) => events.length > 0)
  return (
    <SitePage head={head}>
      <div className={styles.column}>
        {parts.length === 0 && <p>{messages.none}</p>}
        {parts.map(({ heading, events }) => (
          <section key={heading} className={styles.section}>
            <h2>{heading}</h2>
            <DatedList items={events} path="/events" />
          </section>
        ))}
        <Pagination {...messages.pagination} page={page} pages={pages} path={path} />
      </div>
    </SitePage>
  )
}
