import { expect, test } from "vitest"

import { createReportFiles } from "./report-files.ts"
import type { Report } from "./report.ts"

const report: Report = {
  title: "A list",
  language: "en",
  date: new Date("2026-07-10T06:30:00.000Z"),
  footer: "",
  head: [],
  tables: [],
  foot: [],
  signatures: [],
}

test("the same report is drawn once, and a changed one again", async () => {
  const drawn: string[] = []
  const fileOf = createReportFiles(async ({ title }) => {
    drawn.push(title)
    return Buffer.from(title)
  })
  const both = await Promise.all([fileOf(report), fileOf({ ...report })])
  expect(both.map(String)).toEqual(["A list", "A list"])
  expect(String(await fileOf(report))).toBe("A list")
  await fileOf({ ...report, title: "Another list" })
  expect(drawn).toEqual(["A list", "Another list"])
})

test("a report that could not be drawn is tried again", async () => {
  let times = 0
  const fileOf = createReportFiles(async () => {
    if (++times === 1) throw new Error("no memory")
    return Buffer.from("drawn")
  })
  await expect(fileOf(report)).rejects.toThrow("no memory")
  expect(String(await fileOf(report))).toBe("drawn")
})
