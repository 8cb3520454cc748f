import { Alert } from "@mui/material"
import { useTranslate } from "react-admin"

import { statusActionOf } from "#domain/applications/messages/staff-status-messages.ts"
import { needsReason, type Status } from "#domain/applications/workflow.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { PlainField } from "../../account/plain-field.tsx"
import { useAttempt } from "../../api/use-attempt.ts"
import { FormDialog } from "../../dialogs/form-dialog.tsx"
import { useConsoleLanguage } from "../../language/use-language.ts"
import { ErrorAlert } from "../../layout/error-alert.tsx"
import { lazyPart } from "../../layout/lazy-page.tsx"
import { changeOne } from "../actions.ts"
import { useStatusNotice } from "./use-status-notice.ts"

const ReasonPicker = lazyPart(
  () => import("../reasons/reason-picker.tsx").then((file) => file.ReasonPicker),
  6,
)

const OfferNote = lazyPart(
  () => import("../offer/offer-note.tsx").then((file) => file.OfferNote),
  2,
)

interface StatusDialogProps {
  application: Pick<
    StaffApplication,
    "id" | "version" | "status" | "applicant_name" | "fee" | "fee_status" | "offer"
  >
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
      {application.offer.state !== "no_lists" && (
        <OfferNote offer={application.offer} step="admission" />
      )}
      {application.fee_status === "due" && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate("console.applications.feeNotPaid", { fee: formatRupees(application.fee) })}
        </Alert>
      )}
    </>
  )
}

/** Asks for what a status change needs: a reason for the applicant, or the admission number. */
export function StatusDialog({ application, to, onClose, onDone }: StatusDialogProps) {
  const language = useConsoleLanguage()
  const { submit, failure, isRunning } = useAttempt()
  const tell = useStatusNotice()

  const change = submit(async (text) => {
    const admissionNumbers = { [application.id]: text("number") }
    const isOutsideLists = text("outside") !== ""
    const input = { reason: text("reason"), admissionNumbers, isOutsideLists }
    await changeOne(application, to, input)
    tell(application, to)
    onClose()
    onDone()
  })

  const isNeeded = needsReason(to)
  const action = statusActionOf(application.status, to)[language]
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={change}
      draft={`status/${application.id}/${to}`}
      title={action}
      submit={{ label: action, disabled: isRunning }}
    >
      <Consequences application={application} to={to} />
      {to === "admitted" && (
        <PlainField name="number" label="console.applications.admissionNumber" />
      )}
      {to === "query" && <ReasonPicker fieldId="reason" />}
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
