import { Stack } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { Title } from "react-admin"

import { dayInIndia } from "#domain/fields/india-time.ts"
import type { ApplicationTotals } from "#server/features/applications/applications.ts"

import { request } from "../api-client.ts"
import { ErrorMessage } from "../error-message.tsx"
import { usePermission } from "../use-permission.ts"
import { Days } from "./days.tsx"
import { DashboardTotals } from "./totals.tsx"
import { Unread } from "./unread.tsx"

/** Totals of the session and unread messages. Without permission for applications, only the messages. */
export function Dashboard() {
  const may = usePermission()
  const maySee = may("applications.read")
  const { data, error } = useQuery({
    queryKey: ["dashboard"],
    queryFn: async () => ({
      totals: (await request<{ data: ApplicationTotals }>("GET", "/applications/counts")).data,
      today: dayInIndia(new Date()),
    }),
    enabled: maySee,
    refetchInterval: 60_000,
  })
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="ra.page.dashboard" />
      <ErrorMessage text={error?.message} />
      {may("messages.read") && <Unread />}
      {data && (
        <>
          <DashboardTotals {...data} />
          <Days totals={data.totals} />
        </>
      )}
    </Stack>
  )
}
