import fc from "fast-check"
import { describe, expect, test } from "vitest"

import {
  ask,
  everyClaim,
  everyField,
  rulesAsking,
} from "#tests/support/samples/additional-fields.ts"
import { type CourseCode, type Form, validForm } from "#tests/support/samples/applications.ts"
import { sampleRules } from "#tests/support/samples/session.ts"

import { applicationSchema } from "../application.ts"
import { fieldErrorsOf } from "./field-errors.ts"
import { type AdditionalField, additionalFieldDefinitions } from "./form-fields.ts"
import { comparedWith, gapYears } from "./form-rules.ts"
import { cgpaFormula, percentage } from "./percentage.ts"

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

test.each(["passed", ""])("a result '%s' requires the marks", (i_result) => {
  const without = { i_result, i_maxmarks: "", i_obtmarks: "" }
  expect(conditionErrorsOf(without, ask(["i_result"]))).toEqual({
    i_maxmarks: ["missing"],
    i_obtmarks: ["missing"],
  })
})

const cgpa = { highschool_grading: "cgpa_cbse", highschool_maxmarks: "10" }
test.each([
  { points: "9.2", errors: {} },
  { points: "10", errors: {} },
  { points: "10.5", errors: { highschool_obtmarks: ["marks.above_cgpa"] } },
  { points: "412", errors: { highschool_obtmarks: ["marks.above_cgpa"] } },
  { points: "9.234", errors: { highschool_obtmarks: ["marks.decimals"] } },
  { points: "", errors: { highschool_obtmarks: ["missing"] } },
])("a CGPA of '$points': $errors", ({ points, errors }) =>
  expect(errorsOf("BA", { ...cgpa, highschool_obtmarks: points })).toEqual(errors),
)

test.each([
  { maximum: "", errors: {} },
  { maximum: "10.0", errors: {} },
  { maximum: "500", errors: { highschool_maxmarks: ["marks.cgpa_maximum"] } },
])("a CGPA out of '$maximum': $errors", ({ maximum, errors }) =>
  expect(
    errorsOf("BA", { ...cgpa, highschool_obtmarks: "9.2", highschool_maxmarks: maximum }),
  ).toEqual(errors),
)

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

test.each([
  { points: "9.2", shows: "87.40" },
  { points: "10", shows: "95.00" },
  { points: "9.25", shows: "87.88" },
  { points: "9.21", shows: "87.50" },
  { points: "0", shows: "0.00" },
  { points: "९.२", shows: "87.40" },
  { points: "10.01", shows: "" },
  { points: "", shows: "" },
])("a CGPA of '$points' is '$shows' per cent", ({ points, shows }) => {
  expect(percentage(points, "", "cgpa_cbse")).toBe(shows)
  expect(percentage(points, "500", "cgpa_cbse")).toBe(shows)
})

test("says how a percentage was computed from a CGPA", () => {
  expect(cgpaFormula("9.2", "87.40", "cgpa_cbse")).toBe("CGPA 9.2 × 9.5 = 87.40 %")
  expect(cgpaFormula("9.2", "", "cgpa_cbse")).toBe("")
  expect(cgpaFormula("412", "82.40", "marks")).toBe("")
})

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

const schemaOf = (asked: readonly AdditionalField[]) =>
  applicationSchema("2026-07-01", { ...rulesAsking(asked), isUrnRequired: false })
const conditionErrorsOf = (changes: Form, asked: readonly AdditionalField[] = everyField) => {
  const { error } = schemaOf(asked).safeParse(validForm("BSc", changes))
  return error ? fieldErrorsOf(error.issues) : {}
}

test("accepts and stores all fields of one applicant", () => {
  const form = schemaOf(everyField).parse(validForm("BSc", everyClaim))
  expect(form).toMatchObject({ ...everyClaim, gap_years: "2" })
})

test("neither checks nor stores a field that the session does not ask", () => {
  const form = schemaOf([]).parse(validForm("BSc", { ...everyClaim, udid: "nonsense" }))
  expect(Object.keys(form)).not.toContain("udid")
  expect(Object.keys(form)).not.toContain("gap_years")
})

describe("refuses what does not apply", () => {
  test.each<{ field: string; changes: Form; error: string }>([
    { field: "urn_kind", changes: { urn: "", urn_kind: "wrn" }, error: "only.urn" },
    { field: "ews_claim", changes: { ews_claim: "yes" }, error: "only.general" },
    { field: "ews_certificate_no", changes: { ews_certificate_no: "1" }, error: "only.ews" },
    {
      field: "ews_certificate_date",
      changes: { category: "general", ews_claim: "no", ews_certificate_date: "2026-04-01" },
      error: "only.ews",
    },
    {
      field: "caste_certificate_no",
      changes: { category: "general", caste_certificate_no: "1" },
      error: "only.reserved_category",
    },
    { field: "freeship_card_no", changes: { freeship_card_no: "1" }, error: "only.freeship" },
    {
      field: "domicile_certificate_no",
      changes: { is_upresidence: "no", domicile_certificate_no: "1" },
      error: "only.residents",
    },
    { field: "disability_type", changes: { disability_type: "autism" }, error: "only.disability" },
    {
      field: "disability_percent",
      changes: { horizontal_reservation: ["physically_handicapped"], disability_percent: "45" },
      error: "only.disability_type",
    },
    { field: "udid", changes: { udid: "UP2510219650001234" }, error: "only.disability" },
    {
      field: "freedom_fighter_certificate_no",
      changes: { horizontal_reservation: [], freedom_fighter_certificate_no: "1" },
      error: "only.freedom_fighter",
    },
    {
      field: "ex_serviceman_certificate_no",
      changes: { is_ex_serviceman_dependent: "no", ex_serviceman_certificate_no: "1" },
      error: "only.ex_serviceman",
    },
    { field: "ncc_certificate_no", changes: { ncc_certificate_no: "1" }, error: "only.ncc" },
    { field: "sport", changes: { sport: "Kabaddi" }, error: "only.sports" },
    {
      field: "income_certificate_date",
      changes: { income_certificate_no: "", income_certificate_date: "2026-04-01" },
      error: "only.income_certificate",
    },
    {
      field: "gap_reason",
      changes: { i_year: "2026", gap_reason: "Illness" },
      error: "only.gap",
    },
  ])("$field: $error", ({ field, changes, error }) => {
    // The sample applicant is OBC, a resident, and the dependant of a freedom fighter.
    expect(conditionErrorsOf({ gap_reason: "", ...changes })[field]).toEqual([error])
  })
})

describe("a field that the session requires", () => {
  const required = (field: string) =>
    ask(
      everyField.map((asked) => asked.field),
      [field],
    )
  test.each<{ field: string; changes: Form; isMissing: boolean }>([
    { field: "apaar_id", changes: {}, isMissing: true },
    { field: "ews_claim", changes: {}, isMissing: false },
    { field: "ews_claim", changes: { category: "general" }, isMissing: true },
    { field: "ews_claim", changes: { category: "general", ews_claim: "no" }, isMissing: false },
    { field: "ews_certificate_no", changes: { category: "general" }, isMissing: false },
    {
      field: "ews_certificate_no",
      changes: { category: "general", ews_claim: "yes" },
      isMissing: true,
    },
    { field: "caste_certificate_no", changes: {}, isMissing: true },
    { field: "caste_certificate_no", changes: { category: "general" }, isMissing: false },
    { field: "gap_reason", changes: { i_year: "2024" }, isMissing: true },
    { field: "gap_reason", changes: { i_year: "2026" }, isMissing: false },
  ])("$field of an applicant with $changes: missing $isMissing", (given) => {
    const { field, changes, isMissing } = given
    expect(conditionErrorsOf(changes, required(field))[field]).toEqual(
      isMissing ? ["missing"] : undefined,
    )
  })

  test("every field that may be asked can be required", () => {
    const names = additionalFieldDefinitions.map(({ name }) => name)
    const empty = Object.fromEntries(names.map((name) => [name, ""]))
    const form = { ...everyClaim, ...empty, ews_claim: "yes", is_ex_serviceman_dependent: "yes" }
    const answered = { disability_type: "autism", ncc_certificate: "ncc_a", sports_level: "state" }
    const errors = conditionErrorsOf({ ...form, ...answered }, ask(names, names))
    const given = [
      "identity_kind",
      "i_result",
      "ews_claim",
      "is_ex_serviceman_dependent",
      ...Object.keys(answered),
    ]
    const ofOthers = ["caste_certificate_no", "caste_certificate_date", "freeship_card_no"]
    const expected = names.filter((name) => ![...given, ...ofOthers].includes(name))
    expect(errors).toEqual(Object.fromEntries(expected.map((name) => [name, ["missing"]])))
  })
})

test("a detail is accepted if the session does not ask the question before it", () =>
  expect(conditionErrorsOf({ sport: "Kabaddi" }, ask(["sport"]))).toEqual({}))

test.each([
  { year: "2026", years: 0 },
  { year: "2023", years: 3 },
  { year: "2027", years: 0 },
  { year: "", years: undefined },
])("who passed in $year has a gap of $years years in 2026-27", ({ year, years }) =>
  expect(gapYears(year, 2026)).toBe(years),
)
