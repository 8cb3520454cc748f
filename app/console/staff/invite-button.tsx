import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslate } from "react-admin"

import { type Role, roles } from "#domain/staff/permissions.ts"

import { PlainField } from "../account/plain-field.tsx"
import { requestData } from "../api/api-client.ts"
import { useAttempt } from "../api/use-attempt.ts"
import { FormDialog } from "../dialogs/form-dialog.tsx"
import { InviteIcon } from "../icons.tsx"
import { ErrorAlert } from "../layout/error-alert.tsx"
import { SelectField } from "../select-field.tsx"
import { OpeningButton } from "../text-button.tsx"
import { LinkShown } from "./link-shown.tsx"
import { openLinksPath } from "./open-links.tsx"

function InviteDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const [role, setRole] = useState<Role>("clerk")
  const [token, setToken] = useState<string>()
  const { submit, failure, errors } = useAttempt()
  const invite = submit(async (text) => {
    const link = { role, note: text("note") }
    setToken((await requestData<{ token: string }>("POST", "/staff/invite", link)).token)
    await queries.invalidateQueries({ queryKey: [openLinksPath] })
  })
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={invite}
      draft="invite"
      title={translate("console.staff.invite")}
      closeLabel="ra.action.close"
      {...(!token && { submit: { label: "console.staff.invite" } })}
    >
      <SelectField
        margin="normal"
        label={translate("resources.staff.fields.role")}
        value={role}
        choices={roles.map((id) => ({ id, name: translate(`console.roles.${id}`) }))}
        onChange={setRole}
        disabled={token !== undefined}
      />
      {!token && (
        <PlainField
          name="note"
          label="console.staff.linkFor"
          hint="console.staff.linkForHint"
          error={errors["note"]}
        />
      )}
      {token && <LinkShown token={token} />}
      <ErrorAlert text={failure?.message} />
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
