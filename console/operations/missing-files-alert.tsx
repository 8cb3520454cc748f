import { Alert, Box, Button, Typography } from "@mui/material"
import { useState } from "react"
import { useNotify, useTranslate } from "react-admin"

import type { OperationsView } from "#server/features/operations/operations.ts"

import { call } from "../api/call.ts"
import { useAttempt } from "../api/use-attempt.ts"
import { FormDialog } from "../dialogs/form-dialog.tsx"
import { ErrorAlert } from "../layout/error-alert.tsx"

interface MissingFilesProps {
  missing: NonNullable<OperationsView["missingFiles"]>
  onAccepted: () => void
}

function AcceptDialog({
  missing,
  onAccepted,
  onClose,
}: MissingFilesProps & { onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { submit, failure, isRunning } = useAttempt()
  const text = (name: string, smart_count?: number) =>
    translate(`console.operations.${name}`, { smart_count })

  const accept = submit(async () => {
    const { hash } = missing
    const accepted = await call("POST /operations/accept-loss", { hash })
    notify(text("lossAccepted", accepted.count), { type: "success" })
    onClose()
    onAccepted()
  })
  return (
    <FormDialog
      title={text("acceptLossTitle", missing.count)}
      onClose={onClose}
      onSubmit={accept}
      submit={{ label: "console.operations.acceptLoss", color: "error", disabled: isRunning }}
    >
      <Typography>{text("acceptLossWhat")}</Typography>
      <ErrorAlert text={failure?.message} />
    </FormDialog>
  )
}

/** Says that files of records are missing, and lets the loss be accepted. */
export function MissingFilesAlert({ missing, onAccepted }: MissingFilesProps) {
  const translate = useTranslate()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Alert severity="error">
      {translate("console.operations.concerns.missingFiles", { smart_count: missing.count })}
      <Box sx={{ mt: 1 }}>
        <Button color="inherit" variant="outlined" size="small" onClick={() => setIsAsked(true)}>
          {translate("console.operations.acceptLoss")}
        </Button>
      </Box>
      {isAsked && <AcceptDialog {...{ missing, onAccepted }} onClose={() => setIsAsked(false)} />}
    </Alert>
  )
}
