import { Button, Card, Typography } from "@mui/material"
import { useTranslate } from "react-admin"

import { dayFirst } from "#domain/fields/india-time.ts"
import { formatRupees } from "#domain/fields/numbers.ts"
import type { StaffApplication } from "#server/features/applications/applications.ts"

import { PlainField } from "../../account/plain-field.tsx"
import { ErrorMessage } from "../../error-message.tsx"
import { usePermission } from "../../use-permission.ts"
import { useAttempt } from "../../use-request.ts"
import { exemptFee, receiveFee, undoFee } from "../actions.ts"

/** Fee status: date and journal number of the deposit slip, or why no fee is due. */
export function Fee({
  application,
  onDone,
}: {
  application: StaffApplication
  onDone: () => void
}) {
  const translate = useTranslate()
  const may = usePermission()
  const { attempt, submit, failure, problems } = useAttempt()
  const { id, fee, fee_status, fee_at, fee_reference, fee_reason } = application
  if (!may("fees.read")) return null

  const receive = submit((text) =>
    receiveFee(id, { date: text("date"), reference: text("reference") }).then(onDone),
  )
  const exempt = submit((text) => exemptFee(id, text("reason")).then(onDone))
  const undo = () => attempt(() => undoFee(id).then(onDone))
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">
        {translate("console.fees.title")}: {formatRupees(fee)}
      </Typography>
      <Typography gutterBottom>
        {[
          translate(`feeStatuses.${fee_status}`),
          fee_at && dayFirst(fee_at),
          fee_reference,
          fee_reason,
        ]
          .filter(Boolean)
          .join(", ")}
      </Typography>
      <ErrorMessage text={failure?.message} />
      {fee_status === "due" && may("fees.receive") && (
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
      {fee_status === "due" && may("fees.exempt") && (
        <form onSubmit={exempt}>
          <PlainField name="reason" label="console.fees.why" problem={problems["reason"]} />
          <Button type="submit" variant="outlined">
            {translate("console.fees.exempt")}
          </Button>
        </form>
      )}
      {fee_status !== "due" && may(fee_status === "exempt" ? "fees.exempt" : "fees.receive") && (
        <Button variant="outlined" onClick={undo}>
          {translate("console.fees.undo")}
        </Button>
      )}
    </Card>
  )
}
