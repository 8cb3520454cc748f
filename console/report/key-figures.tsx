import { Box, Button, Stack, Typography } from "@mui/material"
import { Link } from "react-router-dom"

import { formatRupees } from "#domain/fields/format-rupees.ts"
import type { SessionReport } from "#server/features/applications/applications.ts"

import { useCall } from "../api/use-request.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { useText } from "../kit/text/use-language.ts"
import { Funnel, ReportFees, LastDay, ReportPeople } from "./report-parts.tsx"

/** When the last backup was made; `at` is null if there is none. */
export function LastBackup({ at }: { at: string | null }) {
  const t = useText()
  const format = useFormatDateTime()
  return (
    <Typography>
      {at ? t("console.report.backup", { at: format(at) }) : t("console.report.noBackup")}
    </Typography>
  )
}

/** The charts that say how a session goes; those that are wide stand alone. */
function Charts({ report }: { report: SessionReport }) {
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: { md: "1fr 1fr" }, gap: 2 }}>
      <Funnel report={report} isFolded />
      <ReportFees report={report} isFolded />
      <ReportPeople report={report} isFolded />
      <LastDay report={report} />
    </Box>
  )
}

/** The report on the open session at a glance, for the dashboard. */
export function KeyFigures() {
  const t = useText()
  const { data: report, error } = useCall("GET /report")
  if (!report) return <ErrorAlert text={error?.message} />
  const { courses, fees } = report
  const sumOf = (stage: "received" | "admitted") =>
    courses.reduce((sum, course) => sum + course[stage], 0)
  return (
    <Stack spacing={2}>
      <Charts report={report} />
      <Panel title="console.report.keyFigures">
        <Typography>
          {t("console.report.admittedOf", {
            admitted: sumOf("admitted"),
            received: sumOf("received"),
          })}
        </Typography>
        <Typography>
          {t("console.report.feesOf", {
            received: formatRupees(fees.received.rupees),
            expected: formatRupees(fees.received.rupees + fees.due.rupees),
          })}
        </Typography>
        <LastBackup at={report.lastBackup} />
        <Box sx={{ mt: 1 }}>
          <Button component={Link} to="/report" variant="outlined">
            {t("console.report.open")}
          </Button>
        </Box>
      </Panel>
    </Stack>
  )
}
