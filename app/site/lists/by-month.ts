import { formatMonth, formatWeekday } from "#domain/content/format.ts"
import type { Language } from "#domain/content/text.ts"

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

export type Months = ReturnType<typeof byMonth>
