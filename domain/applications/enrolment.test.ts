import { expect, test } from "vitest"

import { countEnrolment, type EnrolmentCategory, enrolmentOf, enrolmentRows } from "./enrolment.ts"

const person = (
  form: object,
  claims: Record<string, "verified" | "unchecked" | "refused"> = {},
) => ({
  form: { category: "general", gender: "male", religion: "Hindu", is_minority: "no", ...form },
  claims: Object.entries(claims).map(([name, state]) => ({ name, state })),
})

test.each<{ what: string; who: ReturnType<typeof person>; category: EnrolmentCategory }>([
  { what: "no claim", who: person({}), category: "general" },
  {
    what: "a verified category",
    who: person({ category: "sc" }, { category: "verified" }),
    category: "sc",
  },
  {
    what: "a category that is not checked yet",
    who: person({ category: "obc" }, { category: "unchecked" }),
    category: "obc",
  },
  {
    what: "a refused category",
    who: person({ category: "st" }, { category: "refused" }),
    category: "general",
  },
  { what: "EWS", who: person({}, { ews: "verified" }), category: "ews" },
  { what: "EWS that was refused", who: person({}, { ews: "refused" }), category: "general" },
])("$what counts as $category", ({ who, category }) => {
  const { all } = countEnrolment([who])
  expect(all[category]).toEqual({ male: 1, female: 0, other: 0 })
  expect(enrolmentOf(all, undefined)).toBe(1)
})

test.each([
  { who: person({}, { physically_handicapped: "verified" }), row: "disability" },
  { who: person({ religion: "Muslim" }), row: "muslim" },
  { who: person({ religion: "Sikh" }), row: "other_minority" },
  { who: person({ religion: "other", is_minority: "yes" }), row: "other_minority" },
  { who: person({ religion: "other" }), row: undefined },
  { who: person({}, { physically_handicapped: "refused" }), row: undefined },
])("a person is in the row of all, and in $row", ({ who, row }) => {
  const counted = countEnrolment([who])
  const rows = enrolmentRows.filter((one) => enrolmentOf(counted[one], undefined) === 1)
  expect(rows).toEqual(row === undefined ? ["all"] : ["all", row])
})

test("counts by category and gender, and sums up", () => {
  const { all } = countEnrolment([
    person({ gender: "female" }),
    person({ gender: "female" }),
    person({ gender: "other", category: "sc" }, { category: "verified" }),
    person({}),
  ])
  expect(enrolmentOf(all, "general")).toBe(3)
  expect(enrolmentOf(all, "general", "female")).toBe(2)
  expect(enrolmentOf(all, undefined, "other")).toBe(1)
  expect(enrolmentOf(all, undefined)).toBe(4)
})
