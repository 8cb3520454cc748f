import fc from "fast-check"
import { describe, expect, test } from "vitest"

import { type CourseCode, type Form, validForm } from "#tests/support/samples/applications.ts"
import { sampleRules } from "#tests/support/samples/session.ts"

import { applicationSchema } from "../application.ts"
import { comparedWith, percentage } from "./cross-field-rules.ts"
import { fieldErrorsOf } from "./field-errors.ts"

const schema = applicationSchema("2025-07-01", sampleRules)
const errorsOf = (course: CourseCode, changes: Form) => {
  const { error } = schema.safeParse(validForm(course, changes))
  return error ? fieldErrorsOf(error.issues) : {}
}
const chosen = (first: string, second: string, minor: string): Form => ({
  first_major_subject: first,
  second_major_subject: second,
  minor_subject: minor,
})

describe("allowed subject combinations", () => {
  test.each([
    { course: "BSc", subjects: chosen("Physics", "Maths", "Chemistry") },
    { course: "BSc", subjects: chosen("Physics", "Chemistry", "Hindi") },
    { course: "BSc", subjects: chosen("Zoology", "Botany", "Business Statistics") },
    { course: "BSc", subjects: chosen("botany", "CHEMISTRY", "zoology") },
    { course: "BA", subjects: chosen("Hindi", "Geography", "Physics") },
    { course: "BA", subjects: chosen("English", "Sanskrit", "Chemistry") },
    { course: "BCom", subjects: chosen("Business Statistics", "Business Communication", "Maths") },
  ] as const)("$course: $subjects", ({ course, subjects }) =>
    expect(errorsOf(course, subjects)).toEqual({}),
  )
})

describe("a programme that also asks for a vocational course", () => {
  const offered = { is_required: true, excluded: [], same_group: false }
  const vocational = { ...offered, field: "vocational_subject", subjects: ["Sociology", "Hindi"] }
  const programmes = sampleRules.programmes.map((programme) =>
    programme.code === "BA" ? { ...programme, slots: [...programme.slots, vocational] } : programme,
  )
  const extended = applicationSchema("2025-07-01", { ...sampleRules, programmes })
  const parse = (course: CourseCode, subject: string) =>
    extended.safeParse(validForm(course, { vocational_subject: subject }))

  test.each([
    { subject: "", error: "missing" },
    { subject: "Hindi", error: "subject.conflict" },
    { subject: "Geography", error: "subject.not_offered" },
    { subject: "Basket weaving", error: "choice" },
  ])("'$subject' is $error", ({ subject, error }) => {
    const { first_major_subject } = validForm("BA")
    expect(first_major_subject).toBe("Hindi")
    expect(fieldErrorsOf(parse("BA", subject).error!.issues)).toEqual({
      vocational_subject: [error],
    })
  })

  test("stores it, and nothing of it for a session without such a course", () => {
    expect(parse("BA", "Sociology").data).toMatchObject({ vocational_subject: "Sociology" })
    const { data } = schema.safeParse(validForm("BA", { vocational_subject: "Sociology" }))
    expect(data).not.toHaveProperty("vocational_subject")
  })

  test("refuses it in another course", () =>
    expect(fieldErrorsOf(parse("BCom", "Sociology").error!.issues)).toEqual({
      vocational_subject: ["subject.not_offered"],
    }))
})

describe("refused subject combinations", () => {
  const first = "first_major_subject"
  const second = "second_major_subject"
  const minor = "minor_subject"
  test.each([
    {
      course: "BA",
      subjects: ["Hindi", "Hindi", "English"],
      field: second,
      error: "subject.conflict",
    },
    {
      course: "BA",
      subjects: ["Hindi", "hindi", "English"],
      field: second,
      error: "subject.conflict",
    },
    {
      course: "BA",
      subjects: ["Hindi", "English", "Hindi"],
      field: minor,
      error: "subject.conflict",
    },
    {
      course: "BA",
      subjects: ["English", "Hindi", "Hindi"],
      field: minor,
      error: "subject.conflict",
    },
    {
      course: "BA",
      subjects: ["Hindi", "Hindi", "Hindi"],
      field: second,
      error: "subject.conflict",
    },
    {
      course: "BSc",
      subjects: ["Physics", "Physics", "Hindi"],
      field: second,
      error: "subject.conflict",
    },
    {
      course: "BSc",
      subjects: ["Physics", "Maths", "Maths"],
      field: minor,
      error: "subject.conflict",
    },
    {
      course: "BSc",
      subjects: ["Chemistry", "Maths", "Hindi"],
      field: first,
      error: "subject.not_first",
    },
    {
      course: "BA",
      subjects: ["Chemistry", "Hindi", "English"],
      field: first,
      error: "subject.not_offered",
    },
    {
      course: "BSc",
      subjects: ["Physics", "Botany", "Hindi"],
      field: second,
      error: "subject.not_offered",
    },
    {
      course: "BSc",
      subjects: ["Zoology", "Maths", "Hindi"],
      field: second,
      error: "subject.not_offered",
    },
    {
      course: "BSc",
      subjects: ["Hindi", "Maths", "Physics"],
      field: first,
      error: "subject.not_offered",
    },
    {
      course: "BA",
      subjects: ["Physics", "Hindi", "English"],
      field: first,
      error: "subject.not_offered",
    },
    {
      course: "BA",
      subjects: ["Hindi", "Physics", "English"],
      field: second,
      error: "subject.not_offered",
    },
    {
      course: "BCom",
      subjects: ["Hindi", "English", "Maths"],
      field: first,
      error: "subject.not_offered",
    },
    { course: "BA", subjects: ["Hindi", "Astrology", "English"], field: second, error: "choice" },
    {
      course: "BA",
      subjects: ["Hindi", "Astrology", "Hindi"],
      field: minor,
      error: "subject.conflict",
    },
    { course: "BA", subjects: ["", "Hindi", "Hindi"], field: minor, error: "subject.conflict" },
  ] as const)("$course $subjects: $field has $error", ({ course, subjects, field, error }) =>
    expect(errorsOf(course, chosen(subjects[0], subjects[1], subjects[2]))).toHaveProperty(
      [field],
      [error],
    ),
  )

  test("reports one conflict once, at one field", () =>
    expect(errorsOf("BA", chosen("Hindi", "Hindi", "Hindi"))).toEqual({
      second_major_subject: ["subject.conflict"],
    }))

  test("reports only the course when it is unknown", () =>
    expect(errorsOf("BSc", { course: "MA" })).toEqual({ course: ["choice"] }))
})

describe.each(["highschool", "i"])("%s marks", (school) => {
  const [obtmarks, maxmarks] = [`${school}_obtmarks`, `${school}_maxmarks`]
  test.each([
    { got: "500", of: "500", errors: {} },
    { got: "0", of: "500", errors: {} },
    { got: "९९", of: "१००", errors: {} },
    { got: "500.01", of: "500", errors: { [obtmarks]: ["marks.above_maximum"] } },
    { got: "५०१", of: "500", errors: { [obtmarks]: ["marks.above_maximum"] } },
    { got: "99", of: "0500", errors: {} },
    { got: "0", of: "0", errors: { [maxmarks]: ["marks.zero_maximum"] } },
    { got: "5", of: "0.00", errors: { [maxmarks]: ["marks.zero_maximum"] } },
    { got: "many", of: "500", errors: { [obtmarks]: ["marks.format"] } },
    { got: "412.125", of: "500", errors: { [obtmarks]: ["marks.decimals"] } },
    { got: "412", of: "many", errors: { [maxmarks]: ["marks.format"] } },
    {
      got: "many",
      of: "0",
      errors: { [obtmarks]: ["marks.format"], [maxmarks]: ["marks.zero_maximum"] },
    },
  ])("$got of $of: $errors", ({ got, of, errors }) =>
    expect(errorsOf("BA", { [obtmarks]: got, [maxmarks]: of })).toEqual(errors),
  )
})

test.each([
  { school: "2022", inter: "2024", errors: {} },
  { school: "2022", inter: "2022", errors: {} },
  { school: "2024", inter: "2022", errors: { i_year: ["year.before_high_school"] } },
  { school: "२०२४", inter: "२०२२", errors: { i_year: ["year.before_high_school"] } },
  { school: "2024", inter: "", errors: { i_year: ["missing"] } },
  { school: "", inter: "2022", errors: { highschool_year: ["missing"] } },
  { school: "3024", inter: "2022", errors: { highschool_year: ["year.range"] } },
])("high school in '$school', intermediate in '$inter': $errors", ({ school, inter, errors }) =>
  expect(errorsOf("BA", { highschool_year: school, i_year: inter })).toEqual(errors),
)

test.each([
  { field: "i_obtmarks", others: ["i_maxmarks"] },
  { field: "highschool_maxmarks", others: ["highschool_obtmarks"] },
  { field: "i_year", others: ["highschool_year"] },
  { field: "urn", others: [] },
])("$field is compared with $others", ({ field, others }) =>
  expect(comparedWith(field)).toEqual(others),
)

describe("permanent address", () => {
  const same = "same_as_correspondence"
  test.each([
    { changes: { [same]: "yes", p_address: "" }, errors: {}, why: "the same" },
    { changes: { [same]: "1", p_address: "" }, errors: {}, why: "the same, sent as 1" },
    { changes: { [same]: "no", p_address: "Belwa" }, errors: {}, why: "another" },
    { changes: { [same]: "no", p_address: " " }, errors: { p_address: ["missing"] }, why: "empty" },
    {
      changes: { [same]: "", p_address: "" },
      errors: { p_address: ["missing"] },
      why: "not answered",
    },
    {
      changes: { [same]: "no", p_address: "x".repeat(301) },
      errors: { p_address: ["text.too_long"] },
      why: "too long, and so not missing",
    },
    {
      changes: { [same]: "maybe", p_address: "" },
      errors: { [same]: ["choice"], p_address: ["missing"] },
      why: "no clear answer",
    },
  ])("$why: $errors", ({ changes, errors }) => expect(errorsOf("BA", changes)).toEqual(errors))
})

test("cross-field rules run together with field rules", () =>
  expect(
    errorsOf("BSc", {
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

test.each([[null], [undefined], [5], ["form"], [true]])("refuses %j instead of a form", (sent) =>
  expect(schema.safeParse(sent).success).toBe(false),
)

test.each([
  { got: "412", of: "500", shows: "82.40" },
  { got: "467", of: "600", shows: "77.83" },
  { got: "1", of: "3", shows: "33.33" },
  { got: "2", of: "3", shows: "66.67" },
  { got: "1", of: "800", shows: "0.13" },
  { got: "401", of: "800", shows: "50.13" },
  { got: "0", of: "500", shows: "0.00" },
  { got: "500", of: "500", shows: "100.00" },
  { got: "499.99", of: "500", shows: "100.00" },
  { got: "412.5", of: "500", shows: "82.50" },
  { got: "33.33", of: "66.66", shows: "50.00" },
  { got: "510", of: "500", shows: "102.00" },
  { got: " 412 ", of: "500", shows: "82.40" },
  { got: "४१२", of: "५००", shows: "82.40" },
  { got: "412.", of: "500", shows: "82.40" },
])("$got of $of shows '$shows'", ({ got, of, shows }) => expect(percentage(got, of)).toBe(shows))

test.each([
  { got: "", of: "500" },
  { got: "412", of: "" },
  { got: "", of: "" },
  { got: "412", of: "0" },
  { got: "0", of: "0" },
  { got: "412", of: "0.00" },
  { got: "four", of: "500" },
  { got: "412", of: "500 marks" },
  { got: "-1", of: "500" },
  { got: "412", of: "-500" },
  { got: "4e2", of: "500" },
  { got: "0x10", of: "500" },
  { got: "Infinity", of: "500" },
  { got: "412", of: "NaN" },
  { got: "4,12", of: "500" },
])("'$got' of '$of' shows ''", ({ got, of }) => expect(percentage(got, of)).toBe(""))

const hundredths = fc.integer({ min: 0, max: 999_999_999 })
const maximum = fc.integer({ min: 1, max: 999_999_999 })
const asText = (count: number) =>
  `${Math.floor(count / 100)}.${String(count % 100).padStart(2, "0")}`
const shown = (got: number, of: number) => percentage(asText(got), asText(of))

test("is the exact quotient, rounded half up", () => {
  fc.assert(
    fc.property(hundredths, maximum, (got, of) => {
      const [a, b] = [BigInt(got), BigInt(of)]
      const exact = (a * 20_000n + b) / (2n * b)
      expect(BigInt(shown(got, of).replace(".", ""))).toBe(exact)
      expect(shown(got, of)).toMatch(/^\d+\.\d\d$/)
    }),
    { numRuns: 2000 },
  )
})

test("fewer marks never give a higher percentage", () => {
  fc.assert(
    fc.property(hundredths, hundredths, maximum, (one, other, of) => {
      const [fewer, more] = [Math.min(one, other), Math.max(one, other)]
      expect(Number(shown(fewer, of))).toBeLessThanOrEqual(Number(shown(more, of)))
    }),
  )
})

test("lies between 0 and 100 for marks up to the maximum", () => {
  fc.assert(
    fc.property(maximum, fc.nat(), (of, any) => {
      const percent = Number(shown(any % (of + 1), of))
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
    }),
  )
})

test("never throws, for any input", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (got, of) => {
      expect(percentage(got, of)).toMatch(/^$|^\d+\.\d\d$/)
    }),
  )
})
