import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import type { Database } from "#server/platform/database/connect.ts"
import { databases, openConnection } from "#tests/support/servers/databases.ts"

import { createTrustedClock } from "./trusted-clock.ts"

const start = new Date("2026-07-01T06:30:00.000Z")
const day = 86_400_000

describe.each(databases)("the trusted clock on $name", ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  let time = start
  beforeAll(async () => {
    ;({ db, close } = await openConnection(open))
  })
  afterAll(() => close())
  beforeEach(async () => {
    await db.deleteFrom("installation").where("name", "=", "trusted_time").execute()
    time = start
    await record()
    await clock().note()
  })

  const clock = () => createTrustedClock({ db, now: () => time })
  const setClock = (days: number) => {
    time = new Date(start.getTime() + days * day)
  }
  const record = () =>
    db
      .insertInto("audit")
      .values({ at: time.toISOString(), actor: "a", action: "message sent", subject: "" })
      .execute()
  const reason = async () => (await clock().check())?.reason

  test.each([
    { days: 0, problem: undefined },
    { days: 45, problem: undefined },
    { days: 45.01, problem: "clock_ahead" },
    { days: 300, problem: "clock_ahead" },
    { days: 1100, problem: "clock_ahead" },
    { days: -0.003, problem: undefined },
    { days: -0.1, problem: "clock_behind" },
    { days: -1100, problem: "clock_behind" },
  ])("$days days after the last heartbeat: $problem", async ({ days, problem }) => {
    setClock(days)
    expect(await reason()).toBe(problem)
  })

  test("heartbeats of a wrong clock do not make it the trusted one", async () => {
    setClock(300)
    await clock().note()
    await record()
    expect(await reason()).toBe("clock_ahead")
    setClock(301)
    await clock().note()
    expect(await reason()).toBe("clock_ahead")
  })

  test("regular heartbeats keep it trusted for years", async () => {
    for (let days = 0; days <= 800; days += 40) {
      setClock(days)
      expect(await reason()).toBeUndefined()
      await clock().note()
    }
  })

  test("a record from the future makes it untrusted until that time, or a confirmation", async () => {
    setClock(10)
    await record()
    setClock(1)
    expect(await reason()).toBe("clock_behind")
    await clock().confirm("Ravi")
    expect(await reason()).toBeUndefined()
  })

  test("an administrator confirms the date after a long silence, and the audit names both times", async () => {
    setClock(90)
    await clock().confirm("Ravi")
    expect(await reason()).toBeUndefined()
    const line = await db.selectFrom("audit").selectAll().orderBy("id", "desc").executeTakeFirst()
    expect(line).toMatchObject({
      actor: "Ravi",
      action: "clock confirmed",
      details: '{"from":"2026-07-01T06:30:00.000Z","to":"2026-09-29T06:30:00.000Z"}',
    })
  })

  test("a site of an earlier version trusts its newest record", async () => {
    await db.deleteFrom("installation").where("name", "=", "trusted_time").execute()
    await record()
    setClock(300)
    expect(await reason()).toBe("clock_ahead")
    await clock().note()
    expect(await reason()).toBe("clock_ahead")
  })
})
