// Staff session expiry, and the check of the member who opened the page.
import { afterEach, describe, expect, test, vi } from "vitest"

import { backgroundHeader, memberHeader, staffSession } from "#domain/staff/limits.ts"
import { consoleOfBlock } from "#tests/support/console.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

const minute = 60_000

describe.each(databasesInFullRuns)("a staff session on $name", ({ open }) => {
  const site = consoleOfBlock(open)
  afterEach(() => void vi.useRealTimers())

  const statusAfter = async (cookie: string, minutes: number, headers = {}) => {
    vi.setSystemTime(Date.now() + minutes * minute)
    return (await site.call("GET", "/me", { cookie, headers })).statusCode
  }

  test("each request renews it; it expires after 60 idle minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const cookie = await site.cookieFor("clerk")
    expect(await statusAfter(cookie, staffSession.idleMinutes - 1)).toBe(200)
    expect(await statusAfter(cookie, staffSession.idleMinutes - 1)).toBe(200)
    expect(await statusAfter(cookie, staffSession.idleMinutes + 1)).toBe(401)
  })

  test("what an unattended page reads by itself is answered, but does not renew it", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const cookie = await site.cookieFor("clerk")
    const half = staffSession.idleMinutes / 2
    const background = { [backgroundHeader]: "1" }
    expect(await statusAfter(cookie, half, background)).toBe(200)
    expect(await statusAfter(cookie, half - 1, background)).toBe(200)
    expect(await statusAfter(cookie, 2, background)).toBe(401)
  })

  test("it expires after 12 hours despite continuous requests", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const cookie = await site.cookieFor("clerk")
    for (let hour = 0.5; hour < staffSession.hours; hour += 0.5) {
      expect([hour, await statusAfter(cookie, 30)]).toEqual([hour, 200])
    }
    expect(await statusAfter(cookie, 31)).toBe(401)
  })

  test("refuses a request from a page that another member opened: 409", async () => {
    const ravi = await site.cookieFor("administrator")
    const meena = await site.cookieFor("administrator")
    const idOf = async (cookie: string) =>
      (await site.call("GET", "/me", { cookie })).json().data.id as string
    const linkCount = async () => (await site.services.staff.listLinks()).length
    const before = await linkCount()
    const invite = async (member: string) =>
      site.call("POST", "/staff/invite", {
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
