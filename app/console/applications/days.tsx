import { useLocaleState } from "react-admin"

import type { ApplicationTotals } from "#server/features/applications/applications.ts"

import { PlainTable } from "../plain-table.tsx"
import { ChartPanel } from "../report/chart.tsx"
import { useCourseChoices } from "./choices.ts"
import { lastDays } from "./last-days.ts"

const maxDays = 14

/** Applications per day as bars with a part for each course. */
export function Days({ totals }: { totals: ApplicationTotals }) {
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
          { label: "console.dashboard.day", cell: labelOf },
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
