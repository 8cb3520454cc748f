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

const applicationNumber = "2025-04217-4"
const peopleNamed = (name: string) => ({
  byCode: new Map([[row.code as string, { applicationNumber, name }]]),
})

test("a row shows the application number, and nothing of the code", () => {
  const people = peopleNamed("")
  const { chosen, waiting } = personRows({ chosen: [row], waiting: [row] }, "en", people)
  expect(chosen).toEqual([
    {
      place: 1,
      rank: 7,
      applicationNumber,
      name: "",
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
    personRows({ chosen, waiting: [] }, language, peopleNamed("")).chosen.map(({ seat }) => seat)
  expect(seatsIn("en")).toEqual(["Women, accepted earlier", "by rank, accepted earlier"])
  expect(seatsIn("hi")).toEqual(["महिलाएँ, पहले स्वीकृत", "क्रम से, पहले स्वीकृत"])
})

test("an erased application has neither name nor number", () => {
  const other = { ...row, code: "P3Q4-000000000000" }
  const people = { chosen: [row, other], waiting: [] }
  const { chosen } = personRows(people, "hi", peopleNamed("Asha"))
  const shown = chosen.map((one) => [one.name, one.applicationNumber])
  expect(shown).toEqual([
    ["Asha", applicationNumber],
    ["", ""],
  ])
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
