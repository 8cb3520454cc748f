import { Alert, Link, Typography } from "@mui/material"
import { useState } from "react"
import { useRefresh } from "react-admin"
import { Link as RouterLink } from "react-router-dom"

import { isDecided } from "#domain/applications/workflow.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import { dayFirst, dayInIndia } from "#domain/fields/india-time.ts"

import { call } from "../../api/call.ts"
import { serverNow } from "../../api/server-time.ts"
import { DayField } from "../../kit/day/day-field.tsx"
import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { OpeningButton } from "../../kit/dialog/text-button.tsx"
import { DraftForm } from "../../kit/form/draft-form.tsx"
import { SubmitButton, useFieldError, useFormState } from "../../kit/form/form-state.tsx"
import { PlainField } from "../../kit/form/plain-field.tsx"
import type { Send } from "../../kit/form/use-attempt.ts"
import { KeyHint } from "../../kit/keys/key.tsx"
import { useKey } from "../../kit/keys/use-keys.ts"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { lazyPart } from "../../kit/page/lazy-page.tsx"
import { Panel } from "../../kit/page/panel.tsx"
import { useText, useTextOfKey } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { useApplication } from "../use-application.ts"

const OfferNote = lazyPart(
  () => import("../status/offer-note.tsx").then((file) => file.OfferNote),
  2,
)

/** Why the deposit was not recorded; names the application that has the journal number. */
function FeeFailure() {
  const t = useText()
  const { failure } = useFormState()
  const other = failure?.body?.other
  // The offer may have been answered or closed meanwhile.
  const offerError: string | undefined = failure?.body?.errors?.["offer"]
  if (!other) return <ErrorAlert text={offerError ?? failure?.message} />
  return (
    <div role="alert">
      <Alert severity="error" role="presentation" sx={{ my: 1 }}>
        {t("console.refusals.journal_taken")}{" "}
        <Link component={RouterLink} to={`/applications/${other.id}/show`} color="inherit">
          {other.applicant_name}, {other.id}
        </Link>
      </Alert>
    </div>
  )
}

function DepositDay({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  const t = useText()
  const textOfKey = useTextOfKey()
  const error = useFieldError("date")
  return (
    <DayField
      id="date"
      name="date"
      label={t("console.fees.date")}
      value={value}
      onChange={onChange}
      error={error !== undefined}
      helperText={error && textOfKey(error)}
      required
    />
  )
}

/** Records the deposit slip. */
function ReceiveForm() {
  const t = useText()
  const { id } = useApplication()
  const refresh = useRefresh()
  const [date, setDate] = useState(() => dayInIndia(serverNow()))
  useKey("f", () => document.getElementById("reference")?.focus())
  const receive: Send = (text) => {
    const slip = { date, reference: text("reference") }
    return call("POST /applications/:id/receive-fee", { id, ...slip }).then(refresh)
  }
  return (
    <DraftForm send={receive} draft={`fee/${id}`}>
      <DepositDay value={date} onChange={setDate} />
      <PlainField name="reference" label="console.fees.reference" isDense />
      <FeeFailure />
      <SubmitButton variant="contained">
        {t("console.fees.receive")}
        <KeyHint name="F" />
      </SubmitButton>
    </DraftForm>
  )
}

interface ReasonProps {
  action: "exempt-fee" | "undo-fee"
}

const dialogTexts = {
  "exempt-fee": { title: "console.fees.exempt", reason: "console.fees.why" },
  "undo-fee": { title: "console.fees.undo", reason: "console.fees.undoWhy" },
} as const

/** Asks why no fee is due, or why a receipt is taken back. */
function ReasonDialog({ action, onClose }: ReasonProps & { onClose: () => void }) {
  const t = useText()
  const { id } = useApplication()
  const refresh = useRefresh()
  const { title, reason } = dialogTexts[action]
  const send: Send = async (text) => {
    await call(`POST /applications/:id/${action}`, { id, reason: text("reason") })
    refresh()
  }
  return (
    <FormDialog
      title={t(title)}
      onClose={onClose}
      send={send}
      draft={`${action}/${id}`}
      submit={{ label: title }}
    >
      <PlainField name="reason" label={reason} rows={2} />
    </FormDialog>
  )
}

/** The button that asks for a reason first. */
function ReasonButton({ action }: ReasonProps) {
  return (
    <OpeningButton label={dialogTexts[action].title} size="medium">
      {(close) => <ReasonDialog action={action} onClose={close} />}
    </OpeningButton>
  )
}

/** Fee status: date and journal number of the deposit slip, or why no fee is due. */
export function Fee() {
  const t = useText()
  const may = usePermission()
  const application = useApplication()
  const { fee, fee_status, fee_at, fee_reference, fee_reason, offer, feeDue } = application
  if (!may("fees.read")) return null
  const status = t(`feeStatuses.${fee_status}`)
  const isDue = fee_status === "due"
  const hasOffer = isDue && !isDecided(application.status) && offer.state !== "no_lists"
  const needsOffer = hasOffer && feeDue === "after_offer"
  const mayPay =
    !needsOffer || offer.state === "accepted" || (offer.state === "offered" && offer.isOpen)
  const mayUndo = may(fee_status === "exempt" ? "fees.exempt" : "fees.receive")
  return (
    <Panel title={{ text: `${t("console.fees.title")}: ${formatRupees(fee)}` }}>
      <Typography>
        {[status, fee_at && dayFirst(fee_at), fee_reference, fee_reason].filter(Boolean).join(", ")}
      </Typography>
      {(needsOffer || (hasOffer && offer.state === "offered")) && (
        <OfferNote offer={offer} step="fee" />
      )}
      {isDue && mayPay && may("fees.receive") && <ReceiveForm />}
      {isDue && mayPay && may("fees.exempt") && <ReasonButton action="exempt-fee" />}
      {!isDue && mayUndo && <ReasonButton action="undo-fee" />}
    </Panel>
  )
}
