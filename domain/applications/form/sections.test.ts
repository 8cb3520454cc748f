import { describe, expect, test } from "vitest"

import { validForm } from "#tests/support/samples/applications.ts"
import { sampleRules } from "#tests/support/samples/session.ts"

import { uploadNames } from "../../fields/uploads.ts"
import { applicationSchema } from "../application.ts"
import { fieldErrorsOf } from "./field-errors.ts"
import { formFields } from "./field-types.ts"
import { numberOfSteps, stepOfField, steps } from "./sections.ts"

const today = "2025-07-01"
const splitWords = (text: string) => text.trim().split(/\s+/)

// The fields of each step (specification 4.1). is_otherenrollment is asked once, on the last step
// (specification 13.2).
const specified = {
  basic_info:
    splitWords(`urn applicant_name mother_name father_name dob gender category sub_category
    religion email whatsapp_number applicant_mobile aadhar_no c_address
    same_as_correspondence p_address local_guardian_name local_guardian_contact local_guardian_address`),
  eligibility: splitWords(
    "horizontal_reservation weightage nationality is_minority is_upresidence",
  ),
  income_details: splitWords(`annual_income income_certificate_no bank_name bank_branch bank_account
    bank_isfsc`),
  education_details: splitWords(`highschool_year highschool_board highschool_name highschool_roll
    highschool_maxmarks highschool_obtmarks highschool_subject i_year i_board i_name i_roll
    i_maxmarks i_obtmarks i_subject first_major_subject second_major_subject minor_subject`),
  upload_section: splitWords(`image signature is_otherenrollment has_scholarship is_casefiled
    is_rustigated is_civilservant is_ufmeans agreed_to_declaration`),
}

/** The specification lists the fields of the form's first version. */
const isOfFirst = (field: string) =>
  !formFields.some(({ name, since = 1 }) => name === field && since > 1)

test("has five tabs in order, and six steps (specification 5.2)", () => {
  expect(steps.map(({ id }) => id)).toEqual(Object.keys(specified))
  expect(numberOfSteps).toBe(6)
})

test.each(Object.entries(specified))(
  "%s has exactly the fields of specification 4.1",
  (id, fields) => {
    const ofStep = steps.filter((step) => step.id === id).flatMap((step) => step.fields)
    expect(ofStep.filter(isOfFirst).toSorted()).toEqual(fields.toSorted())
  },
)

test.each(["basic_info", "eligibility"] as const)("%s has its fields in this order", (id) =>
  expect(steps.find((step) => step.id === id)!.fields.filter(isOfFirst)).toEqual(specified[id]),
)

test("no field is on two steps", () => {
  const all = steps.flatMap(({ fields }) => fields)
  expect(new Set(all).size).toBe(all.length)
})

test("every stored field is on a step, except the course and computed percentages", () => {
  const stored = Object.keys(applicationSchema(today, sampleRules).parse(validForm("BA")))
  const onSteps = steps.flatMap(({ fields }) => fields)
  expect(stored.filter((field) => !onSteps.includes(field)).toSorted()).toEqual([
    "course",
    "highschool_percentage",
    "i_percentage",
  ])
})

test.each([
  { field: "urn", step: 0 },
  { field: "p_address", step: 0 },
  { field: "weightage", step: 1 },
  { field: "bank_isfsc", step: 2 },
  { field: "minor_subject", step: 3 },
  { field: "image", step: 4 },
  { field: "agreed_to_declaration", step: 4 },
  { field: "course", step: 0 },
])("$field is on tab $step", ({ field, step }) => expect(stepOfField(field)).toBe(step))

const schema = applicationSchema("2025-07-01", sampleRules)
const errorsOf = (form: Record<string, unknown>) => {
  const { error } = schema.safeParse(form)
  return error ? fieldErrorsOf(error.issues) : {}
}
const without = (field: string) => {
  const { [field]: _, ...rest } = validForm("BA")
  return rest
}

// The optional fields (specification 4.1). An unticked same_as_correspondence means no.
const optionalFields = [
  "sub_category",
  "email",
  "whatsapp_number",
  "local_guardian_name",
  "local_guardian_contact",
  "local_guardian_address",
  "horizontal_reservation",
  "weightage",
  "income_certificate_no",
  "same_as_correspondence",
]

// The two pictures are files, which the server validates separately.
const sentFields = ["course", ...steps.flatMap(({ fields }) => fields)].filter(
  (field) => !(uploadNames as string[]).includes(field) && isOfFirst(field),
)
const messageFor = (field: string) =>
  field === "agreed_to_declaration" ? "declaration.agree" : "missing"
const requiredFields = sentFields.filter((field) => !optionalFields.includes(field))

test("every optional field is a field of the form", () =>
  expect(optionalFields.filter((field) => !sentFields.includes(field))).toEqual([]))

describe.each(requiredFields)("%s is required", (field) => {
  test.each([
    { how: "absent", form: without(field) },
    { how: "empty", form: { ...validForm("BA"), [field]: "" } },
    { how: "blank", form: { ...validForm("BA"), [field]: " \u00a0\n" } },
  ])("is reported once and alone when $how", ({ form }) =>
    expect(errorsOf(form)).toEqual({ [field]: [messageFor(field)] }),
  )
})

describe.each(optionalFields)("%s is optional", (field) => {
  test.each([
    { how: "absent", form: without(field) },
    { how: "empty", form: { ...validForm("BA"), [field]: "" } },
  ])("is stored as empty when $how", ({ form }) => {
    const stored = schema.parse(form) as Record<string, unknown>
    expect(stored[field]).toHaveLength(0)
  })
})
