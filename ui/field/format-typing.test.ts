import { describe, expect, test } from "vitest"

import { withDashes, caretIn, inDigitGroups } from "./format-typing.ts"

/** The value of the field after typing all keys. */
const typing = (keys: string) => {
  let shown = ""
  for (const key of keys) shown = withDashes(shown + key)
  return shown
}

test.each([
  { keys: "2", shown: "2" },
  { keys: "27", shown: "27" },
  { keys: "270", shown: "27-0" },
  { keys: "2703", shown: "27-03" },
  { keys: "27032", shown: "27-03-2" },
  { keys: "27032007", shown: "27-03-2007" },
  { keys: "२७०३२००७", shown: "२७-०३-२००७" },
  { keys: "27-03-2007", shown: "27-03-2007" },
  { keys: "27/03/2007", shown: "27/03/2007" },
  { keys: "27 03 2007", shown: "27 03 2007" },
  { keys: "7-3-2007", shown: "7-3-2007" },
  { keys: "7/3/2007", shown: "7/3/2007" },
  { keys: "1998-03-27", shown: "1998-03-27" },
  { keys: "2007-03-27", shown: "2007-03-27" },
  { keys: "2010-12-01", shown: "2010-12-01" },
  { keys: "27 March 2007", shown: "27 March 2007" },
  { keys: "270320075", shown: "27-03-20075" },
])("typing $keys shows '$shown'", ({ keys, shown }) => expect(typing(keys)).toBe(shown))

test.each([
  { what: "eight digits", pasted: "27032007", shown: "27-03-2007" },
  { what: "a date with spaces around dashes", pasted: "27 - 03 - 2007", shown: "27 - 03 - 2007" },
  { what: "day 32", pasted: "32032007", shown: "32032007" },
  { what: "month 13", pasted: "27132007", shown: "27132007" },
  { what: "nothing", pasted: "", shown: "" },
])("pasting $what shows '$shown'", ({ pasted, shown }) => expect(withDashes(pasted)).toBe(shown))

describe("the caret keeps its position relative to the digits", () => {
  test.each([
    { what: "at the end", input: "270", caret: 3, expected: 4 },
    { what: "at the end of a year-first date", input: "20-07-03-", caret: 9, expected: 8 },
    { what: "after a digit in the middle", input: "2803-2007", caret: 2, expected: 2 },
    { what: "behind an added dash", input: "2703-2007", caret: 3, expected: 4 },
    { what: "at the beginning", input: "2703", caret: 0, expected: 0 },
    { what: "among Devanagari digits", input: "२७०३२", caret: 3, expected: 4 },
  ])("$what", ({ input, caret, expected }) =>
    expect(caretIn(withDashes(input), input, caret)).toBe(expected),
  )
})

test.each([
  ["1234", "1234"],
  ["12345", "1234 5"],
  ["123456789012", "1234 5678 9012"],
  ["1234-5678-9012", "1234 5678 9012"],
  ["१२३४५", "१२३४ ५"],
  ["12a45678", "12a45678"],
])("shows %s as %s", (input, shown) => expect(inDigitGroups(input)).toBe(shown))
