import { expect, test } from "vitest"

import { addEntry, type FormValues, parseSubmissionKey } from "./form-values.ts"

const formOf = (...entries: [name: string, value: string][]) => {
  const values: FormValues = {}
  for (const [name, value] of entries) addEntry(values, name, value)
  return values
}

test("stores a field as text under its name", () =>
  expect(formOf(["urn", "SU25"], ["email", ""])).toEqual({ urn: "SU25", email: "" }))

test.each([
  { entries: [["weightage[]", "a"]], list: ["a"], why: "one entry of name[]" },
  {
    entries: [
      ["weightage[]", "a"],
      ["weightage[]", "b"],
    ],
    list: ["a", "b"],
    why: "two entries of name[]",
  },
  {
    entries: [
      ["weightage", "a"],
      ["weightage", "b"],
    ],
    list: ["a", "b"],
    why: "a repeated name",
  },
  {
    entries: [
      ["weightage", "a"],
      ["weightage[]", "b"],
    ],
    list: ["a", "b"],
    why: "name and name[] mixed",
  },
] as { entries: [string, string][]; list: string[]; why: string }[])(
  "reads $why as the list $list",
  ({ entries, list }) => expect(formOf(...entries)).toEqual({ weightage: list }),
)

test.each(["toString", "constructor"])("stores a field named %s as text", (name) =>
  expect(formOf([name, "x"])[name]).toBe("x"),
)

test.each(["toString", "constructor", "hasOwnProperty", "__proto__", "__proto__[]", "[]"])(
  "a field named %s pollutes no prototype",
  (name) => {
    const values = formOf([name, "x"], [name, "y"], ["urn", "SU25"])
    expect(values["urn"]).toBe("SU25")
    expect(Object.prototype).not.toHaveProperty("x")
    expect({}).toEqual({})
    expect(typeof {}.toString).toBe("function")
  },
)

test.each([
  ["0f8fad5b-d9cb-469f-a165-70867728950e"],
  ["k".repeat(16)],
  ["k".repeat(64)],
  ["Az09_-Az09_-Az09"],
])("accepts '%s' unchanged", (sent) => expect(parseSubmissionKey(sent)).toBe(sent))

test.each([
  { sent: "k".repeat(15), why: "a key too short" },
  { sent: "k".repeat(65), why: "a key too long" },
  { sent: `${"k".repeat(16)} `, why: "a trailing space" },
  { sent: `${"k".repeat(16)}\n`, why: "a trailing line break" },
  { sent: `${"k".repeat(16)}'`, why: "a quote" },
  { sent: "कुंजी".repeat(5), why: "Devanagari" },
  { sent: "", why: "an empty key" },
  { sent: undefined, why: "an absent key" },
  { sent: ["k".repeat(16)], why: "a list" },
])("refuses $why", ({ sent }) => expect(parseSubmissionKey(sent)).toBeUndefined())
