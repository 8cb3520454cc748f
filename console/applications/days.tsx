import { useLocaleState } from "react-admin"

import type { ApplicationTotals } from "#server/features/applications/applications.ts"

import { useCourseChoices } from "../admission-sessions/use-sessions.ts"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useText } from "../kit/text/use-language.ts"
import { ChartPanel } from "../report/chart.tsx"

const maxDays = 14

/** The last days with applications, newest first, each with the number for each of the courses. */
export const lastDays = (
  byDay: ApplicationTotals["byDay"],
  courses: readonly string[],
  maximum: number,
) =>
  [...Map.groupBy(byDay, ({ day }) => day)]
    .map(([day, counted]) => ({
      day,
      counts: courses.map((code) => counted.find(({ course }) => course === code)?.count ?? 0),
    }))
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .slice(0, maximum)

/** Applications per day as bars with a part for each course. */
export function Days({ totals }: { totals: ApplicationTotals }) {
  const t = useText()
  const [locale] = useLocaleState()
  const courses = useCourseChoices()
  const days = lastDays(
    totals.byDay,
    courses.map(({ id }) => id),
    maxDays,
  )
  const format = new Intl.DateTimeFormat(`${locale}-IN`, { day: "numeric", month: "short" })
  const labelOf = ({ day }: { day: string }) => format.format(new Date(day))
  if (days.length === 0) return null
  return (
    <ChartPanel
      title="console.dashboard.byDay"
      bars={days.toReversed().map((day) => ({ label: labelOf(day), parts: day.counts }))}
      parts={courses.map(({ name }) => name)}
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
        rows={days}
        keyOf={({ day }) => day}
      />
    </ChartPanel>
  )
}
