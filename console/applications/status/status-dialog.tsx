import { Alert } from "@mui/material"
import { useNotify, useRefresh } from "react-admin"

import {
  staffStatusMessages,
  statusActionOf,
} from "#domain/applications/messages/status-messages.ts"
import { type Status, isUndoable, needsReason } from "#domain/applications/workflow.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"

import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { PlainField } from "../../kit/form/plain-field.tsx"
import type { Send } from "../../kit/form/use-attempt.ts"
import { lazyPart } from "../../kit/page/lazy-page.tsx"
import { useUndoNotice } from "../../kit/page/undo-notice.tsx"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { changeOne, undoOne } from "../actions.ts"
import { useApplication } from "../use-application.ts"

/** Returns a function that changes the status of the shown application. A notice says so; it undoes what can be undone. */
export const useChangeStatus = () => {
  const application = useApplication()
  const notify = useNotify()
  const tellUndo = useUndoNotice()
  const refresh = useRefresh()
  const language = useConsoleLanguage()
  return async (to: Status, input: Parameters<typeof changeOne>[2]) => {
    await changeOne(application, to, input)
    const { applicant_name, status } = application
    const text = `${applicant_name}: ${staffStatusMessages[to].name[language]}`
    if (isUndoable(status, to)) tellUndo(text, () => undoOne(application))
    else notify(text, { type: "success" })
    refresh()
  }
}

const OfferNote = lazyPart(() => import("./offer-note.tsx").then((file) => file.OfferNote), 2)

const ReasonPicker = lazyPart(
  () => import("./reason-picker.tsx").then((file) => file.ReasonPicker),
  6,
)

/** What the applicants will read; of a query, with sentences and documents to choose. */
export function ReasonField({ to }: { to: Status }) {
  const isNeeded = needsReason(to)
  return (
    <>
      {to === "query" && <ReasonPicker fieldId="reason" />}
      <PlainField
        name="reason"
        label={`console.applications.${isNeeded ? "reason" : "reasonOptional"}`}
        isOptional={!isNeeded}
        rows={4}
      />
    </>
  )
}

interface StatusDialogProps {
  to: Status
  onClose: () => void
}

/** Explains the effects of a status change besides the status itself. */
function Consequences({ to }: Pick<StatusDialogProps, "to">) {
  const t = useText()
  const { offer, fee, fee_status } = useApplication()
  if (to === "cancelled") {
    return <Alert severity="warning">{t("console.applications.cancelling")}</Alert>
  }
  if (to !== "admitted") return null
  return (
    <>
      <Alert severity="info">{t("console.applications.admitting")}</Alert>
      {offer.state !== "no_lists" && <OfferNote offer={offer} step="admission" />}
      {fee_status === "due" && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t("console.applications.feeNotPaid", { fee: formatRupees(fee) })}
        </Alert>
      )}
    </>
  )
}

/** Asks for what a status change needs: a reason for the applicant, or the admission number. */
export function StatusDialog({ to, onClose }: StatusDialogProps) {
  const application = useApplication()
  const language = useConsoleLanguage()
  const changeStatus = useChangeStatus()

  const change: Send = async (text) => {
    const admissionNumbers = { [application.id]: text("number") }
    const isOutsideLists = text("outside") !== ""
    const input = { reason: text("reason"), admissionNumbers, isOutsideLists }
    await changeStatus(to, input)
  }

  const action = statusActionOf(application.status, to)[language]
  return (
    <FormDialog
      onClose={onClose}
      send={change}
      draft={`status/${application.id}/${to}`}
      title={action}
      submit={{ label: { text: action } }}
    >
      <Consequences to={to} />
      {to === "admitted" && (
        <PlainField name="number" label="console.applications.admissionNumber" />
      )}
      <ReasonField to={to} />
    </FormDialog>
  )
}
