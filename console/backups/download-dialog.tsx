import { Alert, Typography } from "@mui/material"
import { useState } from "react"

import { callForFile } from "../api/call.ts"
import { downloadFile } from "../applications/receive-table.ts"
import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { useFormState } from "../kit/form/form-state.tsx"
import { CurrentPassword } from "../kit/form/plain-field.tsx"
import { NewPassphrase } from "./new-passphrase.tsx"
import { useBackupTexts } from "./texts.ts"

/** Says that the file is on its way while the form is sent. */
function WaitNote() {
  const text = useBackupTexts()
  const { isRunning } = useFormState()
  return <Typography component="output">{isRunning && text("downloadWait")}</Typography>
}

interface DownloadDialogProps {
  onChange: () => void
  onClose: () => void
}

/** Asks for the passphrase of a copy and for the own password, then downloads the copy. */
export function DownloadDialog({ onChange, onClose }: DownloadDialogProps) {
  const text = useBackupTexts()
  const [name, setName] = useState<string>()
  if (name !== undefined) {
    const isIncomplete = name.includes("-incomplete")
    return (
      <FormDialog title={text("downloadTitle")} closeLabel="ra.action.close" onClose={onClose}>
        <Alert severity={isIncomplete ? "warning" : "success"} sx={{ overflowWrap: "anywhere" }}>
          {text("downloaded", { name })} {isIncomplete && text("incompleteFile")}
        </Alert>
      </FormDialog>
    )
  }
  return (
    <FormDialog
      title={text("downloadTitle")}
      ignoresBackdrop
      noValidate
      staysOpen
      onClose={onClose}
      submit={{ label: { text: text("download") } }}
      send={async (textOf) => {
        const answer = callForFile("POST /backups/download", {
          passphrase: textOf("passphrase"),
          passphrase_again: textOf("passphrase_again"),
          password: textOf("password"),
        })
        setName(await downloadFile(answer, "mahavidyalaya-copy.age"))
        onChange()
      }}
    >
      <Typography>{text("downloadWhat")}</Typography>
      <NewPassphrase
        label={{ text: text("ownPassphrase") }}
        hint={{ text: text("passphraseHint") }}
      />
      <CurrentPassword />
      <WaitNote />
    </FormDialog>
  )
}
