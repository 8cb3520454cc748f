import { Button, Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"

import type { EncryptedField } from "#server/features/applications/applications.ts"

import { PlainField } from "../account/plain-field.tsx"
import { request } from "../api-client.ts"
import { ErrorMessage } from "../error-message.tsx"
import { FormDialog } from "../form-dialog.tsx"
import { usePermission } from "../use-permission.ts"
import { useAttempt } from "../use-request.ts"

/** Reveals an encrypted number once, after a reason is entered for the audit. */
export function RevealButton({ id, field }: { id: string; field: EncryptedField }) {
  const translate = useTranslate()
  const may = usePermission()
  const [isOpen, setIsOpen] = useState(false)
  const [value, setValue] = useState<string>()
  const { submit, failure, forget } = useAttempt()
  if (!may("applications.reveal")) return null

  const reveal = submit(async (text) => {
    const path = `/applications/${encodeURIComponent(id)}/reveal`
    const asked = { field, why: text("why") }
    const { data } = await request<{ data: { value: string } }>("POST", path, asked)
    setValue(data.value)
  })
  const close = () => {
    setIsOpen(false)
    setValue(undefined)
    forget()
  }
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)} sx={{ ml: 1, py: 0 }}>
        {translate("console.applications.reveal")}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={close}
        maxWidth="xs"
        onSubmit={reveal}
        title={translate("console.applications.reveal")}
        actions={
          <>
            <Button onClick={close}>{translate("ra.action.close")}</Button>
            {!value && (
              <Button type="submit" variant="contained">
                {translate("console.applications.reveal")}
              </Button>
            )}
          </>
        }
      >
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
      </FormDialog>
    </>
  )
}
