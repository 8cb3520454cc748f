import { languageOf, useLangOf } from "#app/language.ts"
import { formatMonth, formatWeekday } from "#domain/content/format.ts"
import type { Language } from "#domain/content/text.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { listTexts, latest, pageHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/holidays-page"
import { datedListMessages } from "./messages.server.ts"

import styles from "./lists.module.css"

interface Holiday {
  name: string
  /** An ISO day. */
  date: string
  is_approximate: boolean
}

/** Holidays in calendar order, grouped by month, with formatted dates. */
export const byMonth = (holidays: readonly Holiday[], language: Language) => {
  const inOrder = holidays.toSorted((a, b) => a.date.localeCompare(b.date))
  const months = Map.groupBy(inOrder, ({ date }) => date.slice(0, 7))
  return [...months].map(([month, days]) => ({
    month: formatMonth(`${month}-01`, language),
    days: days.map(({ name, date, is_approximate }) => ({
      name,
      date,
      weekday: formatWeekday(date, language),
      isApproximate: is_approximate,
    })),
  }))
}

type Months = ReturnType<typeof byMonth>

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const messages = datedListMessages[language].holidays
  const content = context.get(requestContext).content(language)
  const holidays = await content.list("holidays")
  const texts = await listTexts(content, "/holidays")
  return {
    head: pageHead(url, undefined, { ...texts, updatedAt: latest(holidays) }),
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
          <div className="table-box">
            <HolidayTable months={months} messages={messages} />
          </div>
        )}
        {hasApproximate && <p className={styles.note}>{messages.moonNote}</p>}
      </div>
    </SitePage>
  )
}

interface HolidayTableProps {
  months: Months
  messages: { caption: string; date: string; weekday: string; name: string; moon: string }
}

function HolidayTable({ months, messages }: HolidayTableProps) {
  const langOf = useLangOf()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{messages.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.date}</th>
          <th scope="col">{messages.weekday}</th>
          <th scope="col">{messages.name}</th>
        </tr>
      </thead>
      {months.map(({ month, days }) => (
        <tbody key={month}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.month}>
              {month}
            </th>
          </tr>
          {days.map(({ name, date, weekday, isApproximate }) => (
            <tr key={`${date} ${name}`}>
              <td className={styles.day}>
                <time dateTime={date}>{Number(date.slice(-2))}</time>
              </td>
              <td>{weekday}</td>
              <th scope="row" className="strong">
                <span lang={langOf(name)}>{name}</span>
                {isApproximate && <span className={styles.moon}> ({messages.moon})</span>}
              </th>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
