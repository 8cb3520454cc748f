import { expect, test } from "vitest"

import { settings } from "#content/settings.ts"
import { freezeList } from "#domain/merit/frozen-list.ts"
import { allocated, people, ruleOf, sha256 } from "#tests/support/merit/people.ts"
import { sessionDeps } from "#tests/support/samples/session.ts"

import { noticeBoardReport } from "./notice-board-report.server.ts"
import { type PaperPart, readPaper } from "./read-paper.server.ts"

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
const peopleNamed = (name: string) => ({
  isNamed: name !== "",
  byCode: new Map([["AAAA-1", { applicationNumber: "2025-04217-4", name }]]),
})

const reportOf = async (part: PaperPart, name = "") => {
  const server = { ...sessionDeps, settings: async () => settings, origin: "https://c.example" }
  const paper = await readPaper(server as never, { ...published, people: peopleNamed(name) }, part)
  return noticeBoardReport(paper, new Date(published.publishedAt))
}

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
