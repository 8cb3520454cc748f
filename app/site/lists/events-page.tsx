import { data } from "react-router"

import { formatMessage } from "#app/format-message.ts"
import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { Pagination } from "#app/ui/pagination/pagination.tsx"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { pageNumberIn, pageOfList } from "../page-number.ts"
import { latest, pageHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/events-page"
import { DatedList } from "./dated-list.tsx"
import { formatEventDays, upcomingAndPast } from "./event-days.ts"
import { listMessages } from "./messages.server.ts"

import styles from "./lists.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { events: messages, pagination, pageTitle } = listMessages(language)
  const asked = pageNumberIn(url.searchParams)
  const part =
    asked && (await context.get(requestContext).content(language).listPart("events", asked))
  if (!part) throw data("no such page", 404)
  const { items, page, pages } = part
  const events = items.map(({ slug, title, starts_on, ends_on, place }) => ({
    slug,
    title,
    date: starts_on,
    starts_on,
    ends_on,
    // A single day is shown in the day block already.
    note: ends_on ? `${formatEventDays({ starts_on, ends_on }, language)}, ${place}` : place,
  }))
  const title =
    page > 1 ? formatMessage(pageTitle, { title: messages.title, page }) : messages.title
  return {
    head: pageHead(url, undefined, { title, lead: messages.lead, updatedAt: latest(items) }),
    ...upcomingAndPast(events, dayInIndia(new Date())),
    page,
    pages,
    messages: { ...messages, pagination },
  }
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { head, upcoming, past, page, pages, messages } = loaderData
  const language = useLanguage()
  const path = inLanguage(language, "/events")
  const parts = [
    { heading: messages.upcoming, events: upcoming },
    { heading: messages.past, events: past },
  ].filter(({ events }) => events.length > 0)
  return (
    <SitePage head={head}>
      <div className={styles.column}>
        {parts.length === 0 && <p>{messages.none}</p>}
        {parts.map(({ heading, events }) => (
          <section key={heading} className={styles.part}>
            <h2>{heading}</h2>
            <DatedList items={events} language={language} to={(slug) => `${path}/${slug}`} />
          </section>
        ))}
        <Pagination
          {...messages.pagination}
          page={page}
          pages={pages}
          to={(other) => pageOfList(path, other)}
        />
      </div>
    </SitePage>
  )
}
