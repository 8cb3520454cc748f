import { formatValue } from "#domain/applications/format-value.ts"
import type { SessionReport } from "#server/features/applications/applications.ts"

import { useValueLabels } from "../applications/use-application.ts"
import { useFormatDay } from "../kit/day/date-field.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useText } from "../kit/text/use-language.ts"
import { ChartPanel } from "./chart.tsx"
import type { ReportPartProps } from "./funnel.tsx"

const kinds = ["status", "claim", "fee", "correction", "note"] as const

/** Applications and admissions by category and gender. */
export function ReportPeople({ report: { groups, session }, isFolded }: ReportPartProps) {
  const t = useText()
  const labels = useValueLabels(session)
  const categories = [...new Set(groups.map(({ category }) => category))]
  const genders = [...new Set(groups.map(({ gender }) => gender))]
  const receivedOf = (category: string, gender: string) =>
    groups
      .filter((group) => group.category === category && group.gender === gender)
      .reduce((sum, { received }) => sum + received, 0)
  const bars = categories.map((category) => ({
    label: formatValue("category", category, labels),
    parts: genders.map((gender) => receivedOf(category, gender)),
  }))
  return (
    <ChartPanel
      title="console.report.people"
      bars={bars}
      parts={genders.map((gender) => formatValue("gender", gender, labels))}
      isFolded={isFolded}
    >
      <PlainTable
        columns={[
          {
            label: t("console.report.category"),
            cell: ({ category }) => formatValue("category", category, labels),
          },
          {
            label: t("console.report.gender"),
            cell: ({ gender }) => formatValue("gender", gender, labels),
          },
          { label: t("console.report.received"), cell: ({ received }) => received, isNumber: true },
          { label: t("console.report.admitted"), cell: ({ admitted }) => admitted, isNumber: true },
        ]}
        rows={groups}
        keyOf={({ category, gender }) => `${category} ${gender}`}
      />
    </ChartPanel>
  )
}

/** Applications by hour of the last day with an application. */
export function LastDay({ report: { lastDay } }: ReportPartProps) {
  const t = useText()
  const formatDay = useFormatDay()
  if (!lastDay) return null
  const hours = lastDay.hours.map((count, hour) => ({ hour, count }))
  return (
    <ChartPanel
      title={{ text: t("console.report.lastDay", { day: formatDay(lastDay.day) }) }}
      bars={hours.map(({ hour, count }) => ({ label: String(hour), parts: [count] }))}
      isFolded
    >
      <PlainTable
        columns={[
          { label: t("console.report.hour"), cell: ({ hour }) => `${hour}:00–${hour}:59` },
          { label: t("console.report.received"), cell: ({ count }) => count, isNumber: true },
        ]}
        rows={hours.filter(({ count }) => count > 0)}
        keyOf={({ hour }) => hour}
      />
    </ChartPanel>
  )
}

/** What each member of staff did with the applications of the session. */
export function StaffWork({ report: { staff } }: ReportPartProps) {
  const t = useText()
  if (staff.length === 0) return null
  const sumOf = ({ events }: SessionReport["staff"][number]) =>
    kinds.reduce((sum, kind) => sum + (events[kind] ?? 0), 0)
  return (
    <ChartPanel
      title="console.report.staff"
      bars={staff.map((member) => ({ label: member.name, parts: [sumOf(member)] }))}
    >
      <PlainTable
        columns={[
          { label: t("console.report.name"), cell: ({ name }) => name },
          ...kinds.map((kind) => ({
            label: t(`console.report.events.${kind}`),
            cell: ({ events }: SessionReport["staff"][number]) => events[kind] ?? 0,
            isNumber: true,
          })),
          { label: t("console.report.all"), cell: sumOf, isNumber: true },
        ]}
        rows={staff}
        keyOf={({ name }) => name}
      />
    </ChartPanel>
  )
}
