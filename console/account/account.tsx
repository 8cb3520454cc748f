import { Stack } from "@mui/material"
import { Title, useNotify } from "react-admin"

import { request } from "../api/api-client.ts"
import { DraftForm } from "../kit/form/draft-form.tsx"
import { FormFailure, SubmitButton } from "../kit/form/form-state.tsx"
import { CurrentPassword, PlainField } from "../kit/form/plain-field.tsx"
import type { Send } from "../kit/form/use-attempt.ts"
import { Panel } from "../kit/page/panel.tsx"
import { useText } from "../kit/text/use-language.ts"
import { SecondFactor } from "./second-factor.tsx"
import { LoginSessionList } from "./session-list.tsx"

/** Form to change one's own password; it ends all other sessions. */
function ChangePassword() {
  const t = useText()
  const notify = useNotify()
  const change: Send = async (text, form) => {
    await request("POST", "/auth/change-password", {
      currentPassword: text("currentPassword"),
      newPassword: text("newPassword"),
    })
    form.reset()
    notify("console.account.changed", { type: "success" })
  }
  return (
    <Panel title="console.account.changePassword">
      <DraftForm send={change}>
        <CurrentPassword name="currentPassword" />
        <PlainField
          name="newPassword"
          label="console.account.newPassword"
          hint="console.join.passwordHint"
          type="password"
          autoComplete="new-password"
        />
        <FormFailure />
        <SubmitButton variant="outlined" sx={{ mt: 1 }}>
          {t("console.account.changePassword")}
        </SubmitButton>
      </DraftForm>
    </Panel>
  )
}

export function Account() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 640, mt: 2 }}>
      <Title title="console.account.title" />
      <ChangePassword />
      <SecondFactor />
      <LoginSessionList />
    </Stack>
  )
}
