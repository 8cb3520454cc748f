import { Rss } from "lucide-react"
import { data } from "react-router"

import { fill } from "#app/fill.ts"
import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { useStore } from "#app/store/store.tsx"
import { PageBanner } from "#app/ui/page-banner/page-banner.tsx"
import { Pagination } from "#app/ui/pagination/pagination.tsx"
import { deskContext } from "#server/pages/context.ts"

import { PageMeta } from "../page-meta.tsx"
import { pageNumberIn, pageOfList } from "../page-number.ts"
import type { Route } from "./+types/notices-page"
import { DatedList } from "./dated-list.tsx"
import { wordsOf } from "./words.server.ts"

import styles from "./page.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const page = pageNumberIn(url.searchParams)
  const part = page && (await context.get(deskContext).content(language).listPart("notices", page))
  if (!part) throw data("no such page", 404)
  const notices = part.items.map(({ slug, title, date }) => ({ slug, title, date }))
  return {
    page: part.page,
    pages: part.pages,
    words: wordsOf(language),
    feeds: [{ type: "SET_NOTICES" as const, payload: notices }],
  }
}

export default function NoticesPage({ loaderData: { page, pages, words } }: Route.ComponentProps) {
  const { notices } = useStore()
  const language = useLanguage()
  const { title, lead, none, feed } = words.notices
  const path = inLanguage(language, "/notices")
  const feedPath = inLanguage(language, "/notices.xml")
  return (
    <>
      <PageMeta
        title={page > 1 ? fill(words.pageTitle, { title, page }) : title}
        description={lead}
      />
      <link rel="alternate" type="application/rss+xml" title={title} href={feedPath} />
      <PageBanner
        title={title}
        label={words.youAreHere}
        crumbs={[{ title: words.home, to: inLanguage(language, "/") }]}
        lead={lead}
      />
      <div className={styles.page}>
        <div className={styles.column}>
          {notices.length === 0 && <p>{none}</p>}
          <DatedList items={notices} language={language} to={(slug) => `${path}/${slug}`} />
          <Pagination
            {...words.pagination}
            page={page}
            pages={pages}
            to={(other) => pageOfList(path, other)}
          />
          <a href={feedPath} className={styles.further}>
            <Rss aria-hidden size={20} /> {feed}
          </a>
        </div>
      </div>
    </>
  )
}
