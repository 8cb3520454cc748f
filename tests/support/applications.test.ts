import { describe, expect, test } from "vitest"

import { applicationSchema } from "#domain/applications/application.ts"
import { courseCodes } from "#domain/applications/courses.ts"
import { sections } from "#domain/applications/sections.ts"
import { hasVerhoeffCheckDigit } from "#domain/fields/aadhaar.ts"

import { freshAadhaar, longestForm, toFormData, validForm } from "./applications.ts"

const today = "2025-07-01"
const asked = Object.values(sections(today)).flatMap((section) => Object.keys(section))
const percentages = ["highschool_percentage", "i_percentage"]

describe.each(courseCodes)("%s", (course) => {
  test.each([
    { kind: "valid", form: validForm(course) },
    { kind: "longest", form: longestForm(course) },
  ])("the $kind form has every field, filled, and is accepted", ({ form }) => {
    expect(Object.keys(form).toSorted()).toEqual(["course", ...asked, ...percentages].toSorted())
    expect(Object.values(form).every((value) => value.length > 0)).toBe(true)
    const result = applicationSchema(today).safeParse(form)
    expect(result.error?.issues).toBeUndefined()
    expect(result.data).toMatchObject({ course, i_percentage: form["i_percentage"] })
  })
})

test("the longest form is longer than the valid one in names and addresses", () => {
  const [long, usual] = [longestForm("BA"), validForm("BA")]
  for (const field of ["applicant_name", "father_name", "c_address", "p_address", "i_name"]) {
    expect(long[field]!.length, field).toBeGreaterThan(2 * usual[field]!.length)
  }
})

test("changes go on top, and the percentage follows them", () => {
  const form = validForm("BSc", { i_obtmarks: "250", gender: "other" })
  expect(form).toMatchObject({ gender: "other", i_obtmarks: "250", i_percentage: "50.00" })
})

test("a form is a copy of its own", () => {
  const form = validForm("BA")
  ;(form["weightage"] as string[]).push("ncc_c")
  expect(validForm("BA")["weightage"]).not.toContain("ncc_c")
})

describe("made-up Aadhaar numbers", () => {
  test("one thousand forms have one thousand valid ones, and as many registration numbers", () => {
    const forms = Array.from({ length: 1000 }, () => validForm("BA"))
    expect(new Set(forms.map(({ aadhar_no }) => aadhar_no)).size).toBe(1000)
    expect(new Set(forms.map(({ urn }) => urn)).size).toBe(1000)
    expect(forms.every(({ aadhar_no }) => /^[2-9]\d{11}$/.test(String(aadhar_no)))).toBe(true)
    expect(forms.every(({ aadhar_no }) => hasVerhoeffCheckDigit(String(aadhar_no)))).toBe(true)
  })

  test("one seed gives one number, another seed another", () => {
    expect(freshAadhaar(7)).toBe(freshAadhaar(7))
    expect(new Set(Array.from({ length: 1000 }, (_, seed) => freshAadhaar(seed))).size).toBe(1000)
  })

  test("a given number is kept", () => {
    const aadhar_no = freshAadhaar(1)
    expect(validForm("BA", { aadhar_no })["aadhar_no"]).toBe(aadhar_no)
  })
})

describe("the multipart body", () => {
  const picture = { name: "photo.jpg", type: "image/jpeg", bytes: new Uint8Array([1, 2, 3]) }

  test("sends lists as name[], and the subjects as compulsory_subjects[]", () => {
    const body = toFormData(validForm("BSc", { weightage: ["ncc_b", "ncc_c"] }))
    expect(body.getAll("weightage[]")).toEqual(["ncc_b", "ncc_c"])
    expect(body.has("weightage")).toBe(false)
    expect(body.getAll("compulsory_subjects[]")).toEqual(["Physics", "Maths", "Chemistry"])
  })

  test.each([
    { said: "yes", sent: "1" },
    { said: "no", sent: "0" },
  ])("sends the two boxes as $sent for $said, the other answers as words", ({ said, sent }) => {
    const body = toFormData(
      validForm("BA", { same_as_correspondence: said, agreed_to_declaration: said }),
    )
    expect(body.get("same_as_correspondence")).toBe(sent)
    expect(body.get("agreed_to_declaration")).toBe(sent)
    expect(body.get("is_minority")).toBe("no")
  })

  test("sends the pictures as files, and the extra fields as they are", async () => {
    const body = toFormData(validForm("BA"), { image: picture }, { submission_key: "k", x: ["1"] })
    const image = body.get("image") as File
    expect([image.name, image.type, image.size]).toEqual(["photo.jpg", "image/jpeg", 3])
    expect(body.has("signature")).toBe(false)
    expect(body.get("submission_key")).toBe("k")
    expect(body.getAll("x[]")).toEqual(["1"])
  })
})
