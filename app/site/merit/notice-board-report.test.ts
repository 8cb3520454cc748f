import { expect, test } from "vitest"

import { freezeList } from "#domain/merit/frozen-list.ts"
import { allocated, people, ruleOf, sha256 } from "#tests/support/merit/people.ts"
import { sessionDeps } from "#tests/support/samples/session.ts"
import { settings } from "#tests/support/samples/settings.ts"

import { noticeBoardReport } from "./notice-board-report.server.ts"
import { paperChoiceOf, readPaper } from "./read-paper.server.ts"

const rule = ruleOf({
  seats: { open: 2, OBC: 1, ST: 1 },
  traits: { woman: { counts: { open: 1 } } },
})
const list = freezeList(
  rule,
  allocated(rule, people("AAAA-1 GEN 90\nBBBB-2 GEN 70 woman open\nCCCC-3 OBC 65\nDDDD-4 GEN 60")),
  sha256,
)
const published = {
  session: "2025-26",
  programme: "BSc",
  number: 2,
  sha256: list.result.sha256,
  publishedAt: "2026-07-10T06:30:00.000Z",
  lastDate: "2026-07-18",
  list,
}
type People = Parameters<typeof readPaper>[1]["people"]

const peopleNamed = (name: string): People => ({
  isNamed: name !== "",
  byCode: new Map([["AAAA-1", { applicationNumber: "2025-04217-4", name }]]),
})

const server = { ...sessionDeps, settings: async () => settings, origin: "https://c.example" }

const paperOf = (part: "chosen" | "waiting", shown: People, order = "rank") =>
  readPaper(
    server as never,
    { ...published, people: shown },
    paperChoiceOf(new URLSearchParams({ part, order })),
  )

const reportOf = async (part: "chosen" | "waiting", name = "") =>
  noticeBoardReport(await paperOf(part, peopleNamed(name)), new Date(published.publishedAt))

test("a list names college, programme, round and day, and has the cut-offs of its seats", async () => {
  const { head, tables, foot, footer } = await reportOf("chosen")
  const texts = head.map(({ text }) => text)
  expect(texts).toContain(settings.college.name.hi)
  expect(texts).toContain("योग्यता सूची 2: दी गई सीटें / Merit list 2: seats given")
  expect(texts.at(-2)).toMatch(/Published on 10\sJuly\s2026$/)
  expect(tables[0]!.rows[0]).toEqual(["अनारक्षित सीटें / Open seats", "2", "2", expect.any(String)])
  expect(tables[0]!.notes).toEqual([
    expect.stringMatching(/1 seat was accepted in an earlier list/),
  ])
  expect(foot.at(-1)!.text).toBe(`SHA-256 ${published.sha256}`)
  expect(footer).toContain(published.sha256.slice(0, 16))
})

test("people have rank, application number, category, index and seat; a name only if names are shown", async () => {
  const [, open, obc, st] = (await reportOf("chosen")).tables
  expect(open!.title).toMatch(/^अनारक्षित सीटें \/ Open seats \(2\) · /)
  expect(open!.rows[0]).toEqual([
    "1",
    "2025-04217-4",
    "सामान्य / General",
    "90.00",
    "क्रम से / by rank",
  ])
  expect(open!.rows[1]!.at(-1)).toMatch(/, पहले स्वीकृत \/ .*, accepted earlier$/)
  expect(obc!.rows).toHaveLength(1)
  expect([st!.rows, st!.none]).toEqual([[], "कोई नहीं। / Nobody."])
  const named = (await reportOf("chosen", "Asha Devi")).tables[1]!
  expect(named.columns.map(({ heading }) => heading.at(-1))).toContain("Name")
  // Somebody erased has no name.
  expect(named.rows.map((row) => row[2])).toEqual(["Asha Devi", ""])
})

test("waiting lists have places, and no seats", async () => {
  const { tables } = await reportOf("waiting")
  expect(tables).toHaveLength(3)
  expect(tables[0]!.rows).toEqual([["1", "", "सामान्य / General", "60.00", "4"]])
})

const named: People = {
  isNamed: true,
  byCode: new Map(
    [
      ["AAAA-1", "Meena", "Ram Prasad"],
      ["BBBB-2", "Asha", "शिव कुमार"],
      ["CCCC-3", "Babita", "Mohan"],
      ["DDDD-4", "Zoya", "Aslam"],
    ].map(([code = "", name = "", fatherName = ""], at) => [
      code,
      { applicationNumber: `2025-0000${at}-0`, name, fatherName },
    ]),
  ),
}

const englishOf = (cell: string | { en: string }) => (typeof cell === "string" ? cell : cell.en)

const groupsOf = async (part: "chosen" | "waiting", order: string) => {
  const { groups } = await paperOf(part, named, order)
  return groups.map(({ name, rows }) => [
    name.en,
    ...rows.map(({ cells }) => cells.map(englishOf).join(" | ")),
  ])
}

test("paper with names has the father's name beside the name", async () => {
  const { columns, groups } = await paperOf("chosen", named)
  const headings = columns.map(({ text }) => text.en)
  expect(headings.slice(2, 4)).toEqual(["Name", "Father’s name"])
  expect(groups[0]!.rows[0]!.cells.slice(2, 4)).toEqual(["Meena", "Ram Prasad"])
})

test("a register in alphabetical order names everybody once, with rank and seat", async () => {
  expect(await groupsOf("chosen", "name")).toEqual([
    [
      "In alphabetical order",
      "1 | 2 | 2025-00001-0 | Asha | शिव कुमार | General | 70.00 | Open seats, Women, accepted earlier",
      "2 | 3 | 2025-00002-0 | Babita | Mohan | OBC | 65.00 | OBC",
      "3 | 1 | 2025-00000-0 | Meena | Ram Prasad | General | 90.00 | Open seats",
    ],
  ])
})

test("registers by category have everybody of the category by rank", async () => {
  expect(await groupsOf("chosen", "category")).toEqual([
    [
      "General",
      "1 | 1 | 2025-00000-0 | Meena | Ram Prasad | 90.00 | Open seats",
      "2 | 2 | 2025-00001-0 | Asha | शिव कुमार | 70.00 | Open seats, Women, accepted earlier",
    ],
    ["OBC", "1 | 3 | 2025-00002-0 | Babita | Mohan | 65.00 | OBC"],
  ])
})

test("a register of those who wait has the places on all lists", async () => {
  expect(await groupsOf("waiting", "name")).toEqual([
    [
      "In alphabetical order",
      "1 | 4 | 2025-00003-0 | Zoya | Aslam | General | 60.00 | Open seats 1",
    ],
  ])
})

test("an unknown order is by rank", async () =>
  expect((await groupsOf("chosen", "x"))[0]![0]).toBe("Open seats"))

test("nobody is asked to type a command: the page says how to check the list", async () => {
  const { foot } = await reportOf("chosen")
  const texts = foot.map(({ text }) => text).join(" ")
  expect(texts).toContain(
    "check this list with the file on the page https://c.example/merit-lists/",
  )
  expect(texts).not.toContain("npm")
})
