import { Box, Link, type Theme, Typography, useMediaQuery } from "@mui/material"
import { Link as RouterLink } from "react-router-dom"

import { staffStatusMessages } from "#domain/applications/messages/status-messages.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import type { ApplicationsService } from "#server/features/applications/applications.ts"

import { useCourseName } from "../admission-sessions/use-sessions.ts"
import { useCall } from "../api/use-request.ts"
import { Panel } from "../kit/page/panel.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useConsoleLanguage, useText } from "../kit/text/use-language.ts"
import { fromCounter, recordPath } from "./record-address.ts"

type CounterToday = Awaited<ReturnType<ApplicationsService["readCounterToday"]>>

const applicantLink = ({ id, applicant_name }: CounterToday["recent"][number]) => (
  <Link component={RouterLink} to={recordPath(id)} state={fromCounter}>
    {applicant_name}
  </Link>
)

const numberColumn = (label: string) => ({
  label,
  cell: ({ id }: CounterToday["recent"][number]) => (
    <Box component="span" sx={{ whiteSpace: "nowrap" }}>
      {id}
    </Box>
  ),
})

/** What the member of staff did today: the deposits that they recorded, and the last ten applications. */
export function Today() {
  const t = useText()
  const language = useConsoleLanguage()
  const courseName = useCourseName()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  const { data } = useCall("GET /counter/today")
  if (!data || data.recent.length === 0) return null
  const { recent, deposits } = data
  return (
    <Panel title="console.counterPage.today" sx={{ overflowX: "auto" }}>
      <Typography gutterBottom>
        {t("console.counterPage.deposits", {
          count: deposits.count,
          total: formatRupees(deposits.total),
        })}
      </Typography>
      <PlainTable
        columns={[
          { label: t("resources.applications.fields.applicant_name"), cell: applicantLink },
          {
            label: t("resources.applications.fields.course"),
            cell: ({ course }) => courseName(course),
          },
          {
            label: t("resources.applications.fields.status"),
            cell: ({ status }) => staffStatusMessages[status].name[language],
          },
          {
            label: t("resources.applications.fields.fee_status"),
            cell: ({ fee_status }) => t(`feeStatuses.${fee_status}`),
          },
          // A phone has no room for it.
          ...(isPhone ? [] : [numberColumn(t("resources.applications.fields.id"))]),
        ]}
        rows={recent}
        keyOf={({ id }) => id}
      />
    </Panel>
  )
}
