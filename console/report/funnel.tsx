import { Typography } from "@mui/material"

import { formatRupees } from "#domain/fields/format-rupees.ts"
import type { SessionReport } from "#server/features/applications/applications.ts"

import { useCourseNames } from "../admission-sessions.ts"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useConsoleLanguage, useText } from "../kit/text/use-language.ts"
import { ChartPanel } from "./chart.tsx"

export interface ReportPartProps {
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
