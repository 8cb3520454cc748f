import { expect, test } from "vitest"

import { createMutex } from "./immediate-transaction-dialect.ts"

test("the mutex has one holder at a time, first in, first out", async () => {
  const mutex = createMutex()
  const order: string[] = []
  const take = async (name: string) => {
    await mutex.acquire()
    order.push(`${name} begins`)
    await Promise.resolve()
    order.push(`${name} ends`)
    mutex.release()
  }
  await Promise.all(["a", "b", "c"].map(take))
  expect(order).toEqual(["a", "b", "c"].flatMap((name) => [`${name} begins`, `${name} ends`]))
})
