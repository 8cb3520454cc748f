import { Button, List, ListItem, ListItemText } from "@mui/material"
import { useTranslate } from "react-admin"

import type { PendingInvite } from "#server/features/staff/staff.ts"

import { Panel } from "../account/panel.tsx"
import { request } from "../api/api-client.ts"
import { useNotifyError, useRead } from "../api/use-request.ts"
import { useFormatDateTime } from "../day/date-field.tsx"
import { usePermission } from "../permission.tsx"

/** Also the query key, to invalidate when a link is created. */
export const openLinksPath = "/staff/links"

/** Valid invitation and reset links, with a button to revoke each. */
export function OpenLinks() {
  const translate = useTranslate()
  const notifyError = useNotifyError()
  const when = useFormatDateTime()
  const may = usePermission()
  const { data: links = [], refetch } = useRead<PendingInvite[]>(openLinksPath)
  if (links.length === 0) return null

  const withdraw = ({ id }: PendingInvite) =>
    request("POST", `/staff/links/${encodeURIComponent(id)}/withdraw`, {})
      .catch(notifyError)
      .then(() => refetch())
  const purposeOf = ({ role, name, note }: PendingInvite) =>
    role
      ? [note, translate("console.staff.linkToJoin", { role: translate(`console.roles.${role}`) })]
          .filter(Boolean)
          .join(": ")
      : translate("console.staff.linkToReset", { name })
  return (
    <Panel title="console.staff.openLinks">
      <List>
        {links.map((link) => (
          <ListItem key={link.id} disableGutters sx={{ gap: 1 }}>
            <ListItemText
              primary={purposeOf(link)}
              secondary={translate("console.staff.linkMade", {
                by: link.madeBy,
                time: when(link.endsAt),
              })}
            />
            {may("staff.edit") && (
              <Button sx={{ flexShrink: 0 }} onClick={() => withdraw(link)}>
                {translate("console.staff.withdraw")}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
    </Panel>
  )
}
