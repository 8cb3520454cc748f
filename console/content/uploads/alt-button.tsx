import { Alert, Box, DialogContentText, TextField } from "@mui/material"
import { useState } from "react"
import { useNotify, useRefresh } from "react-admin"

import { call } from "../../api/call.ts"
import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { OpeningButton } from "../../kit/dialog/text-button.tsx"
import { useAttempt } from "../../kit/form/use-attempt.ts"
import { EditIcon } from "../../kit/page/icons.tsx"
import { useText, useTextOfKey } from "../../kit/text/use-language.ts"
import type { Medium } from "./upload-form.tsx"

export function AltButton({ medium }: { medium: Medium }) {
  const t = useText()
  return (
    <OpeningButton
      label="console.content.uploads.describe"
      aria-label={`${t("console.content.uploads.describe")}: ${medium.name}`}
      startIcon={<EditIcon />}
    >
      {(close) => <AltDialog medium={medium} onClose={close} />}
    </OpeningButton>
  )
}

function AltDialog({ medium, onClose }: { medium: Medium; onClose: () => void }) {
  const t = useText()
  const textOfKey = useTextOfKey()
  const notify = useNotify()
  const refresh = useRefresh()
  // Keep the value from when the dialog opened: the list behind it may be refetched.
  const [seen] = useState(medium.alt)
  const { submit, failure, errors } = useAttempt()

  const save = submit(async (text) => {
    const alt = { en: text("alt_en"), hi: text("alt_hi") }
    await call("PUT /media/:id", { id: medium.id, data: { alt }, seen })
    notify("ra.notification.updated", { type: "success", messageArgs: { count: 1 } })
    refresh()
    onClose()
  })
  const title = t("console.content.fields.alt")
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={save}
      draft={`alt/${medium.id}`}
      noValidate
      title={title}
      submit={{ label: "ra.action.save" }}
    >
      <Box sx={{ display: "grid", gap: 2 }}>
        <Box component="img" src={medium.src} alt="" sx={{ maxHeight: 160, maxWidth: "100%" }} />
        <DialogContentText>{t("console.content.uploads.describeHint")}</DialogContentText>
        {failure && <Alert severity="error">{textOfKey(failure.message)}</Alert>}
        {(["en", "hi"] as const).map((language) => {
          const error = errors[`alt_${language}`]
          return (
            <TextField
              key={language}
              name={`alt_${language}`}
              label={t(`console.content.in.${language}`, { label: title })}
              lang={language}
              defaultValue={seen[language]}
              required
              multiline
              fullWidth
              error={error !== undefined}
              helperText={error && textOfKey(error)}
            />
          )
        })}
      </Box>
    </FormDialog>
  )
}
