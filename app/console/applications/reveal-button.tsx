import { Typography } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"

import type { EncryptedField } from "#server/features/applications/applications.ts"

import { PlainField } from "../account/plain-field.tsx"
import { requestData } from "../api/api-client.ts"
import { useAttempt } from "../api/use-attempt.ts"
import { FormDialog } from "../dialogs/form-dialog.tsx"
import { ErrorAlert } from "../layout/error-alert.tsx"
import { usePermission } from "../permission.tsx"
import { TextButton } from "../text-button.tsx"

interface RevealProps {
  id: string
  field: EncryptedField
}

/** Reveals an encrypted number once, after a reason is entered for the audit. */
export function RevealButton(props: RevealProps) {
  const may = usePermission()
  const [isOpen, setIsOpen] = useState(false)
  if (!may("applications.reveal")) return null
  return (
    <>
      <TextButton
        label="console.applications.reveal"
        onClick={() => setIsOpen(true)}
        sx={{ ml: 1, py: 0 }}
      />
      {isOpen && <RevealDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function RevealDialog({ id, field, onClose }: RevealProps & { onClose: () => void }) {
  const translate = useTranslate()
  const [value, setValue] = useState<string>()
  const { submit, failure } = useAttempt()
  const reveal = submit(async (text) => {
    const path = `/applications/${encodeURIComponent(id)}/reveal`
    const body = { field, why: text("why") }
    setValue((await requestData<{ value: string }>("POST", path, body)).value)
  })
  return (
    <FormDialog
      onClose={onClose}
      maxWidth="xs"
      onSubmit={reveal}
      draft={`reveal/${id}/${field}`}
      title={translate("console.applications.reveal")}
      closeLabel="ra.action.close"
      {...(!value && { submit: { label: "console.applications.reveal" } })}
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
      <ErrorAlert text={failure?.message} />
    </FormDialog>
  )
}
