import UnreadIcon from "@mui/icons-material/MarkEmailUnreadOutlined"
import { Button, useNotify, useRecordContext, useRedirect } from "react-admin"

import type { StaffMessage } from "#server/features/content/content.ts"

import { request } from "../api-client.ts"

/** Marks a message as unread, to leave it for a colleague. */
export function UnreadButton() {
  const notify = useNotify()
  const redirect = useRedirect()
  const message = useRecordContext<StaffMessage>()
  if (!message) return null
  const mark = async () => {
    try {
      await request("POST", `/messages/${message.id}/unread`, {})
      // Leave the page: it would mark the message as read again.
      redirect("list", "messages")
    } catch (error) {
      notify((error as Error).message, { type: "error" })
    }
  }
  return (
    <Button label="console.messages.keepUnread" onClick={mark}>
      <UnreadIcon />
    </Button>
  )
}
