import UploadIcon from "@mui/icons-material/UploadOutlined"
import { Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"

import { TextButton } from "../text-button.tsx"
import type { Medium } from "./medium.ts"
import { UploadForm } from "./upload-form.tsx"

/** Uploads a picture or a PDF for later use. */
export function UploadButton({ kind }: Pick<Medium, "kind">) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const title = translate(`console.content.uploads.add.${kind}`)
  return (
    <>
      <TextButton
        label={`console.content.uploads.add.${kind}`}
        startIcon={<UploadIcon />}
        onClick={() => setIsOpen(true)}
      />
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-label={title}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <UploadForm kind={kind} submit="console.content.uploads.upload" onUploaded={close} />
        </DialogContent>
        <DialogActions>
          <TextButton label="ra.action.cancel" onClick={close} />
        </DialogActions>
      </Dialog>
    </>
  )
}
