import { Button, Stack } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"

import { statusMessages } from "#domain/applications/messages/status-messages.ts"
import type { Status } from "#domain/applications/workflow.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { Panel } from "../../account/panel.tsx"
import { useConsoleLanguage } from "../../use-language.ts"
import { StatusDialog } from "../status-dialog.tsx"

/** Buttons for the status transitions that the signed-in member may make. */
export function WorkflowSteps({
  application,
  onDone,
}: {
  application: StaffApplication
  onDone: () => void
}) {
  const translate = useTranslate()
  const language = useConsoleLanguage()
  const [to, setTo] = useState<Status>()
  const { transitions } = application
  return (
    <Panel title="console.applications.steps">
      {transitions.length === 0 && translate("console.applications.noSteps")}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
        {transitions.map((transition) => (
          <Button
            key={transition.to}
            variant={["verified", "admitted"].includes(transition.to) ? "contained" : "outlined"}
            color={["rejected", "cancelled"].includes(transition.to) ? "error" : "primary"}
            size="large"
            onClick={() => setTo(transition.to)}
          >
            {statusMessages[transition.to].name[language]}
          </Button>
        ))}
      </Stack>
      {to && (
        <StatusDialog
          application={application}
          to={to}
          onClose={() => setTo(undefined)}
          onDone={onDone}
        />
      )}
    </Panel>
  )
}
