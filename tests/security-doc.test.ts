// docs/security.md covers the whole standard and names existing files.
import { existsSync, readFileSync } from "node:fs"

import { expect, test } from "vitest"

/** The requirements of level 1 and 2 of OWASP ASVS 5.0.0, by section. */
const sections: Record<string, string> = {
  "1.1": "1-2",
  "1.2": "1-9",
  "1.3": "1-11",
  "1.4": "1-3",
  "1.5": "1-2",
  "2.1": "1-3",
  "2.2": "1-3",
  "2.3": "1-4",
  "2.4": "1",
  "3.2": "1-2",
  "3.3": "1-4",
  "3.4": "1-6",
  "3.5": "1-5",
  "3.7": "1-2",
  "4.1": "1-3",
  "4.2": "1",
  "4.3": "1-2",
  "4.4": "1-4",
  "5.1": "1",
  "5.2": "1-3",
  "5.3": "1-2",
  "5.4": "1-3",
  "6.1": "1-3",
  "6.2": "1-12",
  "6.3": "1-4",
  "6.4": "1-4",
  "6.5": "1-5",
  "6.6": "1-3",
  "6.8": "1-4",
  "7.1": "1-3",
  "7.2": "1-4",
  "7.3": "1-2",
  "7.4": "1-5",
  "7.5": "1-2",
  "7.6": "1-2",
  "8.1": "1-2",
  "8.2": "1-3",
  "8.3": "1",
  "8.4": "1",
  "9.1": "1-3",
  "9.2": "1-4",
  "10.1": "1-2",
  "10.2": "1-2",
  "10.3": "1-4",
  "10.4": "1-11",
  "10.5": "1-5",
  "10.6": "1-2",
  "10.7": "1-3",
  "11.1": "1-2",
  "11.2": "1-3",
  "11.3": "1-3",
  "11.4": "1-4",
  "11.5": "1",
  "11.6": "1",
  "12.1": "1-3",
  "12.2": "1-2",
  "12.3": "1-4",
  "13.1": "1",
  "13.2": "1-5",
  "13.3": "1-2",
  "13.4": "1-5",
  "14.1": "1-2",
  "14.2": "1-4",
  "14.3": "1-3",
  "15.1": "1-3",
  "15.2": "1-3",
  "15.3": "1-7",
  "16.1": "1",
  "16.2": "1-5",
  "16.3": "1-4",
  "16.4": "1-3",
  "16.5": "1-3",
  "17.1": "1",
  "17.2": "1-4",
  "17.3": "1-2",
}

const numbersIn = (ranges: string) =>
  ranges.split(" ").flatMap((range) => {
    const [from = 0, to = from] = range.split("-").map(Number)
    return Array.from({ length: to - from + 1 }, (_value, index) => from + index)
  })
const ids = Object.entries(sections).flatMap(([section, ranges]) =>
  numbersIn(ranges).map((number) => `V${section}.${number}`),
)
/** Sorted by chapter, section and number. */
const inOrder = ids.toSorted((one, other) =>
  one.slice(1).localeCompare(other.slice(1), "en", { numeric: true }),
)

const doc = readFileSync("docs/security.md", "utf8")
const rows = [...doc.matchAll(/^\| (V\d[^|]*)\|(.*)\|$/gm)].map(([, id, rest]) => {
  const [level = "", requirement = "", met = "", where = "", tested = ""] = rest!
    .split("|")
    .map((cell) => cell.trim())
  return { id: id!.trim(), level, requirement, met, where, tested }
})

test("each requirement is listed once, in order", () => {
  expect(ids.length).toBe(253)
  expect(rows.map(({ id }) => id)).toEqual(inOrder)
})

test("each row has level, requirement, status and place", () => {
  const wrong = rows.filter(
    ({ level, requirement, met, where }) =>
      !["1", "2"].includes(level) ||
      requirement === "" ||
      !["yes", "partly", "no", "n/a"].includes(met) ||
      where === "",
  )
  expect(wrong).toEqual([])
})

test("the stated totals match the rows", () => {
  const count = (word: string) => rows.filter(({ met }) => met === word).length
  const totals = `Of ${rows.length}: ${count("yes")} met, ${count("partly")} in part, ${count("no")} not, ${count("n/a")} not applicable`
  expect(doc.replaceAll(/\s+/g, " ")).toContain(totals)
})

test("every named path exists, and every named test is a test file", () => {
  const pathsIn = (text: string) =>
    [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path]) => path!)
  expect(pathsIn(doc).filter((path) => !existsSync(path))).toEqual([])
  const tests = rows.flatMap(({ tested }) => pathsIn(tested))
  expect(tests.length).toBeGreaterThan(120)
  expect(tests.filter((path) => !/\.(?:test|spec)\.tsx?$/.test(path))).toEqual([])
})
