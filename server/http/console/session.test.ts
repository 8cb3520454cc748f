// How long a session of a member of staff lasts, and whose it is.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest"

import { memberHeader, staffSession } from "#domain/staff/session.ts"
import { openConsole } from "#tests/support/console.ts"
import { databases } from "#tests/support/databases.ts"

const minute = 60_000

describe.each(databases)("a staff session on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let desk: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    place = await open()
    desk = await openConsole({ DATABASE_URL: place.url })
  })
  afterAll(async () => {
    await desk.close()
    await place.close()
  })
  afterEach(() => void vi.useRealTimers())

  const statusAfter = async (cookie: string, minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * minute)
    return (await desk.call("GET", "/me", { cookie })).statusCode
  }

  test("each request renews it; after 60 idle minutes it is over", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const cookie = await desk.cookieFor("clerk")
    expect(await statusAfter(cookie, staffSession.idleMinutes - 1)).toBe(200)
    expect(await statusAfter(cookie, staffSession.idleMinutes - 1)).toBe(200)
    expect(await statusAfter(cookie, staffSession.idleMinutes + 1)).toBe(401)
  })

  test("requests without a break do not keep it beyond 12 hours", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const cookie = await desk.cookieFor("clerk")
    for (let hour = 0.5; hour < staffSession.hours; hour += 0.5) {
      expect([hour, await statusAfter(cookie, 30)]).toEqual([hour, 200])
    }
    expect(await statusAfter(cookie, 31)).toBe(401)
  })

  test("a request of a page that another member opened is refused, and changes nothing", async () => {
    const ravi = await desk.cookieFor("administrator")
    const meena = await desk.cookieFor("administrator")
    const idOf = async (cookie: string) =>
      (await desk.call("GET", "/me", { cookie })).json().data.id as string
    const linkCount = async () => (await desk.services.staff.listLinks()).length
    const before = await linkCount()
    const invite = async (member: string) =>
      desk.call("POST", "/staff/invite", {
        cookie: meena,
        body: { role: "clerk" },
        headers: { [memberHeader]: member },
      })
    const refused = await invite(await idOf(ravi))
    expect([refused.statusCode, refused.json()]).toEqual([409, { message: "another_member" }])
    expect(await linkCount()).toBe(before)
    expect((await invite(await idOf(meena))).statusCode).toBe(200)
    expect(await linkCount()).toBe(before + 1)
  })
})
