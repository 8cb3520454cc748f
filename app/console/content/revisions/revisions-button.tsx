import HistoryIcon from "@mui/icons-material/HistoryOutlined"
import { Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"

import { TextButton } from "../text-button.tsx"
import { Revisions } from "./revisions.tsx"

/** Opens the revisions of an item. */
export function RevisionsButton() {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const title = translate("console.content.versions")
  return (
    <>
      <TextButton
        label="console.content.versions"
        startIcon={<HistoryIcon />}
        onClick={() => setIsOpen(true)}
      />
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="md" aria-label={title}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <Revisions onRestored={close} />
        </DialogContent>
        <DialogActions>
          <TextButton label="ra.action.close" onClick={close} />
        </DialogActions>
      </Dialog>
    </>
  )
}
