import { useLocaleState } from "react-admin"

import { dayInIndia, startOfDayInIndia } from "#domain/fields/india-time.ts"
import type { ApplicationTotals } from "#server/features/applications/applications.ts"

import { useCourseChoices } from "../admission-sessions/use-sessions.ts"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useText } from "../kit/text/use-language.ts"
import { ChartPanel } from "../report/chart.tsx"

const shownDays = 14

/** So many days up to the last one with applications, newest first, each with the number for each of the courses. */
export const lastDays = (
  byDay: ApplicationTotals["byDay"],
  courses: readonly string[],
  count: number,
) => {
  const last = byDay.map(({ day }) => day).reduce((a, b) => (a > b ? a : b), "")
  if (last === "") return []
  return Array.from({ length: count }, (_, before) => {
    const day = dayInIndia(startOfDayInIndia(last, -before))
    const counted = byDay.filter((one) => one.day === day)
    const countOf = (code: string) => counted.find(({ course }) => course === code)?.count ?? 0
    return { day, counts: courses.map(countOf) }
  })
}

/** Applications per day as bars with a part for each course. */
export function Days({ totals }: { totals: ApplicationTotals }) {
  const t = useText()
  const [locale] = useLocaleState()
  const courses = useCourseChoices()
  const days = lastDays(
    totals.byDay,
    courses.map(({ id }) => id),
    shownDays,
  )
  const format = new Intl.DateTimeFormat(`${locale}-IN`, { day: "numeric", month: "short" })
  const labelOf = ({ day }: { day: string }) => format.format(new Date(day))
  if (days.length === 0) return null
  return (
    <ChartPanel
      title="console.dashboard.byDay"
      bars={days.toReversed().map((day) => ({ label: labelOf(day), parts: day.counts }))}
      parts={courses.map(({ name }) => name)}
      isTime
      isFolded
    >
      <PlainTable
        columns={[
          { label: t("console.dashboard.day"), cell: labelOf },
          ...courses.map(({ name }, place) => ({
            label: name,
            cell: ({ counts }: (typeof days)[number]) => counts[place],
            isNumber: true,
          })),
        ]}
        rows={days.filter(({ counts }) => counts.some(Boolean))}
        keyOf={({ day }) => day}
      />
    </ChartPanel>
  )
}
