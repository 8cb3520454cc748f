import { Box } from "@mui/material"
import { useTranslate } from "react-admin"

import { formatValue } from "#domain/applications/format-value.ts"
import type { SessionReport } from "#server/features/applications/applications.ts"

import { Panel } from "../account/panel.tsx"
import { useValueLabels } from "../applications/use-value-labels.ts"
import { useFormatDay } from "../day/date-field.tsx"
import { PlainTable } from "../plain-table.tsx"
import { Bars } from "./bars.tsx"

const kinds = ["status", "claim", "fee", "correction", "note"] as const

/** Applications and admissions by category and gender. */
export function People({ report: { groups, session } }: { report: SessionReport }) {
  const translate = useTranslate()
  const labels = useValueLabels(session)
  const categories = [...new Set(groups.map(({ category }) => category))]
  const bars = categories.map((category) => ({
    label: formatValue("category", category, labels),
    value: groups
      .filter((group) => group.category === category)
      .reduce((sum, { received }) => sum + received, 0),
  }))
  return (
    <Panel title="console.report.people" sx={{ overflowX: "auto" }}>
      <Bars bars={bars} />
      <PlainTable
        columns={[
          {
            label: translate("console.report.category"),
            cell: ({ category }) => formatValue("category", category, labels),
          },
          {
            label: translate("console.report.gender"),
            cell: ({ gender }) => formatValue("gender", gender, labels),
          },
          {
            label: translate("console.report.received"),
            cell: ({ received }) => received,
            isNumber: true,
          },
          {
            label: translate("console.report.admitted"),
            cell: ({ admitted }) => admitted,
            isNumber: true,
          },
        ]}
        rows={groups}
        keyOf={({ category, gender }) => `${category} ${gender}`}
      />
    </Panel>
  )
}

/** Applications by hour of the last day with an application. */
export function LastDay({ report: { lastDay } }: { report: SessionReport }) {
  const translate = useTranslate()
  const formatDay = useFormatDay()
  if (!lastDay) return null
  const bars = lastDay.hours.map((value, hour) => ({ label: String(hour), value }))
  return (
    <Panel title={translate("console.report.lastDay", { day: formatDay(lastDay.day) })}>
      <Bars bars={bars} />
      <details>
        <Box component="summary" sx={{ py: { xs: 1.25, sm: 0 } }}>
          {translate("console.report.asTable")}
        </Box>
        <PlainTable
          columns={[
            {
              label: translate("console.report.hour"),
              cell: ({ label }) => `${label}:00–${label}:59`,
            },
            {
              label: translate("console.report.received"),
              cell: ({ value }) => value,
              isNumber: true,
            },
          ]}
          rows={bars.filter(({ value }) => value > 0)}
          keyOf={({ label }) => label}
        />
      </details>
    </Panel>
  )
}

/** What each member of staff did with the applications of the session. */
export function StaffWork({ report: { staff } }: { report: SessionReport }) {
  const translate = useTranslate()
  if (staff.length === 0) return null
  const sumOf = ({ events }: SessionReport["staff"][number]) =>
    kinds.reduce((sum, kind) => sum + (events[kind] ?? 0), 0)
  return (
    <Panel title="console.report.staff" sx={{ overflowX: "auto" }}>
      <Bars bars={staff.map((member) => ({ label: member.name, value: sumOf(member) }))} />
      <PlainTable
        columns={[
          { label: translate("console.report.name"), cell: ({ name }) => name },
          ...kinds.map((kind) => ({
            label: translate(`console.report.events.${kind}`),
            cell: ({ events }: SessionReport["staff"][number]) => events[kind] ?? 0,
            isNumber: true,
          })),
          {
            label: translate("console.report.all"),
            cell: sumOf,
            isNumber: true,
          },
        ]}
        rows={staff}
        keyOf={({ name }) => name}
      />
    </Panel>
  )
}
