import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { insertApplications } from "#server/features/applications/application-repository.ts"
import { noticeCalls } from "#server/features/notices/notices.ts"
import { turnChannels } from "#server/features/outgoing/outgoing.ts"
import { buildRow } from "#tests/support/applications-harness.ts"
import { openRoutes } from "#tests/support/console-routes.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { callRoutes } from "./call-routes.ts"

const number = "2025-00001-9"

describe.each(databases)("the calls about messages to applicants on $name", ({ open }) => {
  let site: Awaited<ReturnType<typeof openRoutes>>
  beforeAll(async () => {
    site = await openRoutes(open, callRoutes(noticeCalls))
    await turnChannels(site.db, ["email"])
    const row = buildRow({ email: "asha@example.com" })
    await insertApplications(site.db, [row])
  })
  afterAll(() => site.close())

  const setState = (state: "failed" | "waiting") =>
    site.db.updateTable("outgoing").set({ state, reason: "EENVELOPE 550" }).execute()
  const find = () => site.db.selectFrom("outgoing").selectAll().executeTakeFirstOrThrow()

  test("an editor sees no messages, and only an officer sends them again", async () => {
    expect((await site.call("GET", "/notices", { role: "editor" })).status).toBe(403)
    for (const role of ["clerk", "auditor"] as const) {
      expect((await site.call("GET", "/notices", { role })).status).toBe(200)
      expect((await site.call("POST", "/notices/1/again", { role, body: {} })).status).toBe(403)
    }
  })

  test("the queue counts by channel and state, and names what waits for a person", async () => {
    await setState("failed")
    const { data } = await site.call("GET", "/notices", { role: "clerk" })
    expect(data.channels).toEqual([
      { channel: "email", isOn: false, waiting: 0, sent: 0, uncertain: 0, failed: 1, notSent: 0 },
      { channel: "sms", isOn: false, waiting: 0, sent: 0, uncertain: 0, failed: 0, notSent: 0 },
    ])
    expect(data.dead).toMatchObject([
      { application_number: number, kind: "received", state: "failed", reason: "EENVELOPE 550" },
    ])
    expect(JSON.stringify(data)).not.toContain("asha@example.com")
    const done = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const dead = async () => (await site.call("GET", "/notices/dead", { role: "clerk" })).data
    await site.db
      .updateTable("outgoing")
      .set({ done_at: done(1) })
      .execute()
    expect(await dead()).toEqual({ count: 1 })
    // Nobody sends it any more.
    await site.db
      .updateTable("outgoing")
      .set({ done_at: done(15) })
      .execute()
    expect(await dead()).toEqual({ count: 0 })
  })

  test("the texts to register name the college, in both languages", async () => {
    const { data } = await site.call("GET", "/notices")
    expect(data.templates).toHaveLength(14)
    expect(data.templates.slice(0, 2)).toEqual([
      {
        kind: "received",
        language: "en",
        text: "Dear {#var#}, Government Degree College, Adarshpur has received your application {#var#}. Its status: http://localhost:3000/admission-status",
        id: null,
        segments: 2,
      },
      {
        kind: "received",
        language: "hi",
        text: "प्रिय {#var#}, राजकीय महाविद्यालय, आदर्शपुर को आपका आवेदन {#var#} मिल गया है। उसकी स्थिति: http://localhost:3000/hi/admission-status",
        id: null,
        segments: 3,
      },
    ])
  })

  test("a dead message is sent again once, with an audit line", async () => {
    await setState("failed")
    const { id } = await find()
    const again = () => site.call("POST", `/notices/${id}/again`, { body: {} })
    expect((await again()).status).toBe(200)
    expect(await find()).toMatchObject({ state: "waiting", reason: "", attempts: 0 })
    expect(await site.lastLine()).toMatchObject({
      actor: "the officer",
      action: "message sent again",
    })
    expect((await again()).status).toBe(409)
  })

  test("a test needs a channel that is set up, and a contact", async () => {
    const body = { channel: "email", to: "me@college.example", language: "en" }
    const off = await site.call("POST", "/notices/test", { body })
    expect(off.data).toEqual({ outcome: "off" })
  })

  test("a record shows its messages, and opens WhatsApp with the text", async () => {
    const { data } = await site.call("GET", `/applications/${number}/notices`, { role: "clerk" })
    expect(data.messages).toMatchObject([{ kind: "received", channel: "email" }])
    const url = new URL(data.whatsApp[0].url)
    expect(url.origin + url.pathname).toMatch(/^https:\/\/wa\.me\/91\d{10}$/)
    expect(url.searchParams.get("text")).toMatch(/^Dear .* has received your application 2025-0/)
    expect((await site.call("GET", "/applications/2025-99999-0/notices")).status).toBe(404)
  })
})
