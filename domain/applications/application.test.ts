import { describe, expect, test } from "vitest"

import { toFormData, validForm } from "#tests/support/applications.ts"

import { applicationSchema } from "./application.ts"
import { courseCodes } from "./courses.ts"
import { fieldErrorsOf } from "./field-errors.ts"
import { addEntry, type FormValues } from "./form-values.ts"

const schema = applicationSchema("2025-07-01")
const problems = (changes: Record<string, unknown>) => {
  const { error } = schema.safeParse({ ...validForm("BA"), ...changes })
  return error ? fieldErrorsOf(error.issues) : {}
}

test.each(courseCodes)("a whole form of %s is stored as it was filled", (course) => {
  const form = validForm(course)
  expect(schema.parse(form)).toEqual(form)
})

test.each(courseCodes)("the multipart body of %s is stored like the form", (course) => {
  const form = validForm(course)
  const values: FormValues = {}
  for (const [name, value] of toFormData(form)) addEntry(values, name, String(value))
  expect(schema.parse(values)).toEqual(form)
})

test.each([
  { field: "applicant_name", typed: " अंजलि   कुशवाहा ", stored: "अंजलि कुशवाहा" },
  { field: "dob", typed: "२७/०३/२००७", stored: "2007-03-27" },
  { field: "dob", typed: "27032007", stored: "2007-03-27" },
  { field: "applicant_mobile", typed: "+91 ६००००-०००११", stored: "6000000011" },
  { field: "annual_income", typed: "₹ 1,50,000", stored: "150000" },
  { field: "bank_isfsc", typed: "samp 0000123", stored: "SAMP0000123" },
  { field: "course", typed: "ba", stored: "BA" },
  { field: "gender", typed: "Female", stored: "female" },
  { field: "is_minority", typed: "1", stored: "yes" },
  { field: "is_casefiled", typed: "0", stored: "no" },
  { field: "agreed_to_declaration", typed: "1", stored: "yes" },
  { field: "weightage", typed: "ncc_b", stored: ["ncc_b"] },
  { field: "c_address", typed: "ग्राम\r\nसोनबरसा", stored: "ग्राम सोनबरसा" },
])("$field '$typed' is stored as '$stored'", ({ field, typed, stored }) =>
  expect(schema.parse({ ...validForm("BA"), [field]: typed })).toHaveProperty([field], stored),
)

test.each([
  { field: "course", sent: "MA", says: "choice" },
  { field: "urn", sent: "a b", says: "urn.format" },
  { field: "applicant_name", sent: "R2", says: "name.letters" },
  { field: "father_name", sent: "<b>", says: "name.letters" },
  { field: "mother_name", sent: "M".repeat(101), says: "text.too_long" },
  { field: "dob", sent: "31-04-2007", says: "birth_date.format" },
  { field: "gender", sent: "1", says: "choice" },
  { field: "category", sent: "ews", says: "choice" },
  { field: "sub_category", sent: "s".repeat(161), says: "text.too_long" },
  { field: "religion", sent: "Jedi", says: "choice" },
  { field: "aadhar_no", sent: "1234", says: "aadhaar.length" },
  { field: "applicant_mobile", sent: "5000000011", says: "mobile.format" },
  { field: "whatsapp_number", sent: "123", says: "mobile.format" },
  { field: "email", sent: "none", says: "email.format" },
  { field: "c_address", sent: "c".repeat(301), says: "text.too_long" },
  { field: "p_address", sent: "p\u200bp", says: "text.invisible" },
  { field: "same_as_correspondence", sent: "perhaps", says: "choice" },
  { field: "local_guardian_name", sent: "7", says: "name.letters" },
  { field: "local_guardian_contact", sent: "7", says: "mobile.format" },
  { field: "local_guardian_address", sent: "g".repeat(301), says: "text.too_long" },
  { field: "nationality", sent: "Nepali", says: "choice" },
  { field: "is_minority", sent: "perhaps", says: "choice" },
  { field: "horizontal_reservation", sent: ["x"], says: "choice" },
  { field: "weightage", sent: ["x"], says: "choice" },
  { field: "annual_income", sent: "1000.50", says: "rupees.whole" },
  { field: "bank_name", sent: "b".repeat(161), says: "text.too_long" },
  { field: "bank_account", sent: "12345678", says: "bank_account.format" },
  { field: "bank_isfsc", sent: "SAMP1000123", says: "ifsc.format" },
  { field: "highschool_year", sent: "2009", says: "year.range" },
  { field: "i_year", sent: "2026", says: "year.range" },
  { field: "i_maxmarks", sent: "-5", says: "marks.format" },
  { field: "first_major_subject", sent: "Astrology", says: "choice" },
  { field: "is_ufmeans", sent: "2", says: "choice" },
  { field: "agreed_to_declaration", sent: "0", says: "declaration.agree" },
  { field: "applicant_name", sent: ["अंजलि"], says: "missing" },
])("$field '$sent' says $says, and nothing else is told", ({ field, sent, says }) =>
  expect(problems({ [field]: sent })).toEqual({ [field]: [says] }),
)

describe("what the server counts itself", () => {
  test("the percentages, whatever was sent", () => {
    const form = { ...validForm("BA"), i_percentage: "100.00", highschool_percentage: "x" }
    const counted = { highschool_percentage: "77.83", i_percentage: "82.40" }
    expect(schema.parse(form)).toMatchObject(counted)
  })

  test.each([
    { same: "yes", permanent: "ग्राम सोनबरसा" },
    { same: "no", permanent: "Belwa" },
    { same: "", permanent: "Belwa" },
  ])("same address '$same': the permanent one is $permanent", ({ same, permanent }) => {
    const addresses = { c_address: "ग्राम सोनबरसा", p_address: "Belwa" }
    const form = validForm("BA", { ...addresses, same_as_correspondence: same })
    expect(schema.parse(form).p_address).toBe(permanent)
  })
})

test("what the form does not know is not stored", () => {
  const stray = { fee: "0", admission_code: "X", role: "admin", compulsory_subjects: ["Hindi"] }
  const form = validForm("BA")
  expect(schema.parse({ ...form, ...stray })).toEqual(form)
})
