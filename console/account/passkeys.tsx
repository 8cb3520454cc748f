import { Alert, Button, List, ListItem, ListItemText, Typography } from "@mui/material"
import { useState } from "react"

import type { SecondFactors } from "#server/features/staff/staff.ts"

import { requestData } from "../api/api-client.ts"
import { knowsPasskeys } from "../api/auth-provider.ts"
import { createPasskey } from "../api/webauthn.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { DraftForm } from "../kit/form/draft-form.tsx"
import { FormFailure, SubmitButton } from "../kit/form/form-state.tsx"
import { CurrentPassword, PlainField } from "../kit/form/plain-field.tsx"
import type { Send } from "../kit/form/use-attempt.ts"
import { useText } from "../kit/text/use-language.ts"

type Passkey = SecondFactors["passkeys"][number]

/** Adds a passkey: name and password, then the browser's own dialog. */
function AddPasskey({ onChange }: { onChange: () => void }) {
  const t = useText()
  const add: Send = async (text, form) => {
    const password = text("password")
    const options = await requestData<object>("POST", "/auth/passkeys/options", { password })
    const response = await createPasskey(options)
    await requestData("POST", "/auth/passkeys", { name: text("passkeyName"), response })
    form.reset()
    onChange()
  }
  return (
    <DraftForm send={add}>
      <PlainField
        name="passkeyName"
        label="console.account.passkeyName"
        hint="console.account.passkeyNameHint"
        autoComplete="off"
        isOptional
      />
      <CurrentPassword id="passkeyPassword" />
      <FormFailure />
      <SubmitButton variant="outlined" sx={{ mt: 1 }}>
        {t("console.account.addPasskey")}
      </SubmitButton>
    </DraftForm>
  )
}

interface RemoveProps {
  passkey: Passkey
  onChange: () => void
  onClose: () => void
}

function RemoveDialog({ passkey, onChange, onClose }: RemoveProps) {
  const t = useText()
  const remove: Send = async (text) => {
    const path = `/auth/passkeys/${encodeURIComponent(passkey.id)}/remove`
    await requestData("POST", path, { password: text("password") })
    onChange()
  }
  return (
    <FormDialog
      title={t("console.account.removePasskey", { name: passkey.name })}
      onClose={onClose}
      send={remove}
      submit={{ label: "console.account.remove", color: "error" }}
    >
      <CurrentPassword id="removePassword" />
    </FormDialog>
  )
}

/** The own passkeys, with a form to add one. */
export function Passkeys({ passkeys, onChange }: { passkeys: Passkey[]; onChange: () => void }) {
  const t = useText()
  const when = useFormatDateTime()
  const [removed, setRemoved] = useState<Passkey>()
  const textOf = ({ created_at, last_used_at }: Passkey) =>
    [
      t("console.account.passkeySince", { time: when(created_at) }),
      last_used_at && t("console.account.passkeyUsed", { time: when(last_used_at) }),
    ]
      .filter(Boolean)
      .join(" · ")
  return (
    <>
      <Typography variant="subtitle1" component="h3" sx={{ mt: 3, fontWeight: 600 }}>
        {t("console.account.passkeys")}
      </Typography>
      <Typography>{t("console.account.passkeysWhat")}</Typography>
      <List disablePadding>
        {passkeys.map((passkey) => (
          <ListItem key={passkey.id} disableGutters sx={{ gap: 1 }}>
            <ListItemText primary={passkey.name} secondary={textOf(passkey)} />
            <Button sx={{ flexShrink: 0 }} onClick={() => setRemoved(passkey)}>
              {t("console.account.remove")}
            </Button>
          </ListItem>
        ))}
      </List>
      {knowsPasskeys() ? (
        <AddPasskey onChange={onChange} />
      ) : (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t("console.account.passkeysNeedHttps")}
        </Alert>
      )}
      {removed && (
        <RemoveDialog passkey={removed} onChange={onChange} onClose={() => setRemoved(undefined)} />
      )}
    </>
  )
}
