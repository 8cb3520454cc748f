import { expect, test } from "vitest"

import { addEntry, type FormValues } from "./form-values.ts"

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
