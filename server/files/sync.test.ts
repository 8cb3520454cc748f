import { expect, test } from "vitest"

import { syncedTogether } from "./sync.ts"

/** A disk whose syncs end when the test says so; `ends` by number. */
const slowDisk = () => {
  const under: { end: () => void; fail: () => void }[] = []
  const ask = syncedTogether(
    () =>
      new Promise((resolve, reject) => {
        under.push({ end: resolve, fail: () => reject(new Error("EIO")) })
      }),
  )
  const settled = async () => new Promise((resolve) => setImmediate(resolve))
  return { under, ask, settled }
}

test("whoever asks while a sync is under way waits for one that began later", async () => {
  const { under, ask, settled } = slowDisk()
  const first = ask()
  let isSecondDone = false
  const second = ask().then(() => (isSecondDone = true))
  under[0]!.end()
  await first
  await settled()
  expect(isSecondDone).toBe(false)
  expect(under).toHaveLength(2)
  under[1]!.end()
  await second
  expect(isSecondDone).toBe(true)
})

test("a crowd shares one sync", async () => {
  const { under, ask, settled } = slowDisk()
  const first = ask()
  const crowd = Array.from({ length: 100 }, ask)
  under[0]!.end()
  await first
  await settled()
  under[1]!.end()
  await Promise.all(crowd)
  expect(under).toHaveLength(2)
})

test("who asks after it has ended gets a new one", async () => {
  const { under, ask, settled } = slowDisk()
  const first = ask()
  under[0]!.end()
  await first
  await settled()
  const later = ask()
  under[1]!.end()
  await expect(later).resolves.toBeUndefined()
})

test("a failure is told to those who waited for that sync, and to nobody after them", async () => {
  const { under, ask, settled } = slowDisk()
  const first = ask()
  const second = ask()
  under[0]!.fail()
  await expect(first).rejects.toThrow("EIO")
  await settled()
  under[1]!.end()
  await expect(second).resolves.toBeUndefined()
})
