import { Button, List, ListItem, ListItemText } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useNotify, useTranslate } from "react-admin"

import { request } from "../api-client.ts"
import { useFormatDateTime } from "../date-field.tsx"
import { Panel } from "./panel.tsx"

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
export function SessionList() {
  const translate = useTranslate()
  const notify = useNotify()
  const when = useFormatDateTime()
  const { data: sessions = [], refetch } = useQuery({
    queryKey: ["account", "sessions"],
    queryFn: () => request<Session[]>("GET", "/auth/list-sessions"),
  })
  const load = () => void refetch()
  const fail = (error: Error) => notify(error.message, { type: "error" })

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
