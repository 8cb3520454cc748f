import { Button, List, ListItem, ListItemText } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"

import { type Role, roles } from "#domain/staff/permissions.ts"
import type { PendingInvite } from "#server/features/staff/staff.ts"

import { call } from "../api/call.ts"
import { useCall, useNotifyError } from "../api/use-request.ts"
import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { OpeningButton } from "../kit/dialog/text-button.tsx"
import { PlainField, SelectField } from "../kit/form/plain-field.tsx"
import type { Send } from "../kit/form/use-attempt.ts"
import { CopiedLink } from "../kit/page/copied-link.tsx"
import { InviteIcon } from "../kit/page/icons.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"

/** A one-time link to pass on. It is shown only once: the server stores only its hash. */
export function LinkShown({ token }: { token: string }) {
  return (
    <CopiedLink
      link={`${window.location.origin}/console#/join/${token}`}
      hint="console.staff.inviteHint"
    />
  )
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const [role, setRole] = useState<Role>("clerk")
  const [token, setToken] = useState<string>()
  const invite: Send = async (text) => {
    const link = { role, note: text("note") }
    setToken((await call("POST /staff/invite", link)).token)
    await queries.invalidateQueries({ queryKey: ["/staff/links"] })
  }
  return (
    <FormDialog
      onClose={onClose}
      send={invite}
      staysOpen
      draft="invite"
      title={t("console.staff.invite")}
      closeLabel="ra.action.close"
      {...(!token && { submit: { label: "console.staff.invite" } })}
    >
      <SelectField
        margin="normal"
        label={t("resources.staff.fields.role")}
        value={role}
        choices={roles.map((id) => ({ id, name: t(`console.roles.${id}`) }))}
        onChange={setRole}
        disabled={token !== undefined}
      />
      {!token && (
        <PlainField name="note" label="console.staff.linkFor" hint="console.staff.linkForHint" />
      )}
      {token && <LinkShown token={token} />}
    </FormDialog>
  )
}

export function InviteButton() {
  return (
    <OpeningButton label="console.staff.invite" startIcon={<InviteIcon />}>
      {(close) => <InviteDialog onClose={close} />}
    </OpeningButton>
  )
}

/** Valid invitation and reset links, with a button to revoke each. */
export function OpenLinks() {
  const t = useText()
  const notifyError = useNotifyError()
  const when = useFormatDateTime()
  const may = usePermission()
  const { data: links = [], refetch } = useCall("GET /staff/links")
  if (links.length === 0) return null

  const withdraw = ({ id }: PendingInvite) =>
    call("POST /staff/links/:id/withdraw", { id })
      .catch(notifyError)
      .then(() => refetch())
  const purposeOf = ({ role, name, note }: PendingInvite) =>
    role
      ? [note, t("console.staff.linkToJoin", { role: t(`console.roles.${role}`) })]
          .filter(Boolean)
          .join(": ")
      : t("console.staff.linkToReset", { name: name ?? "" })
  return (
    <Panel title="console.staff.openLinks">
      <List>
        {links.map((link) => (
          <ListItem key={link.id} disableGutters sx={{ gap: 1 }}>
            <ListItemText
              primary={purposeOf(link)}
              secondary={t("console.staff.linkMade", {
                by: link.madeBy,
                time: when(link.endsAt),
              })}
            />
            {may("staff.edit") && (
              <Button sx={{ flexShrink: 0 }} onClick={() => withdraw(link)}>
                {t("console.staff.withdraw")}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
    </Panel>
  )
}
