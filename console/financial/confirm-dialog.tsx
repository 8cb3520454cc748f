import { Typography } from "@mui/material"

import type { FinancialChange } from "#domain/content/financial-changes.ts"

import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { CurrentPassword } from "../kit/form/plain-field.tsx"
import { ChangeList } from "./change-list.tsx"
import { useFinancialTexts } from "./texts.ts"

interface ConfirmDialogProps {
  changes: readonly FinancialChange[]
  /** Whether a second person confirms what another has asked for. */
  isSecond?: boolean
  send: (password: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the own password before account, fees or open session are changed, and says what changes. */
export function ConfirmDialog({ changes, isSecond = false, send, onClose }: ConfirmDialogProps) {
  const text = useFinancialTexts()
  return (
    <FormDialog
      title={text(isSecond ? "makeTitle" : "title")}
      ignoresBackdrop
      noValidate
      onClose={onClose}
      send={(textOf) => send(textOf("password"))}
      submit={{ label: { text: text(isSecond ? "make" : "confirm") } }}
    >
      <Typography>{text(isSecond ? "makeHint" : "ask")}</Typography>
      <ChangeList changes={changes} />
      {!isSecond && (
        <Typography color="textSecondary" gutterBottom>
          {text("second")}
        </Typography>
      )}
      <CurrentPassword />
    </FormDialog>
  )
}

/** Says that the form was saved, but for what a second person has to confirm. */
export function WaitingDialog({ onClose }: { onClose: () => void }) {
  const text = useFinancialTexts()
  return (
    <FormDialog title={text("title")} closeLabel={{ text: text("close") }} onClose={onClose}>
      <Typography>{text("saved")}</Typography>
    </FormDialog>
  )
}
