import { expect, test } from "vitest"

import { validForm } from "#tests/support/samples/applications.ts"

import { type FormDraft, parseDraft, storable, withConsentTo } from "./draft.ts"

const agreed = { urn: "SU25-1", agreed_to_declaration: "1" }

test.each([
  { sent: "2025-07-01.1", shown: "2025-07-01.1", isKept: true },
  { sent: "2025-07-01.1", shown: "2025-07-02.2", isKept: false },
  { sent: "2025-07-01.1", shown: undefined, isKept: false },
  { sent: undefined, shown: "2025-07-02.2", isKept: false },
  { sent: undefined, shown: undefined, isKept: true },
])(
  "keeps consent to version $sent of notice or declaration when $shown is shown: $isKept",
  ({ sent, shown, isKept }) => {
    for (const name of ["notice_version", "declaration_version"] as const) {
      const versions = { notice_version: "", declaration_version: "", [name]: shown ?? "" }
      const values = { ...agreed, ...(sent && { [name]: sent }) }
      expect(Object.hasOwn(withConsentTo(versions, values), "agreed_to_declaration")).toBe(isKept)
      expect(withConsentTo(versions, values)).toMatchObject({ urn: "SU25-1" })
    }
  },
)

const draft: FormDraft = { savedAt: 0, submissionKey: "k", step: 4, values: agreed, device: "own" }
const minute = 60 * 1000
const day = 24 * 60 * minute

test("removes the consent from a draft of an earlier version", () => {
  expect(parseDraft(JSON.stringify(draft), 1, "localStorage")).toEqual({
    ...draft,
    values: { urn: "SU25-1" },
  })
})

test.each([
  { area: "localStorage", age: 7 * day - 1, isKept: true },
  { area: "localStorage", age: 7 * day, isKept: false },
  { area: "sessionStorage", age: 30 * minute - 1, isKept: true },
  { area: "sessionStorage", age: 30 * minute, isKept: false },
] as const)("keeps a draft of $age ms in $area: $isKept", ({ area, age, isKept }) => {
  expect(parseDraft(JSON.stringify(draft), age, area) !== undefined).toBe(isKept)
})

const { agreed_to_declaration: _consent, ...values } = validForm("BA")
const sensitive = ["aadhar_no", "bank_account", "bank_isfsc", "dob", "applicant_mobile"]

test.each(["shared", undefined] as const)(
  "removes what is sensitive from the draft of a device that is %s",
  (device) => {
    const kept = storable({ ...draft, values, device }).values
    expect(kept).toMatchObject({ father_name: "Ramdhani Kushwaha", highschool_maxmarks: "600" })
    for (const name of sensitive) {
      expect(values[name], name).toBeTruthy()
      expect(JSON.stringify(kept), name).not.toContain(values[name])
    }
  },
)

test("keeps everything in the draft of one's own device", () => {
  expect(storable({ ...draft, values }).values).toEqual(values)
})
