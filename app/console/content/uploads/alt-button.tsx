import EditIcon from "@mui/icons-material/EditOutlined"
import {
  Alert,
  Box,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from "@mui/material"
import { type FormEvent, useState } from "react"
import { type HttpError, useNotify, useRefresh, useTranslate } from "react-admin"

import { request } from "../../api-client.ts"
import { TextButton } from "../text-button.tsx"
import type { Medium } from "./medium.ts"

/** Edits the alternative text of a picture. */
export function AltButton({ medium }: { medium: Medium }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <TextButton
        label="console.content.uploads.describe"
        aria-label={`${translate("console.content.uploads.describe")}: ${medium.name}`}
        startIcon={<EditIcon />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <AltDialog medium={medium} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function AltDialog({ medium, onClose }: { medium: Medium; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  // Keep the value from when the dialog opened: the list behind it may be refetched.
  const [seen] = useState(medium.alt)
  const [refused, setRefused] = useState<HttpError>()
  const errors = (refused?.body as { errors?: Record<string, string> } | undefined)?.errors ?? {}

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const alt = { en: typed.get("alt_en"), hi: typed.get("alt_hi") }
    try {
      await request("PUT", `/media/${medium.id}`, { data: { alt }, seen })
      notify("ra.notification.updated", { type: "success", messageArgs: { smart_count: 1 } })
      refresh()
      onClose()
    } catch (error) {
      setRefused(error as HttpError)
    }
  }
  const title = translate("console.content.fields.alt")
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-label={title}>
      <DialogTitle>{title}</DialogTitle>
      <form onSubmit={save} noValidate>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <Box component="img" src={medium.src} alt="" sx={{ maxHeight: 160, maxWidth: "100%" }} />
          <DialogContentText>{translate("console.content.uploads.describeHint")}</DialogContentText>
          {refused && <Alert severity="error">{translate(refused.message)}</Alert>}
          {(["en", "hi"] as const).map((language) => {
            const error = errors[`alt_${language}`]
            return (
              <TextField
                key={language}
                name={`alt_${language}`}
                label={translate(`console.content.in.${language}`, { label: title })}
                lang={language}
                defaultValue={seen[language]}
                required
                multiline
                fullWidth
                error={error !== undefined}
                helperText={error && translate(error)}
              />
            )
          })}
        </DialogContent>
        <DialogActions>
          <TextButton label="ra.action.cancel" onClick={onClose} />
          <TextButton type="submit" variant="contained" label="ra.action.save" />
        </DialogActions>
      </form>
    </Dialog>
  )
}
