import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from "@mui/material"
import { type SyntheticEvent, useState } from "react"
import { type HttpError, useTranslate } from "react-admin"

import type { EncryptedField } from "#server/features/applications/applications.ts"

import { signInErrorText } from "../account/error-text.ts"
import { PlainField } from "../account/plain-field.tsx"
import { request } from "../api-client.ts"
import { ErrorMessage } from "../error-message.tsx"
import { usePermission } from "../use-permission.ts"

/** Reveals an encrypted number once, after a reason is entered for the audit. */
export function RevealButton({ id, field }: { id: string; field: EncryptedField }) {
  const translate = useTranslate()
  const may = usePermission()
  const [isOpen, setIsOpen] = useState(false)
  const [value, setValue] = useState<string>()
  const [failure, setFailure] = useState<HttpError>()
  if (!may("applications.reveal")) return null

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const why = signInErrorText(event.currentTarget, "why")
    try {
      const path = `/applications/${encodeURIComponent(id)}/reveal`
      const { data } = await request<{ data: { value: string } }>("POST", path, { field, why })
      setValue(data.value)
      setFailure(undefined)
    } catch (error) {
      setFailure(error as HttpError)
    }
  }
  const close = () => {
    setIsOpen(false)
    setValue(undefined)
    setFailure(undefined)
  }
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)} sx={{ ml: 1, py: 0 }}>
        {translate("console.applications.reveal")}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="xs">
        <form onSubmit={submit}>
          <DialogTitle>{translate("console.applications.reveal")}</DialogTitle>
          <DialogContent>
            {value ? (
              <Typography variant="h5" component="p" sx={{ fontFamily: "monospace" }}>
                {value}
              </Typography>
            ) : (
              <PlainField
                name="why"
                label="console.applications.revealWhy"
                hint="console.applications.revealHint"
              />
            )}
            <ErrorMessage text={failure?.message} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate("ra.action.close")}</Button>
            {!value && (
              <Button type="submit" variant="contained">
                {translate("console.applications.reveal")}
              </Button>
            )}
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
