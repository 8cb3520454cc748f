import { describe, expect, test } from "vitest"

import { applicationSchema } from "#domain/applications/application.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import { everyClaim, everyField } from "#tests/support/samples/additional-fields.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { sampleRules, sampleSession } from "#tests/support/samples/session.ts"

import {
  changedValues,
  changesBetween,
  draftValues,
  emptyForm,
  errorsIn,
  paperFormBody,
  settled,
  formInputOf,
} from "./values.ts"

const day = "2025-07-01"
const masks = { aadhar_no: "XXXX XXXX 1234", bank_account: "XXXXX8901" }

/** A stored form as the console receives it, with masked numbers. */
const stored = (changes: FormValues = {}) =>
  formInputOf({ ...applicationSchema(day, sampleRules).parse(validForm("BSc", changes)), ...masks })

const fieldsOf = (changes: { field: string }[]) => changes.map(({ field }) => field)

test("a CGPA has its maximum and percentage; a correction sends the maximum too", () => {
  const before = stored()
  const input = { ...before, i_grading: "cgpa_cbse", i_obtmarks: "9.2" }
  const after = settled(input, sampleSession)
  expect(errorsIn(after, day, sampleSession, before, [])).toEqual({})
  expect(changedValues(before, after)).toEqual({
    i_grading: "cgpa_cbse",
    i_obtmarks: "9.2",
    i_maxmarks: "10",
  })
  expect(changesBetween(before, after)).toContainEqual({
    field: "i_percentage",
    from: "82.40",
    to: "87.40",
  })
})

describe("form validation", () => {
  test("an awaited result takes the marks away, as the server does", () => {
    const before = formInputOf(validForm("BSc"))
    const changes = changesBetween(before, { ...before, i_result: "awaited" })
    expect(changes.map(({ field, to }) => [field, to])).toEqual([
      ["i_result", "awaited"],
      ["i_grading", ""],
      ["i_maxmarks", ""],
      ["i_obtmarks", ""],
      ["i_percentage", ""],
    ])
  })

  test("reports the required fields of an empty form, the course first", () => {
    const errors = errorsIn(emptyForm(""), day, sampleSession, emptyForm(""), [])
    expect(Object.keys(errors)[0]).toBe("course")
    expect(errors).toMatchObject({
      applicant_name: ["missing"],
      p_address: ["missing"],
      minor_subject: ["missing"],
      agreed_to_declaration: ["declaration.agree"],
    })
    expect(Object.keys(errors)).not.toContain("email")
  })

  test("accepts a valid form", () => {
    const input = formInputOf(validForm("BCom", { dob: "2007-03-27" }))
    expect(input["dob"]).toBe("27-03-2007")
    expect(errorsIn(input, day, sampleSession, emptyForm("BCom"), [])).toEqual({})
  })

  test("checks the fields that the session asks, and the gap from its first year", () => {
    const input = formInputOf(validForm("BSc", { ...everyClaim, udid: "12" }))
    expect(input["ews_certificate_date"]).toBe("14-04-2025")
    const errors = (values: FormValues) =>
      errorsIn(values, day, sampleSession, emptyForm("BSc"), everyField)
    expect(errors(input)).toEqual({ udid: ["udid.format"] })
    const withoutGap = { ...input, udid: "", i_year: "2025" }
    expect(errors(withoutGap)).toEqual({ gap_reason: ["only.gap"] })
  })

  test("accepts the unchanged mask of a number, but not another mask", () => {
    const before = stored()
    expect(errorsIn(before, day, sampleSession, before, [])).toEqual({})
    const retyped = { ...before, aadhar_no: "XXXX XXXX 9999", bank_account: "12" }
    expect(errorsIn(retyped, day, sampleSession, before, [])).toEqual({
      aadhar_no: ["aadhaar.length"],
      bank_account: ["bank_account.format"],
    })
  })
})

describe("changed values", () => {
  test("ignore spaces and the order of list values", () => {
    const before = stored({ weightage: ["ncc_b", "ncc_c"] })
    const after = {
      ...before,
      applicant_name: ` ${String(before["applicant_name"])} `,
      weightage: ["ncc_c", "ncc_b"],
    }
    expect(changedValues(before, after)).toEqual({})
    expect(changesBetween(before, after)).toEqual([])
  })

  test("contain only edited fields; derived changes are listed separately", () => {
    const before = stored({ same_as_correspondence: "yes" })
    const after = { ...before, c_address: "Adarshpur", i_obtmarks: "४००" }
    expect(changedValues(before, after)).toEqual({ c_address: "Adarshpur", i_obtmarks: "४००" })
    const changes = changesBetween(before, after)
    expect(fieldsOf(changes)).toEqual(["c_address", "p_address", "i_obtmarks", "i_percentage"])
    expect(changes.at(-1)).toEqual({ field: "i_percentage", from: "82.40", to: "80.00" })
  })

  test("contain cleared fields as empty", () => {
    const before = stored()
    const after = { ...before, email: "", weightage: [] }
    expect(changedValues(before, after)).toEqual({ email: "", weightage: [] })
  })
})

test.each([
  { chosen: { first_major_subject: "Physics" }, second: "Maths", expected: "Maths" },
  { chosen: { first_major_subject: "Zoology" }, second: "Maths", expected: "" },
  { chosen: { first_major_subject: "Botany" }, second: "Chemistry", expected: "Chemistry" },
])(
  "with first major $chosen.first_major_subject, second major $second becomes '$expected'",
  ({ chosen, second, expected }) => {
    const values = settled(
      { ...emptyForm("BSc"), ...chosen, second_major_subject: second },
      sampleSession,
    )
    expect(values["second_major_subject"]).toBe(expected)
  },
)

test("clears the majors when the course changes", () => {
  const values = settled({ ...stored(), course: "BA" }, sampleSession)
  expect([values["first_major_subject"], values["second_major_subject"]]).toEqual(["", ""])
})

test("a draft has no numbers of papers and accounts, and no consent", () => {
  const kept = { applicant_name: "Anjali", applicant_mobile: "9876543210", weightage: ["ncc_b"] }
  const left = {
    aadhar_no: "234567890124",
    bank_account: "12345678901",
    apaar_id: "234567890124",
    agreed_to_declaration: "yes",
  }
  expect(draftValues({ ...kept, ...left })).toEqual(kept)
})

test("builds a body with the form's field names, list entries and chosen pictures only", () => {
  const photo = new File(["jpeg"], "scan.jpg", { type: "image/jpeg" })
  const body = paperFormBody(
    { course: "BSc", weightage: ["ncc_b", "ncc_c"], horizontal_reservation: [] },
    { image: photo, signature: undefined },
    "a-key-of-16-letters",
  )
  expect([...body.keys()]).toEqual([
    "submission_key",
    "course",
    "weightage[]",
    "weightage[]",
    "image",
  ])
  expect(body.getAll("weightage[]")).toEqual(["ncc_b", "ncc_c"])
})
