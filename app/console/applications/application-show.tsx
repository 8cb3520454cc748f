import { Stack } from "@mui/material"
import { useEffect } from "react"
import { ShowBase, Title, useRecordContext, useRefresh, useTranslate } from "react-admin"
import { useNavigate } from "react-router-dom"

import type { StaffApplication } from "#server/features/applications/applications.ts"

import { ApplicationHeader } from "./show/application-header.tsx"
import { Claims } from "./show/claims.tsx"
import { Fee } from "./show/fee.tsx"
import { FormValuesPanel } from "./show/form-values.tsx"
import { EnteredBy, History, Notes } from "./show/history.tsx"
import { WorkflowSteps } from "./show/workflow-steps.tsx"

/** Alt+B returns from a record to the counter search. */
const useBackToCounter = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const openCounter = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== "KeyB") return
      event.preventDefault()
      void navigate("/counter")
    }
    window.addEventListener("keydown", openCounter)
    return () => window.removeEventListener("keydown", openCounter)
  }, [navigate])
}

function Record() {
  const application = useRecordContext<StaffApplication>()
  const refresh = useRefresh()
  const translate = useTranslate()
  useBackToCounter()
  // The cache may hold only the list's version of the record at first.
  if (!application || !("transitions" in application)) return null
  const name = translate("resources.applications.name", { smart_count: 1 })
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title={`${name}: ${application.applicant_name}`} />
      <EnteredBy application={application} />
      <ApplicationHeader application={application} />
      <WorkflowSteps application={application} onDone={refresh} />
      <Stack direction={{ xs: "column", md: "row" }} spacing={2} sx={{ alignItems: "flex-start" }}>
        <FormValuesPanel application={application} />
        <Stack spacing={2} sx={{ flex: 1, minWidth: 300, width: { xs: "100%", md: "auto" } }}>
          <Claims application={application} onDone={refresh} />
          <Fee application={application} onDone={refresh} />
          <Notes application={application} onDone={refresh} />
          <History application={application} />
        </Stack>
      </Stack>
    </Stack>
  )
}

/** Detail page of an application: applicant, next steps, submitted values and history. */
export function ApplicationShow() {
  return (
    <ShowBase>
      <Record />
    </ShowBase>
  )
}
