import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material"
import { type SyntheticEvent, useState } from "react"
import { useNotify, useTranslate } from "react-admin"

import { needsReason, type Status } from "#domain/applications/workflow.ts"
import { formatRupees } from "#domain/fields/numbers.ts"

import { signInErrorText } from "../account/error-text.ts"
import { PlainField } from "../account/plain-field.tsx"
import { ErrorMessage } from "../error-message.tsx"
import { changeStatus, reasonNotStored } from "./actions.ts"
import type { ListedApplication } from "./application.ts"
import { useApplicationChoices } from "./choices.ts"

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

/** Asks for the input that a transition needs (reason or admission number), then makes it. */
export function StatusDialog({ application, to, onClose, onDone }: StatusDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { statuses } = useApplicationChoices()
  const [failure, setFailure] = useState<string>()

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const told = {
      reason: signInErrorText(form, "reason"),
      admissionNumber: signInErrorText(form, "number"),
    }
    try {
      const [result] = await changeStatus([application], to, told)
      const why = result && reasonNotStored(result)
      if (why) return setFailure(why)
      notify("console.applications.done", { type: "success" })
      onClose()
      onDone()
    } catch (error) {
      setFailure((error as Error).message)
    }
  }

  const isNeeded = needsReason(to)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle>{statuses.find(({ id }) => id === to)?.name}</DialogTitle>
        <DialogContent>
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
          <ErrorMessage text={failure} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate("ra.action.cancel")}</Button>
          <Button type="submit" variant="contained">
            {translate("console.applications.confirm")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
