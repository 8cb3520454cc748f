import { Alert } from "@mui/material"
import { useNotify, useTranslate } from "react-admin"

import { statusMessages } from "#domain/applications/messages/status-messages.ts"
import { needsReason, type Status } from "#domain/applications/workflow.ts"
import { formatRupees } from "#domain/fields/numbers.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import { PlainField } from "../account/plain-field.tsx"
import { ErrorAlert } from "../error-alert.tsx"
import { FormDialog } from "../form-dialog.tsx"
import { useAttempt } from "../use-attempt.ts"
import { useConsoleLanguage } from "../use-language.ts"
import { reasonNotStored, sendStatusChange } from "./actions.ts"

interface StatusDialogProps {
  application: Pick<ListedApplication, "id" | "version" | "fee" | "fee_status">
  to: Status
  onClose: () => void
  onDone: () => void
}

/** Explains the effects of a status change besides the status itself. */
function Consequences({ application, to }: Pick<StatusDialogProps, "application" | "to">) {
  const translate = useTranslate()
  if (to === "cancelled") {
    return <Alert severity="warning">{translate("console.applications.cancelling")}</Alert>
  }
  if (to !== "admitted") return null
  return (
    <>
      <Alert severity="info">{translate("console.applications.admitting")}</Alert>
      {application.fee_status === "due" && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate("console.applications.feeNotPaid", { fee: formatRupees(application.fee) })}
        </Alert>
      )}
    </>
  )
}

export function StatusDialog({ application, to, onClose, onDone }: StatusDialogProps) {
  const notify = useNotify()
  const language = useConsoleLanguage()
  const { submit, failure } = useAttempt()

  const change = submit(async (text) => {
    const input = { reason: text("reason"), admissionNumber: text("number") }
    const [result] = await sendStatusChange([application], to, input)
    const why = result && reasonNotStored(result)
    if (why) throw new Error(why)
    notify("console.applications.done", { type: "success" })
    onClose()
    onDone()
  })

  const isNeeded = needsReason(to)
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={change}
      title={statusMessages[to].name[language]}
      submit={{ label: "console.applications.confirm" }}
    >
      <Consequences application={application} to={to} />
      {to === "admitted" && (
        <PlainField name="number" label="console.applications.admissionNumber" />
      )}
      <PlainField
        name="reason"
        label={`console.applications.${isNeeded ? "reason" : "reasonOptional"}`}
        isOptional={!isNeeded}
        rows={4}
      />
      <ErrorAlert text={failure?.message} />
    </FormDialog>
  )
}
