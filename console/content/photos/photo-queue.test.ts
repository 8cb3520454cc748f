import { expect, test } from "vitest"

import { inOrderTaken, type QueuedPhoto, textsOf } from "./photo-queue.ts"

const photo = (key: number, takenAt: number): QueuedPhoto => ({
  key,
  name: `${key}.jpg`,
  takenAt,
  file: new File([], "x"),
  state: "waiting",
})

test("photos are in the order in which they were taken, those of one second by name", () => {
  const queue = inOrderTaken([photo(1, 20), photo(4, 30), photo(3, 10), photo(2, 30)])
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
