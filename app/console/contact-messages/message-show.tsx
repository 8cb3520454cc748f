import { useEffect } from "react"
import {
  DeleteWithConfirmButton,
  EmailField,
  Show,
  SimpleShowLayout,
  TextField,
  TopToolbar,
  useNotify,
  useRecordContext,
} from "react-admin"

import type { StaffMessage } from "#server/features/content/content.ts"

import { request } from "../api-client.ts"
import { DateTimeField } from "../date-field.tsx"
import { usePermission } from "../use-permission.ts"
import { UnreadButton } from "./unread-button.tsx"

/** Marks the message as read when a member with the permission opens it. */
function MarkRead() {
  const notify = useNotify()
  const mayEdit = usePermission()("messages.edit")
  const message = useRecordContext<StaffMessage>()
  const unread = message?.seen_at === null ? message.id : undefined
  useEffect(() => {
    if (unread === undefined || !mayEdit) return
    request("POST", `/messages/${unread}/read`, {}).catch((error: Error) =>
      notify(error.message, { type: "error" }),
    )
  }, [unread, mayEdit, notify])
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
