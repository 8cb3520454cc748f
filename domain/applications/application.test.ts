import { describe, expect, test } from "vitest"

import { ask, rulesAsking } from "#tests/support/samples/additional-fields.ts"
import { sampleCourses, toFormData, validForm } from "#tests/support/samples/applications.ts"
import { sampleRules } from "#tests/support/samples/session.ts"

import { applicationSchema } from "./application.ts"
import { fieldErrorsOf } from "./form/field-errors.ts"
import { addEntry, type FormValues } from "./form/form-values.ts"

const schema = applicationSchema("2025-07-01", sampleRules)
const errorsOf = (changes: Record<string, unknown>) => {
  const { error } = schema.safeParse({ ...validForm("BA"), ...changes })
  return error ? fieldErrorsOf(error.issues) : {}
}

test.each(sampleCourses)("stores a valid form of %s unchanged", (course) => {
  const form = validForm(course)
  expect(schema.parse(form)).toEqual(form)
})

test.each([
  { urn: "", isUrnRequired: true, error: "missing" },
  { urn: "", isUrnRequired: false, error: undefined },
  { urn: "a b", isUrnRequired: false, error: "urn.format" },
  { urn: "SU25-1", isUrnRequired: false, error: undefined },
])("URN '$urn', required by the settings: $isUrnRequired", ({ urn, isUrnRequired, error }) => {
  const parsed = applicationSchema("2025-07-01", { ...sampleRules, isUrnRequired }).safeParse({
    ...validForm("BA"),
    urn,
  })
  expect(parsed.data?.urn).toBe(error ? undefined : urn)
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual(error && [error])
})

test.each(sampleCourses)("stores the multipart body of %s like the form", (course) => {
  const form = validForm(course)
  const values: FormValues = {}
  for (const [name, value] of toFormData(form)) addEntry(values, name, String(value))
  expect(schema.parse(values)).toEqual(form)
})

test("stores the maximum and the percentage of a CGPA", () => {
  const sent = { highschool_grading: "cgpa_cbse", highschool_obtmarks: "9.2" }
  const form = { ...validForm("BA"), ...sent, highschool_maxmarks: "", highschool_percentage: "99" }
  expect(schema.parse(form)).toMatchObject({
    ...sent,
    highschool_maxmarks: "10",
    highschool_percentage: "87.40",
  })
})

test("marks are meant without a grading, as in forms of other programs and of earlier versions", () => {
  const { highschool_grading: _h, i_grading: _i, ...form } = validForm("BA")
  expect(schema.parse(form)).toEqual({ ...form, highschool_grading: "", i_grading: "" })
})

describe("another identity number than Aadhaar", () => {
  const asking = applicationSchema("2026-07-01", rulesAsking(ask(["identity_kind"])))
  const errorsWith = (changes: object) => {
    const { error } = asking.safeParse({ ...validForm("BA"), ...changes })
    return error && fieldErrorsOf(error.issues)
  }

  test("is stored as its paper writes it, with its kind", () => {
    const form = { ...validForm("BA"), identity_kind: "passport", aadhar_no: "K1234567" }
    expect(asking.parse(form)).toEqual(form)
    expect(asking.parse({ ...form, identity_kind: "PASSPORT", aadhar_no: " k123 4567" })).toEqual(
      form,
    )
  })

  test("without a kind Aadhaar is meant, and checked as before", () => {
    const form = validForm("BA")
    expect(asking.parse(form)).toEqual({ ...form, identity_kind: "" })
    expect(errorsWith({ aadhar_no: "K1234567" })).toEqual({ aadhar_no: ["aadhaar.length"] })
  })

  test("is required, and has the form of its kind", () => {
    expect(errorsWith({ identity_kind: "voter", aadhar_no: "" })).toEqual({
      aadhar_no: ["missing"],
    })
    expect(errorsWith({ identity_kind: "voter", aadhar_no: "K1234567" })).toEqual({
      aadhar_no: ["identity_kind.voter"],
    })
    expect(errorsWith({ identity_kind: "ration_card" })).toEqual({ identity_kind: ["choice"] })
  })

  test("is refused by a session that requires Aadhaar", () =>
    expect(errorsOf({ identity_kind: "passport", aadhar_no: "K1234567" })).toEqual({
      aadhar_no: ["aadhaar.length"],
    }))
})

describe("the result of class 12", () => {
  const asking = applicationSchema("2026-07-01", rulesAsking(ask(["i_result"])))
  const noMarks = { i_grading: "", i_maxmarks: "", i_obtmarks: "", i_percentage: "" }

  test.each(["awaited", "compartment"])("%s: no marks are asked or stored", (i_result) => {
    const form = { ...validForm("BA"), i_result }
    const stored = { ...form, ...noMarks }
    expect(asking.parse({ ...form, ...noMarks })).toEqual(stored)
    expect(asking.parse({ ...form, i_result: ` ${i_result.toUpperCase()} ` })).toEqual(stored)
    expect(asking.parse({ ...form, i_maxmarks: "?", i_obtmarks: "900" })).toEqual(stored)
  })

  test("the other fields of the school are asked", () => {
    const sent = { ...validForm("BA"), i_result: "awaited", i_year: "", i_roll: "" }
    expect(fieldErrorsOf(asking.safeParse(sent).error!.issues)).toEqual({
      i_year: ["missing"],
      i_roll: ["missing"],
    })
  })

  test("without it, passed is meant", () => {
    const form = validForm("BA")
    expect(asking.parse(form)).toEqual({ ...form, i_result: "" })
  })

  test("a session that does not ask it requires the marks, and stores no result", () => {
    expect(errorsOf({ i_result: "awaited", ...noMarks })).toEqual({
      i_maxmarks: ["missing"],
      i_obtmarks: ["missing"],
    })
    const form = validForm("BA")
    expect(schema.parse({ ...form, i_result: "awaited" })).toEqual(form)
  })
})

test.each([
  { field: "applicant_name", input: " अंजलि   कुशवाहा ", stored: "अंजलि कुशवाहा" },
  { field: "dob", input: "२७/०३/२००७", stored: "2007-03-27" },
  { field: "dob", input: "27032007", stored: "2007-03-27" },
  { field: "applicant_mobile", input: "+91 ६००००-०००११", stored: "6000000011" },
  { field: "annual_income", input: "₹ 1,50,000", stored: "150000" },
  { field: "bank_isfsc", input: "samp 0000123", stored: "SAMP0000123" },
  { field: "course", input: "ba", stored: "BA" },
  { field: "gender", input: "Female", stored: "female" },
  { field: "is_minority", input: "1", stored: "yes" },
  { field: "is_casefiled", input: "0", stored: "no" },
  { field: "agreed_to_declaration", input: "1", stored: "yes" },
  { field: "weightage", input: "ncc_b", stored: ["ncc_b"] },
  { field: "c_address", input: "ग्राम\r\nसोनबरसा", stored: "ग्राम\nसोनबरसा" },
])("stores $field '$input' as '$stored'", ({ field, input, stored }) =>
  expect(schema.parse({ ...validForm("BA"), [field]: input })).toHaveProperty([field], stored),
)

test.each([
  { field: "course", sent: "MA", error: "choice" },
  { field: "urn", sent: "a b", error: "urn.format" },
  { field: "applicant_name", sent: "R2", error: "name.letters" },
  { field: "father_name", sent: "<b>", error: "name.letters" },
  { field: "mother_name", sent: "M".repeat(101), error: "text.too_long" },
  { field: "dob", sent: "31-04-2007", error: "birth_date.format" },
  { field: "gender", sent: "1", error: "choice" },
  { field: "category", sent: "ews", error: "choice" },
  { field: "sub_category", sent: "s".repeat(161), error: "text.too_long" },
  { field: "religion", sent: "Jedi", error: "choice" },
  { field: "aadhar_no", sent: "1234", error: "aadhaar.length" },
  { field: "applicant_mobile", sent: "5000000011", error: "mobile.format" },
  { field: "whatsapp_number", sent: "123", error: "mobile.format" },
  { field: "email", sent: "none", error: "email.format" },
  { field: "c_address", sent: "c".repeat(301), error: "text.too_long" },
  { field: "p_address", sent: "p\ue000p", error: "text.unprintable" },
  { field: "same_as_correspondence", sent: "perhaps", error: "choice" },
  { field: "local_guardian_name", sent: "7", error: "name.letters" },
  { field: "local_guardian_contact", sent: "7", error: "mobile.format" },
  { field: "local_guardian_address", sent: "g".repeat(301), error: "text.too_long" },
  { field: "nationality", sent: "Nepali", error: "choice" },
  { field: "is_minority", sent: "perhaps", error: "choice" },
  { field: "horizontal_reservation", sent: ["x"], error: "choice" },
  { field: "weightage", sent: ["x"], error: "choice" },
  { field: "annual_income", sent: "1000.50", error: "rupees.whole" },
  { field: "bank_name", sent: "b".repeat(161), error: "text.too_long" },
  { field: "bank_account", sent: "12345", error: "bank_account.format" },
  { field: "bank_isfsc", sent: "SAMP1000123", error: "ifsc.format" },
  { field: "highschool_year", sent: "2009", error: "year.range" },
  { field: "i_year", sent: "2026", error: "year.range" },
  { field: "i_maxmarks", sent: "-5", error: "marks.format" },
  { field: "first_major_subject", sent: "Astrology", error: "choice" },
  { field: "is_ufmeans", sent: "2", error: "choice" },
  { field: "agreed_to_declaration", sent: "0", error: "declaration.agree" },
  { field: "applicant_name", sent: ["अंजलि"], error: "missing" },
])("refuses $field '$sent' with $error only", ({ field, sent, error }) =>
  expect(errorsOf({ [field]: sent })).toEqual({ [field]: [error] }),
)

describe("computed values", () => {
  test("computes percentages and ignores sent ones", () => {
    const form = { ...validForm("BA"), i_percentage: "100.00", highschool_percentage: "x" }
    const computed = { highschool_percentage: "77.83", i_percentage: "82.40" }
    expect(schema.parse(form)).toMatchObject(computed)
  })

  test.each([
    { same: "yes", permanent: "ग्राम सोनबरसा" },
    { same: "no", permanent: "Belwa" },
    { same: "", permanent: "Belwa" },
  ])("stores permanent address $permanent when same address is '$same'", ({ same, permanent }) => {
    const addresses = { c_address: "ग्राम सोनबरसा", p_address: "Belwa" }
    const form = validForm("BA", { ...addresses, same_as_correspondence: same })
    expect(schema.parse(form).p_address).toBe(permanent)
  })
})

test("drops unknown fields", () => {
  const stray = { fee: "0", admission_code: "X", role: "admin", compulsory_subjects: ["Hindi"] }
  const form = validForm("BA")
  expect(schema.parse({ ...form, ...stray })).toEqual(form)
})
