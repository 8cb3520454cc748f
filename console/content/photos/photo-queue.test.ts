import { expect, test } from "vitest"

import { countsOf, type QueuedPhoto, storedAfter, textsOf, withPhotos } from "./photo-queue.ts"

const photo = (key: number, takenAt: number, more: Partial<QueuedPhoto> = {}): QueuedPhoto => ({
  key,
  name: `${key}.jpg`,
  takenAt,
  file: new File([], "x"),
  state: "waiting",
  ...more,
})

test("photos are in the order in which they were taken, those of one second by name", () => {
  const queue = withPhotos([photo(1, 20)], [photo(4, 30), photo(3, 10), photo(2, 30)])
  expect(queue.map(({ key }) => key)).toEqual([3, 1, 2, 4])
})

const forAll = { title_en: "Sports", title_hi: "खेल", alt_en: " A race ", alt_hi: "दौड़" }

test("own texts take the place of those for all, but empty ones do not", () => {
  expect(textsOf({ texts: { title_en: "Finish", alt_hi: " " } }, forAll)).toEqual({
    title: { en: "Finish", hi: "खेल" },
    alt: { en: "A race", hi: "दौड़" },
  })
  expect(textsOf({}, forAll).title).toEqual({ en: "Sports", hi: "खेल" })
})

test("a photo that is stored late goes before the next one that is stored", () => {
  const queue = [
    photo(1, 1, { slug: "a" }),
    photo(2, 2),
    photo(3, 3),
    photo(4, 4, { slug: "d" }),
    photo(5, 5, { slug: "e" }),
  ]
  expect(storedAfter(queue, 2)).toBe("d")
  expect(storedAfter(queue, 5)).toBe(undefined)
})

test("counts what is stored, failed and open", () => {
  const states = ["stored", "failed", "waiting", "sending", "stored"] as const
  const queue = states.map((state, key) => photo(key, key, { state }))
  expect(countsOf(queue)).toEqual({ open: 2, stored: 2, failed: 1 })
})
