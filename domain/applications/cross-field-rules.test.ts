import { describe, expect, test } from "vitest"

import { validForm, type Form } from "#tests/support/applications.ts"

import { applicationSchema } from "./application.ts"
import type { CourseCode } from "./courses.ts"
import { fieldErrorsOf } from "./field-errors.ts"

const schema = applicationSchema("2025-07-01")
const problems = (course: CourseCode, changes: Form) => {
  const { error } = schema.safeParse(validForm(course, changes))
  return error ? fieldErrorsOf(error.issues) : {}
}
const chosen = (first: string, second: string, minor: string): Form => ({
  first_major_subject: first,
  second_major_subject: second,
  minor_subject: minor,
})

describe("subjects that go together", () => {
  test.each([
    { course: "BSc", subjects: chosen("Physics", "Maths", "Chemistry") },
    { course: "BSc", subjects: chosen("Physics", "Chemistry", "Hindi") },
    { course: "BSc", subjects: chosen("Zoology", "Botany", "Business Statistics") },
    { course: "BSc", subjects: chosen("botany", "CHEMISTRY", "zoology") },
    { course: "BA", subjects: chosen("Hindi", "Geography", "Physics") },
    { course: "BA", subjects: chosen("English", "Sanskrit", "Chemistry") },
    { course: "BCom", subjects: chosen("Business Statistics", "Business Communication", "Maths") },
  ] as const)("$course: $subjects", ({ course, subjects }) =>
    expect(problems(course, subjects)).toEqual({}),
  )
})

describe("subjects that don't", () => {
  const first = "first_major_subject"
  const second = "second_major_subject"
  const minor = "minor_subject"
  test.each([
    { course: "BA", of: ["Hindi", "Hindi", "English"], at: second, says: "subject.conflict" },
    { course: "BA", of: ["Hindi", "hindi", "English"], at: second, says: "subject.conflict" },
    { course: "BA", of: ["Hindi", "English", "Hindi"], at: minor, says: "subject.conflict" },
    { course: "BA", of: ["English", "Hindi", "Hindi"], at: minor, says: "subject.conflict" },
    { course: "BA", of: ["Hindi", "Hindi", "Hindi"], at: second, says: "subject.conflict" },
    { course: "BSc", of: ["Physics", "Physics", "Hindi"], at: second, says: "subject.conflict" },
    { course: "BSc", of: ["Physics", "Maths", "Maths"], at: minor, says: "subject.conflict" },
    { course: "BSc", of: ["Chemistry", "Maths", "Hindi"], at: first, says: "subject.not_first" },
    { course: "BA", of: ["Chemistry", "Hindi", "English"], at: first, says: "subject.not_first" },
    { course: "BSc", of: ["Physics", "Botany", "Hindi"], at: second, says: "subject.not_offered" },
    { course: "BSc", of: ["Zoology", "Maths", "Hindi"], at: second, says: "subject.not_offered" },
    { course: "BSc", of: ["Hindi", "Maths", "Physics"], at: first, says: "subject.not_offered" },
    { course: "BA", of: ["Physics", "Hindi", "English"], at: first, says: "subject.not_offered" },
    { course: "BA", of: ["Hindi", "Physics", "English"], at: second, says: "subject.not_offered" },
    { course: "BCom", of: ["Hindi", "English", "Maths"], at: first, says: "subject.not_offered" },
    { course: "BA", of: ["Hindi", "Astrology", "English"], at: second, says: "choice" },
    { course: "BA", of: ["Hindi", "Astrology", "Hindi"], at: minor, says: "subject.conflict" },
    { course: "BA", of: ["", "Hindi", "Hindi"], at: minor, says: "subject.conflict" },
  ] as const)("$course, $of: $at says $says", ({ course, of, at, says }) =>
    expect(problems(course, chosen(of[0], of[1], of[2]))).toHaveProperty([at], [says]),
  )

  test("one conflict is told once, at one field", () =>
    expect(problems("BA", chosen("Hindi", "Hindi", "Hindi"))).toEqual({
      second_major_subject: ["subject.conflict"],
    }))

  test("without a known course only the course is told", () =>
    expect(problems("BSc", { course: "MA" })).toEqual({ course: ["choice"] }))
})

describe.each(["highschool", "i"])("%s marks", (school) => {
  const [obtmarks, maxmarks] = [`${school}_obtmarks`, `${school}_maxmarks`]
  test.each([
    { got: "500", of: "500", told: {} },
    { got: "0", of: "500", told: {} },
    { got: "९९", of: "१००", told: {} },
    { got: "500.01", of: "500", told: { [obtmarks]: ["marks.above_maximum"] } },
    { got: "५०१", of: "500", told: { [obtmarks]: ["marks.above_maximum"] } },
    { got: "99", of: "0500", told: {} },
    { got: "0", of: "0", told: { [maxmarks]: ["marks.zero_maximum"] } },
    { got: "5", of: "0.00", told: { [maxmarks]: ["marks.zero_maximum"] } },
    { got: "many", of: "500", told: { [obtmarks]: ["marks.format"] } },
    { got: "412", of: "many", told: { [maxmarks]: ["marks.format"] } },
    {
      got: "many",
      of: "0",
      told: { [obtmarks]: ["marks.format"], [maxmarks]: ["marks.zero_maximum"] },
    },
  ])("$got of $of: $told", ({ got, of, told }) =>
    expect(problems("BA", { [obtmarks]: got, [maxmarks]: of })).toEqual(told),
  )
})

describe("permanent address", () => {
  const same = "same_as_correspondence"
  test.each([
    { changes: { [same]: "yes", p_address: "" }, told: {}, why: "the same" },
    { changes: { [same]: "1", p_address: "" }, told: {}, why: "the same, as the contract says it" },
    { changes: { [same]: "no", p_address: "Belwa" }, told: {}, why: "another" },
    { changes: { [same]: "no", p_address: " " }, told: { p_address: ["missing"] }, why: "none" },
    { changes: { [same]: "", p_address: "" }, told: { p_address: ["missing"] }, why: "not said" },
    {
      changes: { [same]: "no", p_address: "x".repeat(301) },
      told: { p_address: ["text.too_long"] },
      why: "too long, and so not missing",
    },
    {
      changes: { [same]: "maybe", p_address: "" },
      told: { [same]: ["choice"], p_address: ["missing"] },
      why: "no clear answer",
    },
  ])("$why: $told", ({ changes, told }) => expect(problems("BA", changes)).toEqual(told))
})

test("they run where other fields are wrong, and all at once", () =>
  expect(
    problems("BSc", {
      urn: "",
      gender: "x",
      p_address: "",
      highschool_maxmarks: "0",
      i_obtmarks: "501",
      ...chosen("Physics", "Physics", "Hindi"),
    }),
  ).toEqual({
    urn: ["missing"],
    gender: ["choice"],
    p_address: ["missing"],
    highschool_maxmarks: ["marks.zero_maximum"],
    i_obtmarks: ["marks.above_maximum"],
    second_major_subject: ["subject.conflict"],
  }))

test.each([[null], [undefined], [5], ["form"], [true]])("%j instead of a form is refused", (sent) =>
  expect(schema.safeParse(sent).success).toBe(false),
)
