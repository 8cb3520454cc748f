import { languageOf } from "#app/language.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { latest, pageHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/holidays-page"
import { byMonth } from "./by-month.ts"
import { HolidayTable } from "./holiday-table.tsx"
import { listMessages } from "./messages.server.ts"

import styles from "./lists.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const messages = listMessages(language).holidays
  const holidays = await context.get(requestContext).content(language).list("holidays")
  const { title, lead } = messages
  return {
    head: pageHead(url, undefined, { title, lead, updatedAt: latest(holidays) }),
    months: byMonth(holidays, language),
    messages,
  }
}

export default function HolidaysPage({ loaderData }: Route.ComponentProps) {
  const { head, months, messages } = loaderData
  const hasApproximate = months.some(({ days }) => days.some(({ isApproximate }) => isApproximate))
  return (
    <SitePage head={head}>
      <div className={styles.column}>
        {months.length === 0 ? (
          <p>{messages.none}</p>
        ) : (
          <HolidayTable months={months} messages={messages} />
        )}
        {hasApproximate && <p className={styles.note}>{messages.moonNote}</p>}
      </div>
    </SitePage>
  )
}
