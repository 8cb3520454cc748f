import { expect, test } from "vitest"

import { changed, countsOf, type QueuedFile, storedAfter } from "./queue.ts"

const entry = (key: number, more: Partial<QueuedFile> = {}): QueuedFile => ({
  key,
  name: `${key}.pdf`,
  file: new File([], "x"),
  state: "waiting",
  ...more,
})

test("a change is of one entry", () => {
  const queue = changed([entry(1), entry(2)], 2, { state: "failed" })
  expect(queue.map(({ state }) => state)).toEqual(["waiting", "failed"])
})

test("a file that is stored late goes before the next one that is stored", () => {
  const slugs = ["a", undefined, undefined, "d", "e"]
  const queue = slugs.map((slug, at) => entry(at + 1, slug === undefined ? {} : { slug }))
  expect(storedAfter(queue, 2)).toBe("d")
  expect(storedAfter(queue, 5)).toBe(undefined)
})

test("counts what is stored, not stored, failed and held up by warnings", () => {
  const states = ["stored", "failed", "waiting", "sending", "warned", "stored"] as const
  const queue = states.map((state, key) => entry(key, { state }))
  expect(countsOf(queue)).toEqual({ stored: 2, unsent: 4, failed: 1, warned: 1 })
})
