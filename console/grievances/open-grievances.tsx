import { Alert, Box } from "@mui/material"
import { Link } from "react-router-dom"

import { useCall } from "../api/use-request.ts"
import { listAddress } from "../kit/table/filters.ts"
import { textsHook } from "../kit/text/use-language.ts"

const useTexts = textsHook({
  late: [
    "{count} grievance is late. |||| {count} grievances are late.",
    "{count} शिकायत विलम्बित है। |||| {count} शिकायतें विलम्बित हैं।",
  ],
  open: [
    "{count} grievance is open, {mine} of them yours. |||| {count} grievances are open, {mine} of them yours.",
    "{count} शिकायत खुली है, आपकी: {mine}। |||| {count} शिकायतें खुली हैं, आपकी: {mine}।",
  ],
})

interface LineProps {
  severity: "info" | "warning"
  filter: Record<string, unknown>
  text: string
}

function Line({ severity, filter, text }: LineProps) {
  return (
    <Alert severity={severity} role="presentation">
      <Box
        component={Link}
        to={listAddress("/grievances", filter)}
        sx={{ display: "block", py: 1.5, my: -1.5 }}
      >
        {text}
      </Box>
    </Alert>
  )
}

/** How many grievances are open and late, for the dashboard. Nothing if there are none. */
export function OpenGrievances() {
  const text = useTexts()
  const { data } = useCall("GET /grievances/counts", {}, { refetchInterval: 60_000 })
  if (!data) return null
  const { open, late, mine } = data
  return (
    <>
      {late > 0 && (
        <Line severity="warning" filter={{ late: true }} text={text("late", { count: late })} />
      )}
      {open > 0 && (
        <Line
          severity="info"
          filter={{ state: "open" }}
          text={text("open", { count: open, mine })}
        />
      )}
    </>
  )
}
