import { expect, test, vi } from "vitest"

import { connection } from "./connection.ts"

test("reports a lost connection once, and its return once", () => {
  const told = vi.fn<() => void>()
  const stop = connection.subscribe(told)
  connection.report(true)
  expect(told).not.toHaveBeenCalled()
  connection.report(false)
  connection.report(false)
  expect([connection.isLost(), told.mock.calls.length]).toEqual([true, 1])
  connection.report(true)
  expect([connection.isLost(), told.mock.calls.length]).toEqual([false, 2])
  stop()
})
