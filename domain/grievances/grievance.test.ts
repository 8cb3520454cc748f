import { describe, expect, test } from "vitest"

import { grievanceLimits } from "./grievance-fields.ts"
import { grievanceCategories } from "./grievance-names.ts"
import { readGrievance } from "./grievance.ts"

const form = {
  category: "fees",
  text: "More was asked than is published.",
  name: "आशा कुमारी",
  mobile: "+91 98765 43210",
  email: "",
  address: "",
  reference: "2025-04217-4",
}
const errorsOf = (changes: object) => {
  const read = readGrievance({ ...form, ...changes })
  return "errors" in read ? read.errors : undefined
}
const letters = (count: number) => "क".repeat(count)

test("normalizes what was typed, and leaves out other fields", () =>
  expect(readGrievance({ ...form, text: " One\r\ntwo ", role: "admin" })).toEqual({
    grievance: { ...form, text: "One\ntwo", mobile: "9876543210" },
  }))

test("says for each field what is missing in an empty form", () =>
  expect(errorsOf({ category: "", text: " ", name: "", mobile: "" })).toEqual({
    category: "missing",
    text: "missing",
    name: "missing",
    mobile: "contact",
  }))

test.each([
  { mobile: "9876543210" },
  { mobile: "", email: "asha@example.com" },
  { mobile: "", address: "Ward 4\nAdarshpur" },
])("one way to answer is enough: %j", (contact) => expect(errorsOf(contact)).toBeUndefined())

test.each([
  { mobile: "12345", wrong: { mobile: "invalid" } },
  { email: "asha@", wrong: { email: "invalid" } },
  { category: "love", wrong: { category: "missing" } },
  { category: ["fees"], wrong: { category: "missing" } },
])("refuses $wrong", ({ wrong, ...changes }) => expect(errorsOf(changes)).toEqual(wrong))

const lengths = Object.entries(grievanceLimits).filter(
  ([field]) => field !== "mobile" && field !== "email",
)
test.each(lengths)("takes a %s of %i characters and no more", (field, max) => {
  expect(errorsOf({ [field]: letters(max) })).toBeUndefined()
  expect(errorsOf({ [field]: letters(max + 1) })).toEqual({ [field]: "too_long" })
})

test("an e-mail address or a mobile number that is too long is refused as that", () =>
  expect(errorsOf({ email: `${"a".repeat(260)}@b.in`, mobile: "9".repeat(21) })).toEqual({
    email: "too_long",
    mobile: "too_long",
  }))

describe("without a name", () => {
  const anonymous = { name: "", mobile: "" }
  const mayBe = ["ragging", "harassment"]

  test.each(mayBe)("a grievance about %s is taken", (category) =>
    expect(errorsOf({ category, ...anonymous })).toBeUndefined(),
  )

  test.each(grievanceCategories.filter((category) => !mayBe.includes(category)))(
    "a grievance about %s is refused",
    (category) =>
      expect(errorsOf({ category, ...anonymous })).toEqual({ name: "missing", mobile: "contact" }),
  )
})
