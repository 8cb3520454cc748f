import { expect, test } from "vitest"

import { formFields } from "../applications/form/form-fields.ts"
import { auditedChangesOf, isShownInAudit, parseAuditedChanges } from "./audited-changes.ts"

test("the log shows the values of what decides about admission and fee, and of no other field", () => {
  const shown = formFields.map(({ name }) => name).filter(isShownInAudit)
  expect(shown.toSorted()).toEqual([
    "category",
    "cocurricular_subject",
    "ews_claim",
    "first_major_subject",
    "gap_years",
    "highschool_maxmarks",
    "highschool_obtmarks",
    "highschool_percentage",
    "horizontal_reservation",
    "i_maxmarks",
    "i_obtmarks",
    "i_percentage",
    "is_ex_serviceman_dependent",
    "is_upresidence",
    "minor_subject",
    "ncc_certificate",
    "nss_service",
    "scout_award",
    "second_major_subject",
    "sports_level",
    "vocational_subject",
    "weightage",
  ])
})

test("values of other fields are not written", () => {
  const changes = auditedChangesOf({
    category: { from: "obc", to: "sc" },
    weightage: { from: [], to: ["ncc_b", "scout_and_guide"] },
    applicant_name: { from: "Asha", to: "Usha" },
    aadhar_no: { from: { encrypted: "x" }, to: { encrypted: "y" } },
    minor_subject: { from: undefined, to: "Hindi" },
    fee: { from: 1500, to: 1200 },
  })
  expect(changes).toEqual({
    category: ["obc", "sc"],
    weightage: ["", "ncc_b, scout_and_guide"],
    applicant_name: null,
    aadhar_no: null,
    minor_subject: ["", "Hindi"],
    fee: ["1500", "1200"],
  })
})

test("older details name the fields only", () =>
  expect(parseAuditedChanges("father_name, category")).toEqual({
    father_name: null,
    category: null,
  }))
