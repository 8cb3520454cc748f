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

import type { StaffMessage } from "#server/features/content/messages.ts"

import { call } from "../api-client.ts"
import { WhenField } from "../date-field.tsx"
import { useMay } from "../use-permission.ts"
import { UnreadButton } from "./unread-button.tsx"

/** Whoever may work on messages has read one by opening it; the list tells colleagues so. */
function MarkRead() {
  const notify = useNotify()
  const mayEdit = useMay()("messages.edit")
  const message = useRecordContext<StaffMessage>()
  const unread = message?.seen_at === null ? message.id : undefined
  useEffect(() => {
    if (unread === undefined || !mayEdit) return
    call("POST", `/messages/${unread}/read`, {}).catch((error: Error) =>
      notify(error.message, { type: "error" }),
    )
  }, [unread, mayEdit, notify])
  return null
}

function Actions() {
  const mayEdit = useMay()("messages.edit")
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

/** One message, whole. */
export function MessageShow() {
  return (
    <Show actions={<Actions />}>
      <SimpleShowLayout>
        <MarkRead />
        <WhenField source="at" />
        <TextField source="name" />
        <EmailField source="email" />
        <TextField source="subject" />
        <TextField source="message" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }} />
      </SimpleShowLayout>
    </Show>
  )
}
