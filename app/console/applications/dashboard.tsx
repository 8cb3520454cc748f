import { Alert, Card, CardActionArea, Stack, Typography } from "@mui/material"
import { Title, useGetList, useTranslate } from "react-admin"
import { Link } from "react-router-dom"

import { dayInIndia } from "#domain/fields/india-time.ts"
import type { ApplicationTotals } from "#server/features/applications/applications.ts"

import { ErrorAlert } from "../error-alert.tsx"
import { lazyPage } from "../lazy-page.tsx"
import { usePermission } from "../permission.tsx"
import { useRead } from "../use-request.ts"
import { useStatusChoices } from "./choices.ts"
import { Days } from "./days.tsx"

const EditorHome = lazyPage(() =>
  import("../content/home/editor-home.tsx").then((page) => page.EditorHome),
)

function Number({ count, name, filter }: { count: number; name: string; filter: object }) {
  const search = new URLSearchParams({ filter: JSON.stringify(filter) })
  return (
    <Card sx={{ minWidth: 150, flex: 1 }}>
      <CardActionArea component={Link} to={`/applications?${search}`} sx={{ p: 2 }}>
        <Typography variant="h4" component="p">
          {count}
        </Typography>
        <Typography component="p">{name}</Typography>
      </CardActionArea>
    </Card>
  )
}

/** Applications in total, today and by status, each with a link to the filtered list. */
function DashboardTotals({ totals, today }: { totals: ApplicationTotals; today: string }) {
  const translate = useTranslate()
  const statuses = useStatusChoices()
  const ofToday = totals.byDay
    .filter(({ day }) => day === today)
    .reduce((sum, { count }) => sum + count, 0)
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2 }}>
      <Number
        count={ofToday}
        name={translate("console.dashboard.today")}
        filter={{ dayFrom: today, dayTo: today }}
      />
      <Number count={totals.total} name={translate("console.dashboard.all")} filter={{}} />
      {statuses.map(({ id, name }) => (
        <Number key={id} count={totals.byStatus[id]} name={name} filter={{ status: id }} />
      ))}
    </Stack>
  )
}

function Unread() {
  const translate = useTranslate()
  const { total = 0 } = useGetList("messages", {
    filter: { unread: true },
    pagination: { page: 1, perPage: 1 },
  })
  if (total === 0) return null
  return (
    <Alert severity="info" role="presentation">
      <Link to="/messages">{translate("console.dashboard.unread", { smart_count: total })}</Link>
    </Alert>
  )
}

/** The first page of a role: that of who edits content, or the totals. */
export function Dashboard() {
  const may = usePermission()
  return may("content.edit") && !may("applications.read") ? <EditorHome /> : <Totals />
}

/** Totals of the session and unread messages. Without permission for applications, only the messages. */
function Totals() {
  const may = usePermission()
  const maySee = may("applications.read")
  const {
    data: totals,
    dataUpdatedAt,
    error,
  } = useRead<ApplicationTotals>("/applications/counts", {
    enabled: maySee,
    refetchInterval: 60_000,
  })
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="ra.page.dashboard" />
      <ErrorAlert text={error?.message} />
      {may("messages.read") && <Unread />}
      {totals && (
        <>
          <DashboardTotals totals={totals} today={dayInIndia(new Date(dataUpdatedAt))} />
          <Days totals={totals} />
        </>
      )}
    </Stack>
  )
}
