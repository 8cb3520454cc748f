import { expect, test } from "vitest"

import { choiceName, isNewNotice, noticeCategories } from "./categories.ts"

test.each([
  { date: "2026-07-01", isNew: true, why: "on its day" },
  { date: "2026-06-24", isNew: true, why: "seven days after it" },
  { date: "2026-06-23", isNew: false, why: "eight days after it" },
  { date: "2026-07-02", isNew: false, why: "before its day" },
])("on 1 July 2026 a notice of $date is new: $isNew, $why", ({ date, isNew }) =>
  expect(isNewNotice(date, "2026-07-01")).toBe(isNew),
)

test.each([
  { value: "result", language: "en" as const, name: "Result" },
  { value: "result", language: "hi" as const, name: "परीक्षाफल" },
  { value: "toString", language: "en" as const, name: undefined },
  { value: undefined, language: "en" as const, name: undefined },
])("the category $value in $language is $name", ({ value, language, name }) =>
  expect(choiceName(noticeCategories, value, language)).toBe(name),
)
