import { BooleanField, DataTable, List, SelectField, TopToolbar } from "react-admin"

import { useMay } from "../me.ts"
import { InviteButton } from "./invite-button.tsx"
import { roleChoices } from "./role-choices.ts"

function Actions() {
  const may = useMay()
  return <TopToolbar>{may("staff.edit") && <InviteButton />}</TopToolbar>
}

/** Everybody who may come in, and as what. */
export function StaffList() {
  return (
    <List actions={<Actions />} pagination={false} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="role" disableSort>
          <SelectField source="role" choices={roleChoices} />
        </DataTable.Col>
        <DataTable.Col source="hasSecondFactor" disableSort>
          <BooleanField source="hasSecondFactor" />
        </DataTable.Col>
        <DataTable.Col source="isDisabled" disableSort>
          <BooleanField source="isDisabled" />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
