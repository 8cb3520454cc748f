import { Card, CardActionArea, Stack, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"

import type { ApplicationTotals } from "#server/features/applications/applications.ts"

import { useApplicationChoices } from "../applications/choices.ts"

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
export function DashboardTotals({ totals, today }: { totals: ApplicationTotals; today: string }) {
  const translate = useTranslate()
  const { statuses } = useApplicationChoices()
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
