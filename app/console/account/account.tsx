import { Button, List, ListItem, ListItemText, Stack } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Title, useNotify, useTranslate } from "react-admin"

import { request } from "../api/api-client.ts"
import { useAttempt } from "../api/use-attempt.ts"
import { useNotifyError } from "../api/use-request.ts"
import { useFormatDateTime } from "../day/date-field.tsx"
import { useLeaveGuard } from "../drafts/leave-guard.tsx"
import { ErrorAlert } from "../layout/error-alert.tsx"
import { Panel } from "./panel.tsx"
import { PlainField } from "./plain-field.tsx"
import { SecondFactor } from "./second-factor.tsx"

const isFilled = (form: HTMLFormElement) =>
  [...new FormData(form).values()].some((value) => value !== "")

/** Form to change one's own password; it ends all other sessions. */
function ChangePassword() {
  const translate = useTranslate()
  const notify = useNotify()
  const { submit, failure, problems } = useAttempt()
  // A password is no draft: leaving the page would lose it.
  const [isTyped, setIsTyped] = useState(false)
  useLeaveGuard(isTyped)
  const change = submit(async (text, form) => {
    await request("POST", "/auth/change-password", {
      currentPassword: text("currentPassword"),
      newPassword: text("newPassword"),
    })
    form.reset()
    setIsTyped(false)
    notify("console.account.changed", { type: "success" })
  })
  return (
    <Panel title="console.account.changePassword">
      <form onSubmit={change} onChange={({ currentTarget }) => setIsTyped(isFilled(currentTarget))}>
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
          problem={problems["newPassword"]}
        />
        <ErrorAlert text={failure?.message} />
        <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
          {translate("console.account.changePassword")}
        </Button>
      </form>
    </Panel>
  )
}

interface Session {
  id: string
  token: string
  createdAt: string
  userAgent?: string
  ipAddress?: string
}

/** Browser and operating system from the user agent, as far as it names them. */
const browserOf = ({ userAgent = "" }: Session) =>
  /(Firefox|Edg|Chrome|Safari)\/\d+/.exec(userAgent)?.[0] ?? (userAgent.slice(0, 40) || "?")

/** The active sessions, each with a button to end it. */
function SessionList() {
  const translate = useTranslate()
  const fail = useNotifyError()
  const when = useFormatDateTime()
  const { data: sessions = [], refetch } = useQuery({
    queryKey: ["account", "sessions"],
    queryFn: () => request<Session[]>("GET", "/auth/list-sessions"),
  })
  const load = () => void refetch()
  const end = (token: string) => request("POST", "/auth/revoke-session", { token }).then(load, fail)
  const endOthers = () => request("POST", "/auth/revoke-other-sessions", {}).then(load, fail)
  return (
    <Panel title="console.account.sessions">
      <List>
        {sessions.map((session) => (
          <ListItem key={session.id} disableGutters sx={{ gap: 1 }}>
            <ListItemText
              primary={`${browserOf(session)} · ${session.ipAddress ?? "?"}`}
              secondary={translate("console.account.since", {
                time: when(session.createdAt),
              })}
            />
            <Button sx={{ flexShrink: 0 }} onClick={() => end(session.token)}>
              {translate("console.account.endSession")}
            </Button>
          </ListItem>
        ))}
      </List>
      {sessions.length > 1 && (
        <Button variant="outlined" onClick={endOthers}>
          {translate("console.account.endOthers")}
        </Button>
      )}
    </Panel>
  )
}

export function Account() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 640, mt: 2 }}>
      <Title title="console.account.title" />
      <ChangePassword />
      <SecondFactor />
      <SessionList />
    </Stack>
  )
}
