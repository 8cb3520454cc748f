import { Alert, Box, Button, Typography } from "@mui/material"
import { useState } from "react"
import { useNotify } from "react-admin"

import type { OperationsView } from "#server/features/operations/operations.ts"

import { call } from "../api/call.ts"
import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { useText, useTextIn } from "../kit/text/use-language.ts"

interface MissingFilesProps {
  missing: NonNullable<OperationsView["missingFiles"]>
  onAccepted: () => void
}

function AcceptDialog({
  missing,
  onAccepted,
  onClose,
}: MissingFilesProps & { onClose: () => void }) {
  const text = useTextIn("console.operations")
  const notify = useNotify()

  const accept = async () => {
    const { hash } = missing
    const accepted = await call("POST /operations/accept-loss", { hash })
    notify(text("lossAccepted", { count: accepted.count }), { type: "success" })
    onAccepted()
  }
  return (
    <FormDialog
      title={text("acceptLossTitle", { count: missing.count })}
      onClose={onClose}
      send={accept}
      submit={{ label: "console.operations.acceptLoss", color: "error" }}
    >
      <Typography>{text("acceptLossWhat")}</Typography>
    </FormDialog>
  )
}

/** Says that files of records are missing, and lets the loss be accepted. */
export function MissingFilesAlert({ missing, onAccepted }: MissingFilesProps) {
  const t = useText()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Alert severity="error">
      {t("console.operations.concerns.missingFiles", { count: missing.count })}
      <Box sx={{ mt: 1 }}>
        <Button color="inherit" variant="outlined" size="small" onClick={() => setIsAsked(true)}>
          {t("console.operations.acceptLoss")}
        </Button>
      </Box>
      {isAsked && <AcceptDialog {...{ missing, onAccepted }} onClose={() => setIsAsked(false)} />}
    </Alert>
  )
}
