import { Button, List, ListItem, ListItemText } from "@mui/material"
import { useQuery } from "@tanstack/react-query"

import { request } from "../api/api-client.ts"
import { useNotifyError, useRead } from "../api/use-request.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { Tag } from "../kit/table/tag.tsx"
import { useText } from "../kit/text/use-language.ts"
import { deviceOf } from "./device.ts"

/** Android also names Linux. */

interface Session {
  id: string
  createdAt: string
  userAgent?: string
  ipAddress?: string
}

/** The member's sessions, that of this page first; the others have a button that ends them. */
export function LoginSessionList() {
  const t = useText()
  const fail = useNotifyError()
  const when = useFormatDateTime()
  const { data: me } = useRead<{ sessionId: string }>("/me")
  const { data: sessions = [], refetch } = useQuery({
    queryKey: ["account", "sessions"],
    queryFn: () => request<Session[]>("GET", "/auth/list-sessions"),
  })
  const load = () => void refetch()
  const end = (id: string) => request("POST", "/auth/revoke-session", { id }).then(load, fail)
  const endOthers = () => request("POST", "/auth/revoke-other-sessions", {}).then(load, fail)
  const isOwn = ({ id }: Session) => id === me?.sessionId
  const nameOf = ({ userAgent = "", ipAddress }: Session) =>
    [deviceOf(userAgent) || t("console.account.unknownDevice"), ipAddress]
      .filter(Boolean)
      .join(" · ")
  return (
    <Panel title="console.account.sessions">
      <List disablePadding>
        {sessions
          .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
          .map((session) => (
            <ListItem key={session.id} disableGutters sx={{ gap: 1 }}>
              <ListItemText
                primary={nameOf(session)}
                secondary={t("console.account.since", { time: when(session.createdAt) })}
              />
              {isOwn(session) ? (
                <Tag tone="good">{t("console.account.thisSession")}</Tag>
              ) : (
                <Button sx={{ flexShrink: 0 }} onClick={() => end(session.id)}>
                  {t("console.account.endSession")}
                </Button>
              )}
            </ListItem>
          ))}
      </List>
      {sessions.length > 1 && (
        <Button variant="outlined" onClick={endOthers}>
          {t("console.account.endOthers")}
        </Button>
      )}
    </Panel>
  )
}
