import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { PageBanner } from "#app/ui/page-banner/page-banner.tsx"
import { deskContext } from "#server/pages/context.ts"

import { PageMeta } from "../page-meta.tsx"
import type { Route } from "./+types/holidays-page"
import { byMonth } from "./by-month.ts"
import { HolidayTable } from "./holiday-table.tsx"
import { wordsOf } from "./words.server.ts"

import styles from "./page.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const holidays = await context.get(deskContext).content(language).list("holidays")
  return { months: byMonth(holidays, language), words: wordsOf(language) }
}

export default function HolidaysPage({ loaderData: { months, words } }: Route.ComponentProps) {
  const language = useLanguage()
  const { title, lead, none, moonNote } = words.holidays
  const hasApproximate = months.some(({ days }) => days.some(({ isApproximate }) => isApproximate))
  return (
    <>
      <PageMeta title={title} description={lead} />
      <PageBanner
        title={title}
        label={words.youAreHere}
        crumbs={[{ title: words.home, to: inLanguage(language, "/") }]}
        lead={lead}
      />
      <div className={styles.page}>
        <div className={styles.column}>
          {months.length === 0 ? (
            <p>{none}</p>
          ) : (
            <HolidayTable months={months} words={words.holidays} />
          )}
          {hasApproximate && <p className={styles.note}>{moonNote}</p>}
        </div>
      </div>
    </>
  )
}
