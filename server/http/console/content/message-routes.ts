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

  for (const action of ["read", "unread"]) {
    app.post(`/messages/:id/${action}`, editing, async ({ params, actor }) => {
      const id = numberOf(params.id)
      await services.markMessage(id, action === "read", actor.name)
      return one(id)
    })
  }

  app.delete("/messages/:id", editing, async ({ params, actor }) => {
    const id = numberOf(params.id)
    if ((await services.removeMessage(id, actor.name)) === "unknown") {
      throw new RequestRefused(404, "unknown")
    }
    return { data: { id } }
  })
}
