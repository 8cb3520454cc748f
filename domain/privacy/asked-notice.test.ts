import { expect, test } from "vitest"

import { ask, everyField } from "#tests/support/samples/asked-fields.ts"

import { askableFields } from "../applications/form/asked-fields.ts"
import { fullLabelOf } from "../applications/form/field-labels.ts"
import { withAskedFields } from "./asked-notice.ts"

test("a session that asks no further field has the notice as it is written", () =>
  expect(withAskedFields("Text", [], "en")).toBe("Text"))

test("the notice lists what the session asks, and why", () => {
  const notice = withAskedFields("Text", ask(["udid", "disability_type", "gap_reason"]), "en")
  expect(notice.split("\n")).toEqual([
    "Text",
    "",
    "## Also asked in this session, and why",
    "",
    "| What | Why |",
    "| --- | --- |",
    expect.stringMatching(/^\| Type of disability; UDID number \| For the seats .+ \|$/),
    "| Gap years; Reason of the gap | For merit, where the university's rules count gap years |",
  ])
})

test.each(["en", "hi"] as const)("every field has a purpose (%s)", (language) => {
  const rows = withAskedFields("", everyField, language)
    .split("\n")
    .filter((line) => line.startsWith("| "))
  for (const { name } of askableFields) {
    const row = rows.find((line) => line.includes(fullLabelOf(name, language)))
    expect(row, name).toMatch(/^\| .+ \| .{10,} \|$/)
  }
})
