import { expect, test } from "vitest"

import { fieldGroups } from "./field-groups.ts"
import { fullLabelOf, labelOf } from "./field-labels.ts"
import { fieldTypeOf } from "./field-types.ts"
import { steps } from "./sections.ts"

test("every field is in one group, in the form's order", () => {
  const grouped = fieldGroups.flatMap(({ fields }) => fields)
  expect(grouped.filter((field) => fieldTypeOf(field) !== "counted")).toEqual(
    steps.flatMap(({ fields }) => fields),
  )
})

test("percentages follow the marks of their school", () => {
  const fieldsOf = (heading: string) =>
    fieldGroups.find((group) => group.heading === heading)?.fields.slice(5, 7)
  expect(fieldsOf("highschool")).toEqual(["highschool_obtmarks", "highschool_percentage"])
  expect(fieldsOf("intermediate")).toEqual(["i_obtmarks", "i_percentage"])
})

test.each([
  { field: "email", en: "E-mail address", hi: "ई-मेल पता" },
  { field: "i_board", en: "Intermediate: Board", hi: "इण्टरमीडिएट: बोर्ड" },
  { field: "highschool_percentage", en: "High school: Percentage", hi: "हाईस्कूल: प्रतिशत" },
  { field: "bank_name", en: "Bank's name", hi: "बैंक का नाम" },
  { field: "course", en: "Course", hi: "पाठ्यक्रम" },
])("the full label of $field is $en, $hi", ({ field, en, hi }) => {
  expect(fullLabelOf(field, "en")).toBe(en)
  expect(fullLabelOf(field, "hi")).toBe(hi)
})

test("full labels are unique", () => {
  const all = fieldGroups.flatMap(({ fields }) => fields)
  for (const language of ["en", "hi"] as const) {
    expect(new Set(all.map((field) => fullLabelOf(field, language))).size).toBe(all.length)
    expect(all.filter((field) => labelOf(field, language) === field)).toEqual([])
  }
})
