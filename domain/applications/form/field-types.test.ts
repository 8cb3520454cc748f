import { expect, test } from "vitest"

import { formFields, isSensitive } from "./field-types.ts"

test("names the fields that a shared device does not store (specification 5.3)", () => {
  const names = formFields.filter(({ since = 1 }) => since === 1).map(({ name }) => name)
  expect(names.filter(isSensitive)).toEqual([
    "urn",
    "dob",
    "whatsapp_number",
    "applicant_mobile",
    "aadhar_no",
    "local_guardian_contact",
    "income_certificate_no",
    "bank_account",
    "bank_isfsc",
    "highschool_roll",
    "i_roll",
    "image",
    "signature",
  ])
})
