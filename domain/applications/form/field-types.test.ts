import { expect, test } from "vitest"

import { isSensitive } from "./field-types.ts"
import { steps } from "./sections.ts"

test("names the fields that a shared device does not store (specification 5.3)", () => {
  expect(steps.flatMap(({ fields }) => fields).filter(isSensitive)).toEqual([
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
