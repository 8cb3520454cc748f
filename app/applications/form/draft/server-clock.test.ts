import { beforeEach, expect, test, vi } from "vitest"

beforeEach(() => vi.resetModules())

/** What the clock says after it was told the server's time, and the device's clock was set. */
const nowAfter = async (server: number, device: number, setTo: number) => {
  vi.useFakeTimers({ toFake: ["Date"], now: device })
  const { serverNow, setServerTime } = await import("./server-clock.ts")
  setServerTime(server)
  vi.setSystemTime(setTo)
  const now = serverNow()
  vi.useRealTimers()
  return now - server
}

const hour = 60 * 60 * 1000

test.each([
  { what: "goes on with a clock that is wrong", device: 0, setTo: hour, later: hour },
  { what: "does not go back with the device's clock", device: 9 * hour, setTo: hour, later: 0 },
])("$what", async ({ device, setTo, later }) => {
  const passed = await nowAfter(Date.UTC(2026, 6, 1), device, setTo)
  expect(passed).toBeGreaterThanOrEqual(later)
  expect(passed).toBeLessThan(later + hour)
})
