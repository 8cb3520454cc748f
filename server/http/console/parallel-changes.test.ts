import { describe, expect, test } from "vitest"

import { idempotencyHeader } from "#domain/staff/idempotency.ts"
import { consoleOfBlock } from "#tests/support/console.ts"
import { databases } from "#tests/support/servers/databases.ts"

describe.each(databases)("changes of the console on $name", ({ open }) => {
  const site = consoleOfBlock(open)

  test("requests at the same time with one key make one invitation", async () => {
    const cookie = await site.cookieFor("administrator")
    const headers = { [idempotencyHeader]: "5".repeat(32) }
    const invite = () =>
      site.call("POST", "/staff/invite", { cookie, headers, body: { role: "clerk", note: "Ravi" } })
    const replies = await Promise.all(Array.from({ length: 5 }, invite))
    const answers = new Set(
      replies.flatMap((reply) => (reply.statusCode === 200 ? reply.body : [])),
    )
    const others = replies.filter(({ statusCode }) => statusCode !== 200)
    expect(answers.size).toBe(1)
    for (const reply of others) expect(reply.json()).toEqual({ message: "change_in_progress" })
    const retry = await invite()
    expect([retry.statusCode, retry.body]).toEqual([200, [...answers][0]])
    expect(await site.services.staff.listLinks()).toHaveLength(1)
  })
})
