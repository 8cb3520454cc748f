import { Button, List, ListItem, ListItemText } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useNotify, useTranslate } from "react-admin"

import type { PendingInvite } from "#server/features/staff/staff.ts"

import { Panel } from "../account/panel.tsx"
import { request } from "../api-client.ts"
import { useFormatDateTime } from "../date-field.tsx"
import { usePermission } from "../use-permission.ts"

/** Query key to invalidate when a link is created. */
export const openLinksKey = ["staff", "links"]

/** Valid invitation and reset links, with a button to revoke each. */
export function OpenLinks() {
  const translate = useTranslate()
  const notify = useNotify()
  const when = useFormatDateTime()
  const may = usePermission()
  const { data: links = [], refetch } = useQuery({
    queryKey: openLinksKey,
    queryFn: async () => (await request<{ data: PendingInvite[] }>("GET", "/staff/links")).data,
  })
  if (links.length === 0) return null

  const withdraw = ({ id }: PendingInvite) =>
    request("POST", `/staff/links/${encodeURIComponent(id)}/withdraw`, {})
      .catch((error: Error) => notify(error.message, { type: "error" }))
      .then(() => refetch())
  const purposeOf = ({ role, name }: PendingInvite) =>
    role
      ? translate("console.staff.linkToJoin", { role: translate(`console.roles.${role}`) })
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
