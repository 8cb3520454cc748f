import { expect, test } from "vitest"

import { courseCodes, courses, findCourse } from "./courses.ts"

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
