import { Alert, Box, Button, Link } from "@mui/material"
import { useState } from "react"
import { useRefresh } from "react-admin"
import { Link as RouterLink } from "react-router-dom"

import { dayFirst, dayInIndia } from "#domain/fields/india-time.ts"

import { call } from "../../api/call.ts"
import { HttpError } from "../../api/http-error.ts"
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
import { textsHook, useText, useTextOfKey } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { useApplication } from "../use-application.ts"

/** The texts about money without a seat. */
export const useSeatTexts = textsHook({
  officerRecords: [
    "Money that is in the bank is recorded by an officer, with a reason.",
    "बैंक में जमा हो चुका पैसा अधिकारी कारण लिखकर दर्ज करते हैं।",
  ],
  whyWithoutSeat: ["Why it is recorded without a seat", "बिना सीट दर्ज करने का कारण"],
  withoutSeat: [
    "There is no seat for this money: the office decides about it or pays it back. 'Take back' records the refund.",
    "इस राशि की कोई सीट नहीं है: कार्यालय निर्णय लेगा या पैसा वापस करेगा। पैसा वापस होने पर 'वापस लें' से दर्ज करें।",
  ],
})

interface Slip {
  date: string
  reference: string
  /** Whether an officer records money without a seat, and why. */
  isWithoutSeat?: boolean
  reason?: string
}

interface RepeatProps {
  slip: Slip
}

/** Returns a function that records the deposit slip. */
const useReceive = () => {
  const { id } = useApplication()
  const refresh = useRefresh()
  return ({ reason, ...slip }: Slip, repeat: { isRepeat?: boolean; reason?: string } = {}) => {
    const reasons = [reason, repeat.reason].filter(Boolean).join("; ")
    return call("POST /applications/:id/receive-fee", {
      id,
      ...slip,
      ...repeat,
      reason: reasons,
    }).then(refresh)
  }
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
  const textOfKey = useTextOfKey()
  const seatText = useSeatTexts()
  const mayRepeatOfDay = usePermission()("fees.exempt")
  const { failure } = useFormState()
  const other = failure?.body?.other
  const offerError: string | undefined = failure?.body?.errors?.["offer"]
  if (offerError) {
    const text = `${textOfKey(offerError)} ${seatText("officerRecords")}`
    return <ErrorAlert text={text} />
  }
  if (!other || !slip) return <ErrorAlert text={failure?.message} />
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

/** Records the deposit slip. An officer writes why money is recorded without a seat. */
export function ReceiveForm({ hasSeat }: { hasSeat: boolean }) {
  const t = useText()
  const seatText = useSeatTexts()
  const mayWithoutSeat = usePermission()("fees.exempt")
  const { id } = useApplication()
  const store = useReceive()
  const [isRefused, setIsRefused] = useState(false)
  const asksReason = mayWithoutSeat && (!hasSeat || isRefused)
  const [date, setDate] = useState(() => dayInIndia(serverNow()))
  const [sent, setSent] = useState<Slip>()
  useKey("f", () => document.getElementById("reference")?.focus())
  const receive: Send = (text) => {
    const why = asksReason && { isWithoutSeat: true, reason: text("reason") }
    const slip = { date, reference: text("reference").trim(), ...why }
    setSent(slip)
    return store(slip).catch((error: unknown) => {
      // The offer was answered or closed meanwhile, or the applicant is admitted to another course.
      if (error instanceof HttpError && error.body?.errors?.["offer"]) setIsRefused(true)
      throw error
    })
  }
  return (
    <DraftForm send={receive} draft={`fee/${id}`}>
      <DepositDay value={date} onChange={setDate} />
      <PlainField name="reference" label="console.fees.reference" isDense />
      {asksReason && (
        <PlainField name="reason" label={{ text: seatText("whyWithoutSeat") }} rows={2} isDense />
      )}
      <FeeFailure slip={sent} />
      <SubmitButton variant="contained">
        {t("console.fees.receive")}
        <KeyHint name="F" />
      </SubmitButton>
    </DraftForm>
  )
}
