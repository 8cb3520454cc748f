import { data } from "react-router"

import { fill } from "#app/fill.ts"
import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { PageBanner } from "#app/ui/page-banner/page-banner.tsx"
import { Pagination } from "#app/ui/pagination/pagination.tsx"
import { dayInIndia } from "#domain/fields/day-in-india.ts"
import { deskContext } from "#server/pages/context.ts"

import { PageMeta } from "../page-meta.tsx"
import { pageNumberIn, pageOfList } from "../page-number.ts"
import type { Route } from "./+types/events-page"
import { DatedList } from "./dated-list.tsx"
import { eventDaysWords, upcomingAndPast } from "./event-days.ts"
import { wordsOf } from "./words.server.ts"

import styles from "./page.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const page = pageNumberIn(url.searchParams)
  const part = page && (await context.get(deskContext).content(language).listPart("events", page))
  if (!part) throw data("no such page", 404)
  const events = part.items.map(({ slug, title, starts_on, ends_on, place }) => ({
    slug,
    title,
    date: starts_on,
    starts_on,
    ends_on,
    note: [...(ends_on ? [eventDaysWords({ starts_on, ends_on }, language)] : []), place].join(
      ", ",
    ),
  }))
  return {
    ...upcomingAndPast(events, dayInIndia(new Date())),
    page: part.page,
    pages: part.pages,
    words: wordsOf(language),
  }
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { upcoming, past, page, pages, words } = loaderData
  const language = useLanguage()
  const { title, lead, none } = words.events
  const path = inLanguage(language, "/events")
  const parts = [
    { heading: words.events.upcoming, events: upcoming },
    { heading: words.events.past, events: past },
  ].filter(({ events }) => events.length > 0)
  return (
    <>
      <PageMeta
        title={page > 1 ? fill(words.pageTitle, { title, page }) : title}
        description={lead}
      />
      <PageBanner
        title={title}
        label={words.youAreHere}
        crumbs={[{ title: words.home, to: inLanguage(language, "/") }]}
        lead={lead}
      />
      <div className={styles.page}>
        <div className={styles.column}>
          {parts.length === 0 && <p>{none}</p>}
          {parts.map(({ heading, events }) => (
            <section key={heading} className={styles.part}>
              <h2>{heading}</h2>
              <DatedList items={events} language={language} to={(slug) => `${path}/${slug}`} />
            </section>
          ))}
          <Pagination
            {...words.pagination}
            page={page}
            pages={pages}
            to={(other) => pageOfList(path, other)}
          />
        </div>
      </div>
    </>
  )
}
