import { Box, Button, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"

import { formatRupees } from "#domain/fields/format-rupees.ts"
import type { Report } from "#server/http/console/report-routes.ts"

import { Panel } from "../account/panel.tsx"
import { useRead } from "../api/use-request.ts"
import { LastBackup } from "./last-backup.tsx"

/** The report on the open session in three lines, for the dashboard. */
export function KeyFigures() {
  const translate = useTranslate()
  const { data: report } = useRead<Report>("/report")
  if (!report) return null
  const { courses, fees } = report
  const sumOf = (stage: "received" | "admitted") =>
    courses.reduce((sum, course) => sum + course[stage], 0)
  return (
    <Panel title="console.report.keyFigures">
      <Typography>
        {translate("console.report.admittedOf", {
          admitted: sumOf("admitted"),
          received: sumOf("received"),
        })}
      </Typography>
      <Typography>
        {translate("console.report.feesOf", {
          received: formatRupees(fees.received.rupees),
          expected: formatRupees(fees.received.rupees + fees.due.rupees),
        })}
      </Typography>
      <LastBackup at={report.lastBackup} />
      <Box sx={{ mt: 1 }}>
        <Button component={Link} to="/report" variant="outlined">
          {translate("console.report.open")}
        </Button>
      </Box>
    </Panel>
  )
}
