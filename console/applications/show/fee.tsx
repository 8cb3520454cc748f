import { Alert, Box, Button, Link, Typography } from "@mui/material"
import { useState } from "react"
import { useRefresh } from "react-admin"
import { Link as RouterLink } from "react-router-dom"

import { hasLeft, isDecided } from "#domain/applications/workflow.ts"
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
import { type Send, useAttempt } from "../../kit/form/use-attempt.ts"
import { forgetDraft } from "../../kit/form/use-draft.ts"
import { KeyHint } from "../../kit/keys/key.tsx"
import { useKey } from "../../kit/keys/use-keys.ts"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { lazyPart } from "../../kit/page/lazy-page.tsx"
import { Panel } from "../../kit/page/panel.tsx"
import { useText, useTextOfKey } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { useApplication, useFeeState } from "../use-application.ts"

const FeeNote = lazyPart(() => import("../status/offer-note.tsx").then((file) => file.FeeNote), 1)

const OfferNote = lazyPart(
  () => import("../status/offer-note.tsx").then((file) => file.OfferNote),
  2,
)

interface Slip {
  date: string
  reference: string
}

interface RepeatProps {
  slip: Slip
}

/** Returns a function that records the deposit slip. */
const useReceive = () => {
  const { id } = useApplication()
  const refresh = useRefresh()
  return (slip: Slip, repeat: { isRepeat?: boolean; reason?: string } = {}) =>
    call("POST /applications/:id/receive-fee", { id, ...slip, ...repeat }).then(refresh)
}

/** Returns a function that records the slip of the form though its journal number repeats. */
const useRepeat = ({ slip }: RepeatProps) => {
  const receive = useReceive()
  return async (reason = "") => {
    const { form } = document.getElementById("reference") as HTMLInputElement
    await receive(slip, { isRepeat: true, reason })
    await forgetDraft(form!)
  }
}

/** Records a journal number that a deposit of another day has. */
function RepeatButton({ slip }: RepeatProps) {
  const t = useText()
  const repeat = useRepeat({ slip })
  const { attempt, failure, isRunning } = useAttempt()
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isRunning}
        onClick={() => void attempt(repeat)}
      >
        {t("console.fees.storeAnyway", { reference: slip.reference })}
      </Button>
      <ErrorAlert text={failure?.message} />
    </>
  )
}

/** Asks an officer why a journal number repeats on one day. */
function RepeatOfDayButton({ slip }: RepeatProps) {
  const t = useText()
  const { id } = useApplication()
  const repeat = useRepeat({ slip })
  const label = { text: t("console.fees.storeAnyway", { reference: slip.reference }) }
  return (
    <OpeningButton label={label} size="medium" variant="outlined" color="inherit">
      {(close) => (
        <FormDialog
          title={label.text}
          onClose={close}
          send={(text) => repeat(text("reason"))}
          draft={`repeat/${id}`}
          submit={{ label }}
        >
          <PlainField name="reason" label="console.fees.whyAnyway" rows={2} />
        </FormDialog>
      )}
    </OpeningButton>
  )
}

/** Why the deposit was not recorded; names the application that has the journal number, and asks whether both are right. */
function FeeFailure({ slip }: { slip: Slip | undefined }) {
  const t = useText()
  const mayRepeatOfDay = usePermission()("fees.exempt")
  const { failure } = useFormState()
  const other = failure?.body?.other
  // The offer may have been answered or closed meanwhile.
  const offerError: string | undefined = failure?.body?.errors?.["offer"]
  if (!other || !slip) return <ErrorAlert text={offerError ?? failure?.message} />
  const isSameDay = other.fee_at === slip.date
  const values = { reference: slip.reference, day: dayFirst(other.fee_at ?? "") }
  return (
    <div role="alert">
      <Alert severity={isSameDay ? "error" : "warning"} role="presentation" sx={{ my: 1 }}>
        {t(isSameDay ? "console.fees.taken" : "console.fees.takenBefore", values)}{" "}
        <Link component={RouterLink} to={`/applications/${other.id}/show`} color="inherit">
          {other.applicant_name}, {other.id}
        </Link>
        {isSameDay && <Box sx={{ mt: 0.5 }}>{t("console.fees.asksOfficer")}</Box>}
        <Box sx={{ mt: 1 }}>
          {!isSameDay && <RepeatButton slip={slip} />}
          {isSameDay && mayRepeatOfDay && <RepeatOfDayButton slip={slip} />}
        </Box>
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
  const store = useReceive()
  const [date, setDate] = useState(() => dayInIndia(serverNow()))
  const [sent, setSent] = useState<Slip>()
  useKey("f", () => document.getElementById("reference")?.focus())
  const receive: Send = (text) => {
    const slip = { date, reference: text("reference").trim() }
    setSent(slip)
    return store(slip)
  }
  return (
    <DraftForm send={receive} draft={`fee/${id}`}>
      <DepositDay value={date} onChange={setDate} />
      <PlainField name="reference" label="console.fees.reference" isDense />
      <FeeFailure slip={sent} />
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
  const state = useFeeState()
  const isDue = fee_status === "due"
  const isOpen = isDue && !isDecided(application.status)
  const hasOffer = isOpen && offer.state !== "no_lists"
  const isEarly = isOpen && feeDue === "after_offer" && offer.state === "no_lists"
  const needsOffer = hasOffer && feeDue === "after_offer"
  const mayPay =
    !needsOffer || offer.state === "accepted" || (offer.state === "offered" && offer.isOpen)
  if (!may("fees.read")) return null
  const mayUndo = may(fee_status === "exempt" ? "fees.exempt" : "fees.receive")
  return (
    <Panel title={{ text: `${t("console.fees.title")}: ${formatRupees(fee)}` }}>
      <Typography>
        {[state, fee_at && dayFirst(fee_at), fee_reference, fee_reason].filter(Boolean).join(", ")}
      </Typography>
      {isEarly && <FeeNote kind="early" />}
      {isDue && hasLeft(application.status) && <FeeNote kind="ofLeft" />}
      {(needsOffer || (hasOffer && offer.state === "offered")) && (
        <OfferNote offer={offer} step="fee" />
      )}
      {isDue && mayPay && may("fees.receive") && <ReceiveForm />}
      {isDue && mayPay && may("fees.exempt") && <ReasonButton action="exempt-fee" />}
      {!isDue && mayUndo && <ReasonButton action="undo-fee" />}
    </Panel>
  )
}
