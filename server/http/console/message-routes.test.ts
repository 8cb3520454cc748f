import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { listUrl, openRoutes } from "#tests/support/console-routes.ts"
import { databases } from "#tests/support/databases.ts"

import { messageRoutes } from "./message-routes.ts"

describe.each(databases)("the console's messages on $name", ({ open }) => {
  let desk: Awaited<ReturnType<typeof openRoutes>>
  beforeAll(async () => {
    desk = await openRoutes(open, messageRoutes)
  })
  afterAll(() => desk.close())

  /** Sends a message and gives its number. */
  const send = async (subject: string) => {
    const message = { name: "सुनीता", email: "sunita@example.com", subject, message: "Hostel?" }
    expect(await desk.services.sendMessage(message, async () => false)).toBe("stored")
    const { data } = await desk.call("GET", "/messages")
    return data[0].id as number
  }

  test("are listed newest first, all or only those that nobody has read", async () => {
    const [first, second] = [await send("first"), await send("second")]
    await desk.call("POST", `/messages/${second}/read`)
    const all = await desk.call("GET", listUrl("/messages", {}, { perPage: 2 }))
    expect(all).toMatchObject({ status: 200, data: [{ id: second }, { id: first }] })
    const unread = await desk.call("GET", listUrl("/messages", { unread: true }))
    expect(unread).toMatchObject({ total: all.total - 1, data: [{ id: first, subject: "first" }] })
  })

  test("one is read, marked by whoever read it, and marked back", async () => {
    const id = await send("hostel")
    expect(await desk.call("GET", `/messages/${id}`, { role: "auditor" })).toMatchObject({
      status: 200,
      data: { id, subject: "hostel", message: "Hostel?", seen_at: null },
    })
    const read = await desk.call("POST", `/messages/${id}/read`, { role: "editor" })
    expect(read).toMatchObject({ status: 200, data: { seen_at: expect.stringContaining("T") } })
    expect(await desk.lastLine()).toMatchObject({
      actor: "the editor",
      action: "message read",
      subject: `messages/${id}`,
    })
    const unread = await desk.call("POST", `/messages/${id}/unread`)
    expect(unread).toMatchObject({ status: 200, data: { seen_at: null } })
  })

  test("one is removed, and then is unknown", async () => {
    const id = await send("gone")
    expect(await desk.call("DELETE", `/messages/${id}`)).toEqual({ status: 200, data: { id } })
    expect(await desk.lastLine()).toMatchObject({ action: "message removed" })
    const calls = [
      ["DELETE", ""],
      ["GET", ""],
      ["POST", "/read"],
    ] as const
    for (const [method, verb] of calls) {
      for (const unknown of [String(id), "x", "-1", "9".repeat(30)]) {
        const answer = await desk.call(method, `/messages/${unknown}${verb}`)
        expect(answer).toEqual({ status: 404, message: "unknown" })
      }
    }
  })

  test("the auditor reads, and changes nothing", async () => {
    const id = await send("kept")
    for (const [method, url] of [
      ["POST", `/messages/${id}/read`],
      ["POST", `/messages/${id}/unread`],
      ["DELETE", `/messages/${id}`],
    ] as const) {
      expect(await desk.call(method, url, { role: "auditor" })).toEqual({ status: 403 })
    }
    expect(await desk.call("GET", `/messages/${id}`)).toMatchObject({ data: { seen_at: null } })
  })
})
