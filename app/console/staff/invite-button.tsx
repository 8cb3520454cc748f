import InviteIcon from "@mui/icons-material/PersonAddAlt"
import { MenuItem, TextField } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { Button, useTranslate } from "react-admin"

import { type Role, roles } from "#domain/staff/permissions.ts"

import { request } from "../api-client.ts"
import { FormDialog } from "../form-dialog.tsx"
import { useNotifyError } from "../use-request.ts"
import { LinkShown } from "./link-shown.tsx"
import { openLinksPath } from "./open-links.tsx"

/** Creates an invitation link for a new member of staff. */
export function InviteButton() {
  const translate = useTranslate()
  const notifyError = useNotifyError()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const [role, setRole] = useState<Role>("clerk")
  const [token, setToken] = useState<string>()

  const invite = async () => {
    try {
      const { data } = await request<{ data: { token: string } }>("POST", "/staff/invite", { role })
      setToken(data.token)
      await queries.invalidateQueries({ queryKey: [openLinksPath] })
    } catch (error) {
      notifyError(error as Error)
    }
  }
  const close = () => {
    setIsOpen(false)
    setToken(undefined)
  }
  return (
    <>
      <Button label="console.staff.invite" onClick={() => setIsOpen(true)}>
        <InviteIcon />
      </Button>
      <FormDialog
        open={isOpen}
        onClose={close}
        title={translate("console.staff.invite")}
        actions={
          <>
            <Button label="ra.action.close" onClick={close} />
            {!token && <Button label="console.staff.invite" variant="contained" onClick={invite} />}
          </>
        }
      >
        <TextField
          select
          fullWidth
          margin="normal"
          label={translate("resources.staff.fields.role")}
          value={role}
          onChange={(event) => setRole(event.target.value as Role)}
          disabled={token !== undefined}
        >
          {roles.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`console.roles.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {token && <LinkShown token={token} />}
      </FormDialog>
    </>
  )
}
