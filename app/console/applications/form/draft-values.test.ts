import { expect, test } from "vitest"

import { draftValues } from "./draft-values.ts"

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
