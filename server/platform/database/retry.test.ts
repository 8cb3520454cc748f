import { expect, test, vi } from "vitest"

import { retryOnBusy } from "./retry.ts"

const coded = (code: string) => Object.assign(new Error("x"), { code })

test("work that finds the database locked is retried after a pause, until the lock is released", async () => {
  const work = vi
    .fn<() => string>()
    .mockImplementationOnce(() => {
      throw coded("SQLITE_BUSY")
    })
    .mockImplementationOnce(() => {
      throw coded("SQLITE_BUSY_SNAPSHOT")
    })
    .mockReturnValue("done")
  const pause = vi.fn<(wait: () => Promise<void>) => Promise<void>>(async () => undefined)
  expect(await retryOnBusy(work, pause)).toBe("done")
  expect(pause).toHaveBeenCalledTimes(2)
})

test.each(["SQLITE_FULL", "SQLITE_CONSTRAINT"])("%s is thrown at once", async (code) => {
  const work = vi.fn<() => void>(() => {
    throw coded(code)
  })
  await expect(retryOnBusy(work)).rejects.toThrow("x")
  expect(work).toHaveBeenCalledOnce()
})
