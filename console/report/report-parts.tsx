import { Typography } from "@mui/material"

import { formatValue } from "#domain/applications/format-value.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import type { SessionReport } from "#server/features/applications/applications.ts"

import { useCourseNames } from "../admission-sessions/use-sessions.ts"
import { useValueLabels } from "../applications/use-application.ts"
import { useFormatDay } from "../kit/day/date-field.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useConsoleLanguage, useText } from "../kit/text/use-language.ts"
import { ChartPanel } from "./chart.tsx"

interface ReportPartProps {
  report: SessionReport
  /** Whether the table is shown on request only. */
  isFolded?: boolean | undefined
}

const stages = ["received", "begun", "verified", "admitted"] as const

/** How far the applications of each course are, and of all courses. */
export function Funnel({ report: { courses, session }, isFolded }: ReportPartProps) {
  const t = useText()
  const language = useConsoleLanguage()
  const names = useCourseNames(session)
  const nameOf = (code: string) =>
    names.courses.find((course) => course.code === code)?.short_name[language] ?? code
  const labelOf = (stage: (typeof stages)[number]) => t(`console.report.${stage}`)
  const sumOf = (stage: (typeof stages)[number]) =>
    courses.reduce((sum, course) => sum + course[stage], 0)
  const total = {
    course: "",
    ...(Object.fromEntries(stages.map((stage) => [stage, sumOf(stage)])) as Record<
      (typeof stages)[number],
      number
    >),
  }
  return (
    <ChartPanel
      title="console.report.funnel"
      bars={stages.map((stage) => ({ label: labelOf(stage), parts: [total[stage]] }))}
      isFolded={isFolded}
    >
      <PlainTable
        columns={[
          {
            label: t("console.report.course"),
            cell: ({ course }) => (course ? nameOf(course) : t("console.report.total")),
          },
          ...stages.map((stage) => ({
            label: labelOf(stage),
            cell: (row: typeof total) => row[stage],
            isNumber: true,
          })),
        ]}
        rows={[...courses, total]}
        keyOf={({ course }) => course}
      />
    </ChartPanel>
  )
}

/** Fees that are expected, received, still due, and not asked. */
export function ReportFees({ report: { fees }, isFolded }: ReportPartProps) {
  const t = useText()
  const { due, received, exempt } = fees
  const expected = {
    applications: due.applications + received.applications,
    rupees: due.rupees + received.rupees,
  }
  const sums = { expected, received, due, exempt }
  const names = ["expected", "received", "due", "exempt"] as const
  const rows = names.map((name) => [name, sums[name]] as const)
  const labelOf = (name: (typeof names)[number]) => t(`console.report.feeStatuses.${name}`)
  return (
    <ChartPanel
      title="console.report.fees"
      bars={rows.map(([name, { rupees }]) => ({ label: labelOf(name), parts: [rupees] }))}
      format={formatRupees}
      isFolded={isFolded}
    >
      <PlainTable
        columns={[
          { label: t("console.report.fee"), cell: ([name]) => labelOf(name) },
          {
            label: t("console.report.received"),
            cell: ([, { applications }]) => applications,
            isNumber: true,
          },
          {
            label: t("console.report.rupees"),
            cell: ([, { rupees }]) => formatRupees(rupees),
            isNumber: true,
          },
        ]}
        rows={rows}
        keyOf={([name]) => name}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t("console.report.feesHint")}
      </Typography>
    </ChartPanel>
  )
}

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
      isTime
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
