import { expect, test } from "vitest"

import { partOf, personRows } from "./list-rows.server.ts"

const row = {
  code: "K2M9-a1b2c3d4e5f6",
  rank: 7,
  category: "OBC",
  index: "81.20",
  guarantee: "woman",
  isKept: false,
} as const

test("a row shows only the last four characters of the code, and no name", () => {
  const { chosen, waiting } = personRows({ chosen: [row], waiting: [row] }, "en")
  expect(chosen).toEqual([
    {
      place: 1,
      rank: 7,
      code: "K2M9",
      category: "OBC",
      index: "81.20",
      seat: "Women",
    },
  ])
  expect(waiting).toEqual(chosen)
})

test("a seat of an earlier list is marked as accepted", () => {
  const chosen = [
    { ...row, isKept: true },
    { ...row, guarantee: null, isKept: true },
  ]
  const seatsIn = (language: "en" | "hi") =>
    personRows({ chosen, waiting: [] }, language).chosen.map(({ seat }) => seat)
  expect(seatsIn("en")).toEqual(["Women, accepted earlier", "by rank, accepted earlier"])
  expect(seatsIn("hi")).toEqual(["महिलाएँ, पहले स्वीकृत", "क्रम से, पहले स्वीकृत"])
})

test("with names, an erased person has an empty one", () => {
  const other = { ...row, code: "P3Q4-000000000000" }
  const people = { chosen: [row, other], waiting: [] }
  const { chosen } = personRows(people, "hi", new Map([[row.code, "Asha"]]))
  expect(chosen.map(({ name }) => name)).toEqual(["Asha", ""])
})

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

test.each([
  { chosen: 0, waiting: 0, page: 1, shows: [[], []], pages: 1 },
  { chosen: 2, waiting: 0, page: 1, shows: [[0, 1], []], pages: 1 },
  { chosen: 99, waiting: 2, page: 1, shows: [numbers(99), [0]], pages: 2 },
  { chosen: 99, waiting: 2, page: 2, shows: [undefined, [1]], pages: 2 },
  { chosen: 101, waiting: 1, page: 1, shows: [numbers(100), undefined], pages: 2 },
  { chosen: 101, waiting: 1, page: 2, shows: [[100], [0]], pages: 2 },
])("page $page of $chosen chosen and $waiting waiting", ({ chosen, waiting, page, ...wanted }) => {
  const part = partOf({ chosen: numbers(chosen), waiting: numbers(waiting) }, page)
  expect([part?.chosen, part?.waiting]).toEqual(wanted.shows)
  expect(part?.pages).toBe(wanted.pages)
})

test("a page beyond the end does not exist", () => {
  expect(partOf({ chosen: [1], waiting: [] }, 2)).toBe(undefined)
  expect(partOf({ chosen: [1], waiting: [] }, undefined)).toBe(undefined)
})
