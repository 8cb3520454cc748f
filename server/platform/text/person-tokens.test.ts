import { expect, test } from "vitest"

import { personPatterns, personTokens } from "./person-tokens.ts"

const stored = personTokens(
  "सुनीता यादव",
  "Ram Dhani Yadav",
  "WRN2026-0012",
  "Sunita_Y@Example.org",
  "",
)

const isFound = (search: string) => {
  const patterns = personPatterns(search).map((pattern) => pattern.replaceAll("%", ".*"))
  return patterns.length > 0 && patterns.every((pattern) => new RegExp(`^${pattern}$`).test(stored))
}

test.each([
  "Sunita",
  "suneeta yad",
  "यादव सुनीता",
  "ram dhani",
  "wrn2026-0012",
  "WRN2026/0012",
  "wrn2026",
  "sunita_y@example.org",
  "sunita.y@ex",
  "Sunita wrn2026",
])("%s is found", (search) => expect(isFound(search)).toBe(true))

test.each(["Sangita", "Sunita Singh", "2026", "0012", "%", "_", "", "example.org"])(
  "%s is not found",
  (search) => expect(isFound(search)).toBe(false),
)

test("words after the sixth are ignored", () =>
  expect(personPatterns("a b c d e f g")).toHaveLength(6))
