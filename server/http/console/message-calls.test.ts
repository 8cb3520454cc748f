import { describe, expect, test } from "vitest"

import { messageCalls } from "#server/features/content/content.ts"
import { listUrl, routesOfTest } from "#tests/support/console-routes.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "./call-routes.ts"

describe.each(databasesInFullRuns)("the console's messages on $name", ({ open }) => {
  const site = routesOfTest(open, callRoutes(messageCalls))

  /** Sends a message and returns its id. */
  const send = async (subject: string) => {
    const message = { name: "सुनीता", email: "sunita@example.com", subject, message: "Hostel?" }
    expect(await site.services.sendMessage(message, async () => false)).toBe("stored")
    const { data } = await site.call("GET", "/messages")
    return data[0].id as number
  }

  test("lists messages newest first, all or only unread ones", async () => {
    const [first, second] = [await send("first"), await send("second")]
    await site.call("POST", `/messages/${second}/read`)
    const all = await site.call("GET", listUrl("/messages", {}, { perPage: 2 }))
    expect(all).toMatchObject({ status: 200, data: [{ id: second }, { id: first }] })
    const unread = await site.call("GET", listUrl("/messages", { unread: true }))
    expect(unread).toMatchObject({ total: all.total - 1, data: [{ id: first, subject: "first" }] })
  })

  test("reads a message, marks it as read and as unread again", async () => {
    const id = await send("hostel")
    expect(await site.call("GET", `/messages/${id}`, { role: "auditor" })).toMatchObject({
      status: 200,
      data: { id, subject: "hostel", message: "Hostel?", seen_at: null },
    })
    const read = await site.call("POST", `/messages/${id}/read`, { role: "editor" })
    expect(read).toMatchObject({ status: 200, data: { seen_at: expect.stringContaining("T") } })
    expect(await site.lastLine()).toMatchObject({
      actor: "the editor",
      action: "message read",
      subject: `messages/${id}`,
    })
    const unread = await site.call("POST", `/messages/${id}/unread`)
    expect(unread).toMatchObject({ status: 200, data: { seen_at: null } })
  })

  test("removes a message; further requests answer 404", async () => {
    const id = await send("gone")
    expect(await site.call("DELETE", `/messages/${id}`)).toEqual({ status: 200, data: { id } })
    expect(await site.lastLine()).toMatchObject({ action: "message removed" })
    const calls = [
      ["DELETE", ""],
      ["GET", ""],
      ["POST", "/read"],
    ] as const
    for (const [method, verb] of calls) {
      for (const unknown of [String(id), "x", "-1", "9".repeat(30)]) {
        const answer = await site.call(method, `/messages/${unknown}${verb}`)
        expect(answer).toEqual({ status: 404, message: "unknown" })
      }
    }
  })

  test("lets the auditor read messages but not change them", async () => {
    const id = await send("kept")
    for (const [method, url] of [
      ["POST", `/messages/${id}/read`],
      ["POST", `/messages/${id}/unread`],
      ["DELETE", `/messages/${id}`],
    ] as const) {
      expect(await site.call(method, url, { role: "auditor" })).toEqual({ status: 403 })
    }
    expect(await site.call("GET", `/messages/${id}`)).toMatchObject({ data: { seen_at: null } })
  })
})
