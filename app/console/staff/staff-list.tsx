import { Box, type Theme, useMediaQuery } from "@mui/material"
import {
  DataTable,
  FunctionField,
  List,
  SelectField,
  SimpleList,
  TopToolbar,
  useTranslate,
} from "react-admin"

import type { StaffMember } from "#server/features/staff/staff.ts"

import { usePermission } from "../permission.tsx"
import { InviteButton } from "./invite-button.tsx"
import { OpenLinks } from "./open-links.tsx"
import { roleChoices } from "./staff-edit.tsx"

function Actions() {
  const may = usePermission()
  return <TopToolbar>{may("staff.edit") && <InviteButton />}</TopToolbar>
}

function Lines() {
  const translate = useTranslate()
  return (
    <SimpleList<StaffMember>
      primaryText="%{name}"
      secondaryText="%{email}"
      tertiaryText={({ role, isDisabled }) =>
        translate(isDisabled ? "resources.staff.fields.isDisabled" : `console.roles.${role}`)
      }
      rowClick="edit"
    />
  )
}

function Columns() {
  const translate = useTranslate()
  return (
    <DataTable bulkActionButtons={false} rowClick="edit">
      <DataTable.Col source="name" disableSort />
      <DataTable.Col source="email" disableSort />
      <DataTable.Col source="role" disableSort>
        <SelectField source="role" choices={roleChoices} />
      </DataTable.Col>
      <DataTable.Col source="hasSecondFactor" disableSort>
        <FunctionField<StaffMember>
          render={({ hasSecondFactor }) => translate(`ra.boolean.${hasSecondFactor}`)}
        />
      </DataTable.Col>
      <DataTable.Col source="status" disableSort>
        <FunctionField<StaffMember>
          render={({ isDisabled }) =>
            translate(`resources.students.statuses.${isDisabled ? "disabled" : "active"}`)
          }
        />
      </DataTable.Col>
    </DataTable>
  )
}

export function StaffList() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  return (
    <>
      <List actions={<Actions />} pagination={false}>
        {isPhone ? <Lines /> : <Columns />}
      </List>
      <Box sx={{ mt: 2 }}>
        <OpenLinks />
      </Box>
    </>
  )
}
