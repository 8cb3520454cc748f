import { Button, Typography } from "@mui/material"
import { useTranslate } from "react-admin"

import { dayFirst } from "#domain/fields/india-time.ts"
import { formatRupees } from "#domain/fields/numbers.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { Panel } from "../../account/panel.tsx"
import { PlainField } from "../../account/plain-field.tsx"
import { request } from "../../api-client.ts"
import { ErrorAlert } from "../../error-alert.tsx"
import { usePermission } from "../../permission.tsx"
import { useAttempt } from "../../use-attempt.ts"

interface FeeProps {
  application: StaffApplication
  onDone: () => void
}

/** Changes the fee status; `action` is the last part of the path. */
const changeFee = (id: string, action: "receive-fee" | "exempt-fee" | "undo-fee", body: object) =>
  request("POST", `/applications/${encodeURIComponent(id)}/${action}`, body)

/** Forms of a fee that is due: record the deposit slip, or exempt the applicant. */
function DueFee({ application: { id }, onDone }: FeeProps) {
  const translate = useTranslate()
  const may = usePermission()
  const { submit, failure, problems } = useAttempt()
  const receive = submit((text) => {
    const slip = { date: text("date"), reference: text("reference") }
    return changeFee(id, "receive-fee", slip).then(onDone)
  })
  const exempt = submit((text) =>
    changeFee(id, "exempt-fee", { reason: text("reason") }).then(onDone),
  )
  return (
    <>
      <ErrorAlert text={failure?.message} />
      {may("fees.receive") && (
        <form onSubmit={receive}>
          <PlainField
            name="date"
            label="console.fees.date"
            type="date"
            slotProps={{ inputLabel: { shrink: true } }}
            problem={problems["date"]}
          />
          <PlainField
            name="reference"
            label="console.fees.reference"
            problem={problems["reference"]}
          />
          <Button type="submit" variant="contained">
            {translate("console.fees.receive")}
          </Button>
        </form>
      )}
      {may("fees.exempt") && (
        <form onSubmit={exempt}>
          <PlainField name="reason" label="console.fees.why" problem={problems["reason"]} />
          <Button type="submit" variant="outlined">
            {translate("console.fees.exempt")}
          </Button>
        </form>
      )}
    </>
  )
}

/** A fee that was received or exempted can become due again. */
function SettledFee({ application: { id, fee_status }, onDone }: FeeProps) {
  const translate = useTranslate()
  const may = usePermission()
  const { attempt, failure } = useAttempt()
  const undo = () => attempt(() => changeFee(id, "undo-fee", {}).then(onDone))
  return (
    <>
      <ErrorAlert text={failure?.message} />
      {may(fee_status === "exempt" ? "fees.exempt" : "fees.receive") && (
        <Button variant="outlined" onClick={undo}>
          {translate("console.fees.undo")}
        </Button>
      )}
    </>
  )
}

/** Fee status: date and journal number of the deposit slip, or why no fee is due. */
export function Fee(props: FeeProps) {
  const translate = useTranslate()
  const may = usePermission()
  const { fee, fee_status, fee_at, fee_reference, fee_reason } = props.application
  if (!may("fees.read")) return null
  const status = translate(`feeStatuses.${fee_status}`)
  return (
    <Panel title={`${translate("console.fees.title")}: ${formatRupees(fee)}`}>
      <Typography gutterBottom>
        {[status, fee_at && dayFirst(fee_at), fee_reference, fee_reason].filter(Boolean).join(", ")}
      </Typography>
      {fee_status === "due" ? <DueFee {...props} /> : <SettledFee {...props} />}
    </Panel>
  )
}
