import { filterFlag, filterOf, idNumber, listQuery } from "#server/features/call-inputs.ts"
import { defineCalls, gone, ListAnswer } from "#server/features/define-call.ts"

import type { createContactMessages } from "./contact-messages.ts"

type Deps = ReturnType<typeof createContactMessages>

const call = defineCalls<Deps>()
const id = { id: idNumber }
const list = { ...listQuery, filter: filterOf({ unread: filterFlag }) }

const mark = (isRead: boolean) =>
  call("messages.edit", id, async (deps, message, { actor }) => {
    await deps.markMessage(message.id, isRead, actor.name)
    return (await deps.findMessage(message.id)) ?? gone()
  })

/** Contact form messages for the console: list, mark as read or unread, remove. */
export const messageCalls = {
  "GET /messages": call("messages.read", list, async (deps, { filter, ...page }) => {
    const { messages, total } = await deps.listMessages({ isUnread: filter.unread }, page)
    return new ListAnswer({ data: messages, total })
  }),

  "GET /messages/:id": call(
    "messages.read",
    id,
    async ({ findMessage }, message) => (await findMessage(message.id)) ?? gone(),
  ),

  "POST /messages/:id/read": mark(true),
  "POST /messages/:id/unread": mark(false),

  "DELETE /messages/:id": call("messages.edit", id, async (deps, message, { actor }) =>
    (await deps.removeMessage(message.id, actor.name)) === "unknown" ? gone() : message,
  ),
}
