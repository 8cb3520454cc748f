import { Button } from "@mui/material"
import { type SyntheticEvent, useState } from "react"
import { type HttpError, useNotify, useTranslate } from "react-admin"

import { request } from "../api-client.ts"
import { ErrorMessage } from "../error-message.tsx"
import { signInErrorText } from "../sign-in/error-text.ts"
import { PlainField } from "../sign-in/plain-field.tsx"
import { Panel } from "./panel.tsx"

/** Form to change one's own password; it ends all other sessions. */
export function ChangePassword() {
  const translate = useTranslate()
  const notify = useNotify()
  const [failure, setFailure] = useState<HttpError>()

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    try {
      await request("POST", "/auth/change-password", {
        currentPassword: signInErrorText(form, "currentPassword"),
        newPassword: signInErrorText(form, "newPassword"),
      })
      form.reset()
      setFailure(undefined)
      notify("console.account.changed", { type: "success" })
    } catch (error) {
      setFailure(error as HttpError)
    }
  }
  const problems = (failure?.body as { errors?: Record<string, string> } | undefined)?.errors
  return (
    <Panel title="console.account.changePassword">
      <form onSubmit={submit}>
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
          problem={problems?.["newPassword"]}
        />
        <ErrorMessage text={failure?.message} />
        <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
          {translate("console.account.changePassword")}
        </Button>
      </form>
    </Panel>
  )
}
