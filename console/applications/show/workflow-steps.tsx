import { Button, Stack } from "@mui/material"
import { useState } from "react"

import { isOpenClaim } from "#domain/applications/claims.ts"
import { statusActionOf } from "#domain/applications/messages/status-messages.ts"
import type { Status } from "#domain/applications/workflow.ts"

import { firstMessage } from "../../api/http-error.ts"
import { lazyDialog } from "../../kit/dialog/lazy-dialog.tsx"
import { useAttempt } from "../../kit/form/use-attempt.ts"
import { KeyHint } from "../../kit/keys/key.tsx"
import { useKey } from "../../kit/keys/use-keys.ts"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { Panel } from "../../kit/page/panel.tsx"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { StatusDialog, useChangeStatus } from "../status/status-dialog.tsx"
import { useApplication } from "../use-application.ts"

const VerifyDialog = lazyDialog(() =>
  import("../status/verify-dialog.tsx").then((file) => file.VerifyDialog),
)

/** Changes that need no text: they are made at once, and can be undone in the notice. */
const immediate: readonly Status[] = ["scrutiny", "verified"]
const keyOf: Partial<Record<Status, string>> = { verified: "V", query: "Q" }

/** Buttons for the status transitions that the signed-in member may make. */
export function WorkflowSteps() {
  const application = useApplication()
  const t = useText()
  const language = useConsoleLanguage()
  const [to, setTo] = useState<Status>()
  const { attempt, failure, isRunning } = useAttempt()
  const changeStatus = useChangeStatus()
  const { transitions } = application

  const start = (next: Status) => {
    const isAsked = next === "verified" && application.claims.some(isOpenClaim)
    if (isAsked || !immediate.includes(next)) return setTo(next)
    if (isRunning) return
    void attempt(() => changeStatus(next, { reason: "" }))
  }
  const close = () => setTo(undefined)
  const keyAction = (next: Status) =>
    transitions.some((transition) => transition.to === next) ? () => start(next) : undefined
  useKey("v", keyAction("verified"))
  useKey("q", keyAction("query"))
  return (
    <Panel title="console.applications.steps">
      {transitions.length === 0 && t("console.applications.noSteps")}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
        {transitions.map((transition) => (
          <Button
            key={transition.to}
            variant={["verified", "admitted"].includes(transition.to) ? "contained" : "outlined"}
            color={["rejected", "cancelled"].includes(transition.to) ? "error" : "primary"}
            disabled={isRunning}
            aria-keyshortcuts={keyOf[transition.to]}
            onClick={() => start(transition.to)}
          >
            {statusActionOf(application.status, transition.to)[language]}
            {keyOf[transition.to] && <KeyHint name={keyOf[transition.to]!} />}
          </Button>
        ))}
      </Stack>
      <ErrorAlert text={failure && firstMessage(failure)} />
      {to === "verified" && <VerifyDialog onClose={close} />}
      {to && to !== "verified" && <StatusDialog to={to} onClose={close} />}
    </Panel>
  )
}
