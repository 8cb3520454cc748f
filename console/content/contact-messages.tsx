import { type Theme, useMediaQuery } from "@mui/material"
import { useEffect } from "react"
import {
  Button,
  DataTable,
  DeleteWithConfirmButton,
  EmailField,
  Show,
  SimpleShowLayout,
  TextField,
  TopToolbar,
  useRecordContext,
  useRedirect,
} from "react-admin"

import type { StaffMessage } from "#server/features/content/content.ts"

import { call } from "../api/call.ts"
import { useNotifyError } from "../api/use-request.ts"
import { DateTimeField } from "../kit/day/date-field.tsx"
import { UnreadIcon } from "../kit/page/icons.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { RecordLink, denseTable } from "../kit/table/dense-table.tsx"
import { FilterToggle } from "../kit/table/filter-button.tsx"
import { ListPage } from "../kit/table/list-page.tsx"
import { PhoneList } from "../kit/table/phone-list.tsx"
import { Tag } from "../kit/table/tag.tsx"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"

/** Marks a message as unread, to leave it for a colleague. */
function UnreadButton() {
  const notifyError = useNotifyError()
  const redirect = useRedirect()
  const message = useRecordContext<StaffMessage>()
  if (!message) return null
  const mark = () =>
    call("POST /messages/:id/unread", { id: message.id })
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
    call("POST /messages/:id/read", { id: unread }).catch(notifyError)
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
    <Show actions={<Actions />} authLoading={<Waiting />} loading={<Waiting />}>
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

/** As text: bold type alone would not be accessible. */
function Unread() {
  const t = useText()
  return <Tag tone="strong">{t("console.messages.notRead")}</Tag>
}

const isUnread = ({ seen_at }: StaffMessage) => seen_at === null
const addressOf = ({ id }: Pick<StaffMessage, "id">) => `/messages/${id}/show`

function Below() {
  const message = useRecordContext<StaffMessage>()
  if (!message) return null
  return (
    <>
      {message.name} · <DateTimeField source="at" /> {isUnread(message) && <Unread />}
    </>
  )
}

type Message = StaffMessage & { id: string }

function Lines() {
  return (
    <PhoneList<Message> addressOf={addressOf} isBold={isUnread} primary={({ subject }) => subject}>
      <Below />
    </PhoneList>
  )
}

/** Subjects are long. */
const messageTable = {
  ...denseTable,
  "& .MuiTableCell-root.column-subject": { maxWidth: "28em" },
  "& .MuiTableCell-root.column-email": { maxWidth: "20em" },
}

function Columns() {
  return (
    <DataTable<Message>
      bulkActionButtons={false}
      rowClick="show"
      rowSx={(message) => ({ "& td, & span": { fontWeight: isUnread(message) ? 700 : 400 } })}
      sx={messageTable}
    >
      <DataTable.Col source="at" field={DateTimeField} disableSort />
      <DataTable.Col<Message>
        source="subject"
        disableSort
        render={(message) => (
          <RecordLink to={addressOf(message)} isBold={isUnread(message)}>
            {message.subject}
          </RecordLink>
        )}
      />
      <DataTable.Col source="name" disableSort />
      <DataTable.Col source="email" disableSort />
      <DataTable.Col<Message>
        source="seen_at"
        disableSort
        render={({ seen_at }) => (seen_at ? <DateTimeField source="seen_at" /> : <Unread />)}
      />
    </DataTable>
  )
}

/** Messages of the contact form, the newest first; unread ones are bold. */
export function MessageList() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  return (
    <ListPage
      sort={{ field: "id", order: "DESC" }}
      actions={
        <FilterToggle source="unread" value label="resources.messages.fields.unread">
          <UnreadIcon />
        </FilterToggle>
      }
    >
      {isPhone ? <Lines /> : <Columns />}
    </ListPage>
  )
}
