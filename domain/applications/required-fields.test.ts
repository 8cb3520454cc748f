import { describe, expect, test } from "vitest"

import { validForm } from "#tests/support/applications.ts"

import { uploadNames } from "../fields/uploads.ts"
import { applicationSchema } from "./application.ts"
import { fieldErrorsOf } from "./field-errors.ts"
import { steps } from "./steps.ts"

const schema = applicationSchema("2025-07-01")
const problems = (form: Record<string, unknown>) => {
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
const formFields = ["course", ...steps.flatMap(({ fields }) => fields)].filter(
  (field) => !(uploadNames as string[]).includes(field),
)
const messageFor = (field: string) =>
  field === "agreed_to_declaration" ? "declaration.agree" : "missing"
const requiredFields = formFields.filter((field) => !optionalFields.includes(field))

test("every optional field is a field of the form", () =>
  expect(optionalFields.filter((field) => !formFields.includes(field))).toEqual([]))

describe.each(requiredFields)("%s is required", (field) => {
  test.each([
    { how: "absent", form: without(field) },
    { how: "empty", form: { ...validForm("BA"), [field]: "" } },
    { how: "blank", form: { ...validForm("BA"), [field]: " \u00a0\n" } },
  ])("is reported once and alone when $how", ({ form }) =>
    expect(problems(form)).toEqual({ [field]: [messageFor(field)] }),
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
