import { Stack, Typography } from "@mui/material"
import { useState } from "react"
import {
  BooleanInput,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextField,
  Toolbar,
  useRecordContext,
  useRefresh,
} from "react-admin"

import { roles } from "#domain/staff/permissions.ts"

import { call } from "../api/call.ts"
import { useNotifyError } from "../api/use-request.ts"
import { TextButton } from "../kit/dialog/text-button.tsx"
import { RecordGuard } from "../kit/form/record-draft.tsx"
import { RecordEdit } from "../record/record-edit.tsx"
import type { Me } from "../sign-in-session/reauthentication.ts"
import { LinkShown } from "./links.tsx"

/** Options of the role field; names are message keys. */
export const roleChoices = roles.map((role) => ({ id: role, name: `console.roles.${role}` }))

/** Administrator's help for a member who cannot sign in. */
function Help() {
  const member = useRecordContext<Me>()
  const fail = useNotifyError()
  const refresh = useRefresh()
  const [token, setToken] = useState<string>()
  if (!member) return null
  const { id } = member
  const makeLink = () =>
    call("POST /staff/:id/reset-password", { id }).then((link) => setToken(link.token), fail)
  const removeFactor = () =>
    call("POST /staff/:id/remove-second-factor", { id }).then(refresh, fail)
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
      <TextButton
        label="console.staff.resetPassword"
        variant="outlined"
        onClick={() => void makeLink()}
      />
      {member.hasSecondFactor && (
        <TextButton
          label="console.staff.removeSecondFactor"
          variant="outlined"
          onClick={() => void removeFactor()}
        />
      )}
      {token && <LinkShown token={token} />}
    </Stack>
  )
}

function Save() {
  return (
    <Toolbar
      sx={{
        bgcolor: "background.default",
        // On a phone the fixed toolbar would cover the buttons.
        "&.RaToolbar-mobileToolbar": { position: "static" },
      }}
    >
      <SaveButton />
    </Toolbar>
  )
}

/** Role of a member of staff, and help for a member who is locked out. */
export function StaffEdit() {
  return (
    <RecordEdit>
      <SimpleForm toolbar={<Save />}>
        <RecordGuard />
        <Typography variant="h6" component="h2">
          <TextField source="name" variant="inherit" />
        </Typography>
        <TextField source="email" />
        <SelectInput source="role" choices={roleChoices} />
        <BooleanInput source="isDisabled" />
        <Help />
      </SimpleForm>
    </RecordEdit>
  )
}
