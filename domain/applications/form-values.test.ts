import { expect, test } from "vitest"

import { addEntry, type FormValues } from "./form-values.ts"

const formOf = (...entries: [name: string, value: string][]) => {
  const values: FormValues = {}
  for (const [name, value] of entries) addEntry(values, name, value)
  return values
}

test("a field is a text under its name", () =>
  expect(formOf(["urn", "SU25"], ["email", ""])).toEqual({ urn: "SU25", email: "" }))

test.each([
  { entries: [["weightage[]", "a"]], list: ["a"], why: "one entry of name[]" },
  {
    entries: [
      ["weightage[]", "a"],
      ["weightage[]", "b"],
    ],
    list: ["a", "b"],
    why: "two of name[]",
  },
  {
    entries: [
      ["weightage", "a"],
      ["weightage", "b"],
    ],
    list: ["a", "b"],
    why: "a name repeated",
  },
  {
    entries: [
      ["weightage", "a"],
      ["weightage[]", "b"],
    ],
    list: ["a", "b"],
    why: "both mixed",
  },
] as { entries: [string, string][]; list: string[]; why: string }[])(
  "$why: the list $list",
  ({ entries, list }) => expect(formOf(...entries)).toEqual({ weightage: list }),
)

test.each(["toString", "constructor"])("a field named %s is a text like any other", (name) =>
  expect(formOf([name, "x"])[name]).toBe("x"),
)

test.each(["toString", "constructor", "hasOwnProperty", "__proto__", "__proto__[]", "[]"])(
  "a field named %s does no harm",
  (name) => {
    const values = formOf([name, "x"], [name, "y"], ["urn", "SU25"])
    expect(values["urn"]).toBe("SU25")
    expect(Object.prototype).not.toHaveProperty("x")
    expect({}).toEqual({})
    expect(typeof {}.toString).toBe("function")
  },
)
