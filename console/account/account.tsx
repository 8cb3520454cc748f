import { Button, Stack } from "@mui/material"
import { Title, useNotify } from "react-admin"

import { request } from "../api/api-client.ts"
import { useAttempt } from "../api/use-attempt.ts"
import { DraftForm } from "../drafts/draft-form.tsx"
import { useText } from "../language/use-language.ts"
import { ErrorAlert } from "../layout/error-alert.tsx"
import { PlainField } from "../plain-field.tsx"
import { Panel } from "./panel.tsx"
import { SecondFactor } from "./second-factor.tsx"
import { LoginSessionList } from "./session-list.tsx"

/** Form to change one's own password; it ends all other sessions. */
function ChangePassword() {
  const t = useText()
  const notify = useNotify()
  const { submit, failure, errors } = useAttempt()
  const change = submit(async (text, form) => {
    await request("POST", "/auth/change-password", {
      currentPassword: text("currentPassword"),
      newPassword: text("newPassword"),
    })
    form.reset()
    notify("console.account.changed", { type: "success" })
  })
  return (
    <Panel title="console.account.changePassword">
      <DraftForm onSubmit={change}>
        <PlainField
          name="currentPassword"
          label="console.account.currentPassword"
          type="password"
          autoComplete="current-password"
        />
        <PlainField
          name="newPassword"
          label="console.account.newPassword"
          hint="console.join.passwordHint"
          type="password"
          autoComplete="new-password"
          error={errors["newPassword"]}
        />
        <ErrorAlert text={failure?.message} />
        <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
          {t("console.account.changePassword")}
        </Button>
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
