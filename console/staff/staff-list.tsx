import { Box, type Theme, useMediaQuery } from "@mui/material"
import { DataTable, SelectField, useRecordContext } from "react-admin"

import type { StaffMember } from "#server/features/staff/staff.ts"

import { RecordLink, denseTable } from "../kit/table/dense-table.tsx"
import { ListPage } from "../kit/table/list-page.tsx"
import { PhoneList } from "../kit/table/phone-list.tsx"
import { Tag } from "../kit/table/tag.tsx"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { InviteButton, OpenLinks } from "./links.tsx"
import { SecondFactorRule } from "./second-factor-rule.tsx"
import { roleChoices } from "./staff-edit.tsx"

const addressOf = ({ id }: StaffMember) => `/staff/${encodeURIComponent(id)}`

function Status({ isDisabled }: Pick<StaffMember, "isDisabled">) {
  const t = useText()
  return (
    <Tag tone={isDisabled ? "over" : "good"}>
      {t(`resources.students.statuses.${isDisabled ? "disabled" : "active"}`)}
    </Tag>
  )
}

function Below() {
  const t = useText()
  const member = useRecordContext<StaffMember>()
  if (!member) return null
  const { email, role, isDisabled } = member
  return (
    <>
      {t(`console.roles.${role}`)} · {email} {isDisabled && <Status isDisabled />}
    </>
  )
}

function Lines() {
  return (
    <PhoneList<StaffMember> addressOf={addressOf} primary={({ name }) => name}>
      <Below />
    </PhoneList>
  )
}

/** An address is read whole. */
const staffTable = { ...denseTable, "& .MuiTableCell-root.column-email": { maxWidth: "24em" } }

function Columns() {
  const t = useText()
  return (
    <DataTable<StaffMember> bulkActionButtons={false} rowClick="edit" sx={staffTable}>
      <DataTable.Col<StaffMember>
        source="name"
        disableSort
        render={(member) => <RecordLink to={addressOf(member)}>{member.name}</RecordLink>}
      />
      <DataTable.Col source="email" disableSort />
      <DataTable.Col source="role" disableSort>
        <SelectField source="role" choices={roleChoices} />
      </DataTable.Col>
      <DataTable.Col<StaffMember>
        source="hasSecondFactor"
        disableSort
        render={({ hasSecondFactor }) => t(`ra.boolean.${hasSecondFactor}`)}
      />
      <DataTable.Col<StaffMember>
        source="status"
        disableSort
        render={({ isDisabled }) => <Status isDisabled={isDisabled} />}
      />
    </DataTable>
  )
}

/** Everybody who may sign in, and below the links that are still open. */
export function StaffList() {
  const may = usePermission()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  return (
    <ListPage
      perPage={100}
      actions={may("staff.edit") && <InviteButton />}
      below={
        <Box sx={{ mt: 2 }}>
          <OpenLinks />
          <SecondFactorRule />
        </Box>
      }
    >
      {isPhone ? <Lines /> : <Columns />}
    </ListPage>
  )
}
