import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { noteServerTime, serverNow } from "./server-time.ts"

const answer = (date?: string) => ({ headers: new Headers(date === undefined ? {} : { date }) })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2016-07-01T06:30:00Z") })
})
afterEach(() => {
  vi.useRealTimers()
})

test("a clock that is ten years behind does not matter after the first answer", () => {
  noteServerTime(answer("Wed, 01 Jul 2026 06:30:00 GMT"))
  vi.advanceTimersByTime(5000)
  expect(serverNow().toISOString()).toBe("2026-07-01T06:30:05.000Z")
  // Without a date nothing changes; a corrected clock is used as it is.
  noteServerTime(answer())
  expect(serverNow().getUTCFullYear()).toBe(2026)
  vi.setSystemTime(new Date("2026-07-01T06:31:00Z"))
  noteServerTime(answer("Wed, 01 Jul 2026 06:30:59 GMT"))
  expect(serverNow().toISOString()).toBe("2026-07-01T06:31:00.000Z")
})
