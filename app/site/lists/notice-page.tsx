import { data } from "react-router"

import { fill } from "#app/fill.ts"
import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { PageBanner } from "#app/ui/page-banner/page-banner.tsx"
import { Prose } from "#app/ui/prose/prose.tsx"
import { dayWords } from "#domain/content/day-words.ts"
import { summaryOf } from "#domain/content/summary.ts"
import { deskContext } from "#server/pages/context.ts"

import { PageMeta } from "../page-meta.tsx"
import type { Route } from "./+types/notice-page"
import { Letter } from "./letter.tsx"
import { neighboursIn } from "./neighbours-in.ts"
import { Neighbours } from "./neighbours.tsx"
import { wordsOf } from "./words.server.ts"

import styles from "./page.module.css"

export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const content = context.get(deskContext).content(language)
  const notice = await content.find("notices", params.slug)
  if (!notice) throw data("no such notice", 404)
  const { slug, title, date, body, updated_at } = notice
  return {
    title,
    date,
    updatedAt: updated_at,
    summary: summaryOf(body),
    html: content.html(body),
    neighbours: neighboursIn(await content.list("notices"), slug),
    words: wordsOf(language),
  }
}

export default function NoticePage({ loaderData }: Route.ComponentProps) {
  const { title, date, updatedAt, summary, html, neighbours, words } = loaderData
  const language = useLanguage()
  const list = inLanguage(language, "/notices")
  return (
    <>
      <PageMeta title={title} description={summary} />
      <PageBanner
        title={title}
        label={words.youAreHere}
        crumbs={[
          { title: words.home, to: inLanguage(language, "/") },
          { title: words.notices.title, to: list },
        ]}
      />
      <div className={styles.page}>
        <Letter words={words} updatedAt={updatedAt}>
          <p className={styles.published}>
            <time dateTime={date} suppressHydrationWarning>
              {fill(words.notices.published, { day: dayWords(date, language) })}
            </time>
          </p>
          <Prose html={html} />
        </Letter>
        <Neighbours words={words.notices} neighbours={neighbours} list={list} />
      </div>
    </>
  )
}
