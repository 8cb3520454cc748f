import { Alert } from "@mui/material"
import { useState } from "react"
import { useNotify } from "react-admin"

import {
  staffStatusMessages,
  statusActionOf,
} from "#domain/applications/messages/status-messages.ts"
import { usualAnswerDays } from "#domain/applications/query-answers.ts"
import { type Status, hasLeft, isUndoable, needsReason } from "#domain/applications/workflow.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"

import { call } from "../../api/call.ts"
import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { PlainField } from "../../kit/form/plain-field.tsx"
import type { Send } from "../../kit/form/use-attempt.ts"
import { lazyPart } from "../../kit/page/lazy-page.tsx"
import { useUndoNotice } from "../../kit/page/undo-notice.tsx"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { undoChange } from "../actions.ts"
import { useApplication, useShowStored } from "../use-application.ts"
import type { AskedDetails, sentDetails } from "./query-details.tsx"

/** Additional input of a status change. */
interface ChangeInput {
  /** Text that the applicant is shown. */
  reason: string
  /** For status "admitted": the admission number in the college's register. */
  admissionNumber?: string
  /** Admits to a seat outside the merit lists. */
  isOutsideLists?: boolean
  /** Marks the open claims as verified too. */
  withClaims?: boolean
  /** What a query asks besides its text. */
  query?: ReturnType<typeof sentDetails>
}

/** Returns a function that changes the status of the shown application. A notice says so; it undoes what can be undone. */
export const useChangeStatus = () => {
  const application = useApplication()
  const notify = useNotify()
  const tellUndo = useUndoNotice()
  const showStored = useShowStored()
  const language = useConsoleLanguage()
  return async (to: Status, input: ChangeInput) => {
    const { id, version: expectedVersion, applicant_name, status } = application
    const change = { id, expectedVersion, to, ...input }
    const stored = await call("POST /applications/:id/status", change)
    const text = `${applicant_name}: ${staffStatusMessages[to].name[language]}`
    if (isUndoable(status, to)) tellUndo(text, () => undoChange(application))
    else notify(text, { type: "success" })
    showStored(stored)
  }
}

const OfferNote = lazyPart(() => import("./offer-note.tsx").then((file) => file.OfferNote), 2)

const LeavingNote = lazyPart(() => import("./offer-note.tsx").then((file) => file.LeavingNote), 1)

const SeatsNote = lazyPart(() => import("./offer-note.tsx").then((file) => file.SeatsNote), 1)

const QueryDetails = lazyPart(
  () => import("./query-details.tsx").then((file) => file.QueryDetails),
  2,
)

const ReasonPicker = lazyPart(
  () => import("./reason-picker.tsx").then((file) => file.ReasonPicker),
  6,
)

/** What the applicants will read; of a query, with sentences and documents to choose. */
export function ReasonField({ to, text }: { to: Status; text?: string | undefined }) {
  const isNeeded = needsReason(to)
  return (
    <>
      {to === "query" && <ReasonPicker fieldId="reason" />}
      <PlainField
        name="reason"
        label={`console.applications.${isNeeded ? "reason" : "reasonOptional"}`}
        isOptional={!isNeeded}
        rows={4}
        defaultValue={text}
      />
    </>
  )
}

interface StatusDialogProps {
  to: Status
  /** What a query asks at first: a text, and fields. The caller makes them: the list loads this file without their names. */
  asks?: { reason: string; fields: readonly string[] }
  onClose: () => void
}

/** Explains the effects of a status change besides the status itself. */
function Consequences({ to }: Pick<StatusDialogProps, "to">) {
  const t = useText()
  const { offer, fee, fee_status, seats } = useApplication()
  if (to === "cancelled") {
    return <Alert severity="warning">{t("console.applications.cancelling")}</Alert>
  }
  if (hasLeft(to) && offer.state === "accepted") return <LeavingNote />
  if (to !== "admitted") return null
  return (
    <>
      <Alert severity="info">{t("console.applications.admitting")}</Alert>
      {seats && <SeatsNote seats={seats} />}
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
export function StatusDialog({ to, asks, onClose }: StatusDialogProps) {
  const application = useApplication()
  const language = useConsoleLanguage()
  const changeStatus = useChangeStatus()
  const [details, setDetails] = useState<AskedDetails>({
    days: usualAnswerDays,
    fields: asks?.fields ?? [],
  })

  const change: Send = async (text) => {
    const isOutsideLists = text("outside") !== ""
    const admissionNumber = text("admission_number")
    const { sentDetails } = await import("./query-details.tsx")
    await changeStatus(to, {
      reason: text("reason"),
      admissionNumber,
      isOutsideLists,
      ...(to === "query" && { query: sentDetails(details) }),
    })
  }

  const action = statusActionOf(application.status, to)[language]
  return (
    <FormDialog
      onClose={onClose}
      send={change}
      draft={`status/${application.id}/${asks ? "papers" : to}`}
      title={action}
      submit={{ label: { text: action } }}
    >
      <Consequences to={to} />
      {to === "admitted" && (
        <PlainField
          name="admission_number"
          label="console.applications.admissionNumber"
          defaultValue={application.nextAdmissionNumber}
        />
      )}
      <ReasonField to={to} text={asks?.reason} />
      {to === "query" && <QueryDetails details={details} onChange={setDetails} />}
    </FormDialog>
  )
}
