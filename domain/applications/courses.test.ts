import fc from "fast-check"
import { describe, expect, test } from "vitest"

import {
  canBeFirstMajor,
  courseCodes,
  conflictingSubjects,
  courses,
  findCourse,
  firstMajorOptions,
  haveConflict,
  scienceGroup,
  secondMajorOptions,
  subjectNamesInHindi,
  subjects,
} from "./courses.ts"

test("defines three courses with the contract's codes and numbers", () => {
  expect(courseCodes).toEqual(["BA", "BSc", "BCom"])
  expect(courses.map(({ number, name }) => [number, name.en])).toEqual([
    ["1", "Bachelor of Arts"],
    ["2", "Bachelor of Science"],
    ["3", "Bachelor of Commerce"],
  ])
})

test.each([
  { written: "ba", code: "BA" },
  { written: "BA", code: "BA" },
  { written: "bsc", code: "BSc" },
  { written: "BSC", code: "BSc" },
  { written: "BSc", code: "BSc" },
  { written: "bcom", code: "BCom" },
  { written: "BCOM", code: "BCom" },
  { written: "ma", code: undefined },
  { written: "", code: undefined },
  { written: "b", code: undefined },
  { written: "constructor", code: undefined },
])("resolves /admission-form/$written to course $code", ({ written, code }) =>
  expect(findCourse(written)?.code).toBe(code),
)

const ba = [
  "Hindi",
  "English",
  "Sanskrit",
  "Physical Education",
  "Sociology",
  "Political Science",
  "History",
  "Geography",
]
const bsc = ["Physics", "Chemistry", "Maths", "Botany", "Zoology"]
const bcom = [
  "Business Communication",
  "Business Statistics",
  "Business Organisation",
  "Introduction to Computer Application",
]

test.each([
  { course: "BA", offered: ba },
  { course: "BSc", offered: bsc },
  { course: "BCom", offered: bcom },
  { course: "MA", offered: [] },
  { course: "", offered: [] },
])("the first majors of '$course' are $offered", ({ course, offered }) =>
  expect(firstMajorOptions(course)).toEqual(offered),
)

test("the minor subjects are those of all courses, each once", () => {
  expect(subjects.toSorted()).toEqual([...ba, ...bsc, ...bcom].toSorted())
  expect(subjects).toHaveLength(courses.flatMap((course) => course.subjects).length)
})

test.each(Object.entries(subjectNamesInHindi))("%s is %s in Hindi", (_, hindi) =>
  expect(hindi).toMatch(/^[\p{Script=Devanagari}\p{M} ]+$/u),
)

test.each([
  { first: "Zoology", group: "ZBC", second: ["Botany", "Chemistry", "Zoology"] },
  { first: "Botany", group: "ZBC", second: ["Botany", "Chemistry", "Zoology"] },
  { first: "Chemistry", group: "ZBC", second: ["Botany", "Chemistry", "Zoology"] },
  { first: "Physics", group: "PCM", second: ["Physics", "Chemistry", "Maths"] },
  { first: "Maths", group: "PCM", second: ["Physics", "Chemistry", "Maths"] },
  { first: "", group: "PCM", second: ["Physics", "Chemistry", "Maths"] },
])("in BSc '$first' is in group $group, with second majors $second", ({ first, group, second }) => {
  expect(scienceGroup(first)).toBe(group)
  expect(secondMajorOptions("BSc", first)).toEqual(second)
})

test.each([
  { course: "BA", offered: ba },
  { course: "BCom", offered: bcom },
])("in $course any first major allows every second major of the course", ({ course, offered }) => {
  for (const first of ["", ...offered]) expect(secondMajorOptions(course, first)).toEqual(offered)
})

test("only Chemistry can't be the first major", () =>
  expect(subjects.filter((subject) => !canBeFirstMajor(subject))).toEqual(["Chemistry"]))

describe("subject conflict", () => {
  test.each([
    { chosen: ["Hindi", "History", "English"], conflict: false },
    { chosen: ["Hindi", "Hindi", "English"], conflict: true },
    { chosen: ["Hindi", "English", "Hindi"], conflict: true },
    { chosen: ["English", "Hindi", "Hindi"], conflict: true },
    { chosen: ["Hindi", "Hindi", "Hindi"], conflict: true },
    { chosen: ["Hindi", "", ""], conflict: false },
    { chosen: ["", "", ""], conflict: false },
    { chosen: ["Hindi", "Hindi", ""], conflict: true },
    { chosen: ["Hindi", "", "Hindi"], conflict: true },
    { chosen: ["", "Hindi", "Hindi"], conflict: true },
    { chosen: ["", "Hindi", "English"], conflict: false },
  ])("$chosen: $conflict", ({ chosen, conflict }) => expect(haveConflict(...chosen)).toBe(conflict))

  test("names each subject once, however often it is chosen", () => {
    expect(conflictingSubjects("Hindi", "Hindi", "Hindi")).toEqual(["Hindi"])
    expect(conflictingSubjects("Hindi", "", "")).toEqual([])
  })

  test("occurs exactly when two non-empty subjects are equal", () => {
    const any = fc.constantFrom("", ...subjects.slice(0, 4))
    fc.assert(
      fc.property(any, any, any, (first, second, minor) => {
        const same = (a: string, b: string) => a !== "" && a === b
        const expected = same(first, second) || same(second, minor) || same(first, minor)
        expect(haveConflict(first, second, minor)).toBe(expected)
      }),
    )
  })
})
