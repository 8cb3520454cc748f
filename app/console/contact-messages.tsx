import { type Theme, useMediaQuery } from "@mui/material"
import { useEffect } from "react"
import {
  BooleanInput,
  Button,
  DataTable,
  DeleteWithConfirmButton,
  EmailField,
  FunctionField,
  List,
  Show,
  ShowButton,
  SimpleList,
  SimpleShowLayout,
  TextField,
  TopToolbar,
  useRecordContext,
  useRedirect,
  useTranslate,
} from "react-admin"

import type { StaffMessage } from "#server/features/content/content.ts"

import { request } from "./api-client.ts"
import { DateTimeField } from "./date-field.tsx"
import { UnreadIcon } from "./icons.tsx"
import { usePermission } from "./permission.tsx"
import { useNotifyError } from "./use-request.ts"

/** Marks a message as unread, to leave it for a colleague. */
function UnreadButton() {
  const notifyError = useNotifyError()
  const redirect = useRedirect()
  const message = useRecordContext<StaffMessage>()
  if (!message) return null
  const mark = () =>
    request("POST", `/messages/${message.id}/unread`, {})
      // Leave the page: it would mark the message as read again.
      .then(() => redirect("list", "messages"), notifyError)
  return (
    <Button label="console.messages.keepUnread" onClick={mark}>
      <UnreadIcon />
    </Button>
  )
}

/** Marks the message as read when a member with the permission opens it. */
function MarkRead() {
  const notifyError = useNotifyError()
  const mayEdit = usePermission()("messages.edit")
  const message = useRecordContext<StaffMessage>()
  const unread = message?.seen_at === null ? message.id : undefined
  useEffect(() => {
    if (unread === undefined || !mayEdit) return
    request("POST", `/messages/${unread}/read`, {}).catch(notifyError)
  }, [unread, mayEdit, notifyError])
  return null
}

function Actions() {
  const mayEdit = usePermission()("messages.edit")
  return (
    <TopToolbar>
      {mayEdit && (
        <>
          <UnreadButton />
          <DeleteWithConfirmButton
            confirmTitle="console.messages.deleteTitle"
            confirmContent="console.messages.deleteContent"
          />
        </>
      )}
    </TopToolbar>
  )
}

export function MessageShow() {
  return (
    <Show actions={<Actions />}>
      <SimpleShowLayout>
        <MarkRead />
        <DateTimeField source="at" />
        <TextField source="name" />
        <EmailField source="email" />
        <TextField source="subject" />
        <TextField source="message" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }} />
      </SimpleShowLayout>
    </Show>
  )
}

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

export function MessageList() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  return (
    <List filters={filters} actions={false} sort={{ field: "id", order: "DESC" }}>
      {isPhone ? <Lines /> : <Columns />}
    </List>
  )
}
