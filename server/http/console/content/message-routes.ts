import type { Actor } from "#domain/staff/permissions.ts"

import { can, type ConsoleRoutes, found, readListQuery, RequestRefused } from "../console-route.ts"

const reading = can("messages.read")
const editing = can("messages.edit")

const numberOf = (id: string) => {
  if (!/^\d{1,15}$/.test(id)) throw new RequestRefused(404, "unknown")
  return Number(id)
}

/** Contact form messages for the console: list, mark as read or unread, remove. */
export const messageRoutes: ConsoleRoutes = async (app, { services }) => {
  const one = async (id: number) => ({ data: found(await services.findMessage(id)) })

  app.get("/messages", reading, async ({ query }) => {
    const { filter, ...page } = readListQuery(query)
    const { messages, total } = await services.listMessages(
      { isUnread: filter["unread"] === true },
      page,
    )
    return { data: messages, total }
  })

  app.get("/messages/:id", reading, ({ params }) => one(numberOf(params.id)))

  const mark = async (id: number, isRead: boolean, actor: Actor) => {
    await services.markMessage(id, isRead, actor.name)
    return one(id)
  }
  app.post("/messages/:id/read", editing, ({ params, actor }) =>
    mark(numberOf(params.id), true, actor),
  )
  app.post("/messages/:id/unread", editing, ({ params, actor }) =>
    mark(numberOf(params.id), false, actor),
  )

  app.delete("/messages/:id", editing, async ({ params, actor }) => {
    const id = numberOf(params.id)
    if ((await services.removeMessage(id, actor.name)) === "unknown") {
      throw new RequestRefused(404, "unknown")
    }
    return { data: { id } }
  })
}
