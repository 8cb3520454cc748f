import { type Theme, useMediaQuery } from "@mui/material"
import {
  BooleanInput,
  DataTable,
  FunctionField,
  List,
  ShowButton,
  SimpleList,
  useRecordContext,
  useTranslate,
} from "react-admin"

import type { StaffMessage } from "#server/features/content/content.ts"

import { DateTimeField } from "../date-field.tsx"

const filters = [<BooleanInput key="unread" source="unread" alwaysOn sx={{ px: 2 }} />]
const weight = ({ seen_at }: StaffMessage) => ({ fontWeight: seen_at ? 400 : 700 })

/** When the message was read, as text: bold type alone would not be accessible. */
function Read() {
  const translate = useTranslate()
  return (
    <FunctionField<StaffMessage>
      source="seen_at"
      render={({ seen_at }) =>
        seen_at ? <DateTimeField source="seen_at" /> : translate("console.messages.notRead")
      }
    />
  )
}

function Below() {
  const message = useRecordContext<StaffMessage>()
  return (
    <>
      {message?.name} · <Read />
    </>
  )
}

/** The list on a phone: one column. */
function Lines() {
  return (
    <SimpleList<StaffMessage>
      primaryText="%{subject}"
      secondaryText={<Below />}
      rowSx={(message) => ({ "& .MuiListItemText-primary": weight(message) })}
      rowClick="show"
    />
  )
}

function Columns() {
  return (
    <DataTable
      bulkActionButtons={false}
      rowClick="show"
      rowSx={(message: StaffMessage) => ({ "& td, & span": weight(message) })}
    >
      <DataTable.Col source="at" disableSort>
        <DateTimeField source="at" />
      </DataTable.Col>
      <DataTable.Col source="name" disableSort />
      <DataTable.Col source="subject" disableSort />
      <DataTable.Col source="seen_at" disableSort>
        <Read />
      </DataTable.Col>
      <DataTable.Col label="ra.action.show">
        <ShowButton />
      </DataTable.Col>
    </DataTable>
  )
}

/** Messages from the contact form, newest first. */
export function MessageList() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  return (
    <List
      filters={filters}
      actions={false}
      sort={{ field: "id", order: "DESC" }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      {isPhone ? <Lines /> : <Columns />}
    </List>
  )
}
