import { describe, expect, test } from "vitest"

import { applicationSchema } from "#domain/applications/application.ts"
import type { FormValues } from "#domain/applications/form-values.ts"
import { validForm } from "#tests/support/applications.ts"

import { changedValues, changesBetween, emptyForm, errorsIn, settled, typedForm } from "./values.ts"

const day = "2025-07-01"
const masks = { aadhar_no: "XXXX XXXX 1234", bank_account: "XXXXX8901" }

/** A stored form as the console gets it, its sealed numbers masked. */
const stored = (changes: FormValues = {}) =>
  typedForm({ ...applicationSchema(day).parse(validForm("BSc", changes)), ...masks })

const fieldsOf = (changes: { field: string }[]) => changes.map(({ field }) => field)

describe("what is wrong with a form", () => {
  test("an empty form misses what must be filled, the course first of all", () => {
    const problems = errorsIn(emptyForm(""), day, emptyForm(""))
    expect(Object.keys(problems)[0]).toBe("course")
    expect(problems).toMatchObject({
      urn: ["missing"],
      p_address: ["missing"],
      minor_subject: ["missing"],
      agreed_to_declaration: ["declaration.agree"],
    })
    expect(Object.keys(problems)).not.toContain("email")
  })

  test("a typed whole form is right as it is stored", () => {
    const typed = typedForm(validForm("BCom", { dob: "2007-03-27" }))
    expect(typed["dob"]).toBe("27-03-2007")
    expect(errorsIn(typed, day, emptyForm("BCom"))).toEqual({})
  })

  test("a masked number that still stands there is right, another mask is not", () => {
    const before = stored()
    expect(errorsIn(before, day, before)).toEqual({})
    const retyped = { ...before, aadhar_no: "XXXX XXXX 9999", bank_account: "12" }
    expect(errorsIn(retyped, day, before)).toEqual({
      aadhar_no: ["aadhaar.length"],
      bank_account: ["bank_account.format"],
    })
  })
})

describe("what changes", () => {
  test("nothing, where only spaces or the order of ticks differ", () => {
    const before = stored({ weightage: ["ncc_b", "ncc_c"] })
    const after = {
      ...before,
      applicant_name: ` ${String(before["applicant_name"])} `,
      weightage: ["ncc_c", "ncc_b"],
    }
    expect(changedValues(before, after)).toEqual({})
    expect(changesBetween(before, after)).toEqual([])
  })

  test("only what was typed is sent; what follows from it is told too", () => {
    const before = stored({ same_as_correspondence: "yes" })
    const after = { ...before, c_address: "Adarshpur", i_obtmarks: "४००" }
    expect(changedValues(before, after)).toEqual({ c_address: "Adarshpur", i_obtmarks: "४००" })
    const changes = changesBetween(before, after)
    expect(fieldsOf(changes)).toEqual(["c_address", "p_address", "i_obtmarks", "i_percentage"])
    expect(changes.at(-1)).toEqual({ field: "i_percentage", from: "82.40", to: "80.00" })
  })

  test("what is cleared is sent empty", () => {
    const before = stored()
    const after = { ...before, email: "", weightage: [] }
    expect(changedValues(before, after)).toEqual({ email: "", weightage: [] })
  })
})

test.each([
  { chosen: { first_major_subject: "Physics" }, second: "Maths", stays: "Maths" },
  { chosen: { first_major_subject: "Zoology" }, second: "Maths", stays: "" },
  { chosen: { first_major_subject: "Botany" }, second: "Chemistry", stays: "Chemistry" },
])("with $chosen.first_major_subject $second becomes '$stays'", ({ chosen, second, stays }) => {
  const values = settled({ ...emptyForm("BSc"), ...chosen, second_major_subject: second })
  expect(values["second_major_subject"]).toBe(stays)
})

test("another course leaves no subject of the former", () => {
  const values = settled({ ...stored(), course: "BA" })
  expect([values["first_major_subject"], values["second_major_subject"]]).toEqual(["", ""])
})
