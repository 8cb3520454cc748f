import { Alert, Typography } from "@mui/material"
import { useRefresh } from "react-admin"

import { seatOf } from "#domain/applications/fee-request.ts"
import { hasLeft, isDecided } from "#domain/applications/workflow.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import { dayFirst } from "#domain/fields/india-time.ts"

import { call } from "../../api/call.ts"
import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { OpeningButton } from "../../kit/dialog/text-button.tsx"
import { PlainField } from "../../kit/form/plain-field.tsx"
import type { Send } from "../../kit/form/use-attempt.ts"
import { lazyPart } from "../../kit/page/lazy-page.tsx"
import { Panel } from "../../kit/page/panel.tsx"
import { useText } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { useApplication, useFeeStateKey } from "../use-application.ts"
import { ReceiveForm, useSeatTexts } from "./receive-fee.tsx"

const FeeNote = lazyPart(() => import("../status/offer-note.tsx").then((file) => file.FeeNote), 1)

const OfferNote = lazyPart(
  () => import("../status/offer-note.tsx").then((file) => file.OfferNote),
  2,
)

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

/** Whether a fee is for a seat: not if it is due after an offer and there is none. Money that came is recorded in any case. */
const useSeatOfFee = () => {
  const { fee_status, status, offer, feeDue } = useApplication()
  const isOpen = fee_status === "due" && !isDecided(status)
  const hasOffer = isOpen && offer.state !== "no_lists"
  const isAfterOffer = isOpen && feeDue === "after_offer"
  const hasSeat = !isAfterOffer || ["accepted", "offered"].includes(seatOf(offer))
  return {
    /** The deposit is of a day that the offer allowed, perhaps. */
    mayBeInTime: offer.state === "offered" && offer.isLast,
    hasSeat,
    mayExempt: hasSeat || offer.state === "no_lists",
    isEarly: isAfterOffer && offer.state === "no_lists",
    showsOffer: hasOffer && (isAfterOffer || offer.state === "offered"),
  }
}

/** Fee status: date and journal number of the deposit slip, or why no fee is due. */
export function Fee() {
  const t = useText()
  const seatText = useSeatTexts()
  const may = usePermission()
  const application = useApplication()
  const { fee, fee_status, fee_at, fee_reference, fee_reason, offer, status } = application
  const key = useFeeStateKey()
  const { hasSeat, mayBeInTime, mayExempt, isEarly, showsOffer } = useSeatOfFee()
  const isDue = fee_status === "due"
  const mayRecord = may("fees.receive") && (hasSeat || mayBeInTime || may("fees.exempt"))
  if (!may("fees.read")) return null
  const mayUndo = may(fee_status === "exempt" ? "fees.exempt" : "fees.receive")
  return (
    <Panel title={{ text: `${t("console.fees.title")}: ${formatRupees(fee)}` }}>
      <Typography>
        {[t(key), fee_at && dayFirst(fee_at), fee_reference, fee_reason].filter(Boolean).join(", ")}
      </Typography>
      {key === "console.feeState.withoutSeat" && (
        <Alert severity="warning" role="presentation" sx={{ my: 1 }}>
          {seatText("withoutSeat")}
        </Alert>
      )}
      {isEarly && <FeeNote kind="early" />}
      {isDue && hasLeft(status) && <FeeNote kind="ofLeft" />}
      {showsOffer && <OfferNote offer={offer} step="fee" />}
      {isDue && !hasSeat && <Typography>{seatText("officerRecords")}</Typography>}
      {isDue && mayRecord && <ReceiveForm hasSeat={hasSeat || mayBeInTime} />}
      {isDue && mayExempt && may("fees.exempt") && <ReasonButton action="exempt-fee" />}
      {!isDue && mayUndo && <ReasonButton action="undo-fee" />}
    </Panel>
  )
}
