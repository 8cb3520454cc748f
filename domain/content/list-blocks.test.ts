import { expect, test } from "vitest"

import { type ListBlock, readListBlock, targetOfList, writeListBlock } from "./list-blocks.ts"
import { listsIn } from "./text-blocks.ts"

const read = (line: string) => {
  const [kind = "", ...rest] = line.split(" ")
  return readListBlock(kind, rest.join(" "))
}

test.each<[line: string, block: ListBlock]>([
  ["gallery sports-day", { kind: "gallery", album: "sports-day" }],
  ["people here", { kind: "people", group: "here" }],
  ["people department zoology", { kind: "people", group: "department", slug: "zoology" }],
  ["people committee iqac", { kind: "people", group: "committee", slug: "iqac" }],
  ["documents", { kind: "documents" }],
  ["documents aqar", { kind: "documents", type: "aqar" }],
  ["documents 2025-26", { kind: "documents", year: "2025-26" }],
  ["documents minutes 2025", { kind: "documents", type: "minutes", year: "2025" }],
  ["notices tender 3", { kind: "notices", category: "tender", count: 3 }],
  ["notices 20", { kind: "notices", count: 20 }],
])("reads and writes '%s'", (line, block) => {
  expect(read(line)).toEqual(block)
  expect(writeListBlock(block)).toBe(line)
})

test.each([
  ["notices", "notices 5"],
  ["notices tender", "notices tender 5"],
  ["documents 2025 minutes", "documents minutes 2025"],
])("writes '%s' as '%s'", (line, written) => expect(writeListBlock(read(line)!)).toBe(written))

test.each([
  "gallery",
  "gallery Sports Day",
  "gallery ../x",
  "people",
  "people everyone",
  "people here zoology",
  "people department",
  "people department zoology botany",
  "documents aqar minutes",
  "documents 25",
  "notices 0",
  "notices 21",
  "notices tender result",
  "notices 5 6",
  "note x",
])("'%s' is no list", (line) => expect(read(line)).toBeUndefined())

test("an album, a department and a committee are found again in the text", () => {
  const text =
    "A\n\n::: gallery fest\n:::\n\n> ::: people committee iqac\n> :::\n\n::: notices\n:::"
  expect(listsIn(text).map((list) => targetOfList(list))).toEqual([
    { target: "albums", slug: "fest" },
    { target: "pages", slug: "iqac" },
    undefined,
  ])
  expect(targetOfList({ kind: "people", group: "department", slug: "z" })).toEqual({
    target: "departments",
    slug: "z",
  })
})
