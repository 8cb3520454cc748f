import { data, Link } from "react-router"

import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { PageBanner } from "#app/ui/page-banner/page-banner.tsx"
import { Prose } from "#app/ui/prose/prose.tsx"
import { localise } from "#domain/content/localise.ts"
import { summaryOf } from "#domain/content/summary.ts"
import { dayInIndia } from "#domain/fields/day-in-india.ts"
import { deskContext } from "#server/pages/context.ts"

import { EventJsonLd } from "../json-ld.tsx"
import { PageMeta } from "../page-meta.tsx"
import type { Route } from "./+types/event-page"
import { eventDaysWords, isPast } from "./event-days.ts"
import { Letter } from "./letter.tsx"
import { wordsOf } from "./words.server.ts"

import styles from "./event-page.module.css"
import pageStyles from "./page.module.css"

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const desk = context.get(deskContext)
  const content = desk.content(language)
  const event = await content.find("events", params.slug)
  if (!event) throw data("no such event", 404)
  const { title, starts_on, ends_on, place, body, updated_at } = event
  const { college } = localise(await desk.settings(), language)
  return {
    event: { title, starts_on, ends_on, place, summary: summaryOf(body) },
    days: eventDaysWords(event, language),
    isOver: isPast(event, dayInIndia(new Date())),
    html: content.html(body),
    updatedAt: updated_at,
    college: { name: college.name, address: college.address },
    words: wordsOf(language),
  }
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { event, days, isOver, html, updatedAt, college, words } = loaderData
  const language = useLanguage()
  const list = inLanguage(language, "/events")
  return (
    <>
      <PageMeta title={event.title} description={event.summary} />
      <EventJsonLd event={event} college={college} />
      <PageBanner
        title={event.title}
        label={words.youAreHere}
        crumbs={[
          { title: words.home, to: inLanguage(language, "/") },
          { title: words.events.title, to: list },
        ]}
      />
      <div className={pageStyles.page}>
        <Letter words={words} updatedAt={updatedAt}>
          <dl className={styles.facts}>
            <div>
              <dt>{words.events.when}</dt>
              <dd>
                {days}
                {isOver && <span className={styles.over}>{words.events.isPast}</span>}
              </dd>
            </div>
            <div>
              <dt>{words.events.where}</dt>
              <dd>{event.place}</dd>
            </div>
          </dl>
          <Prose html={html} />
        </Letter>
        <Link to={list} className={pageStyles.further}>
          {words.events.all}
        </Link>
      </div>
    </>
  )
}
