import { defineCall, gone, ListAnswer } from "#server/platform/calls/define-call.ts"
import { filterFlag, filterOf, idNumber, listQuery } from "#server/platform/calls/inputs.ts"

import type { createContactMessages } from "./contact-messages.ts"

type Deps = ReturnType<typeof createContactMessages>

const id = { id: idNumber }
const list = { ...listQuery, filter: filterOf({ unread: filterFlag }) }

const mark = (isRead: boolean) =>
  defineCall("messages.edit", id, async (deps: Deps, message, { actor }) => {
    await deps.markMessage(message.id, isRead, actor.name)
    return (await deps.findMessage(message.id)) ?? gone()
  })

/** Contact form messages for the console: list, mark as read or unread, remove. */
export const messageCalls = {
  "GET /messages": defineCall("messages.read", list, async (deps: Deps, { filter, ...page }) => {
    const { messages, total } = await deps.listMessages({ isUnread: filter.unread }, page)
    return new ListAnswer({ data: messages, total })
  }),

  "GET /messages/:id": defineCall(
    "messages.read",
    id,
    async ({ findMessage }: Deps, message) => (await findMessage(message.id)) ?? gone(),
  ),

  "POST /messages/:id/read": mark(true),
  "POST /messages/:id/unread": mark(false),

  "DELETE /messages/:id": defineCall("messages.edit", id, async (deps: Deps, message, { actor }) =>
    (await deps.removeMessage(message.id, actor.name)) === "unknown" ? gone() : message,
  ),
}
