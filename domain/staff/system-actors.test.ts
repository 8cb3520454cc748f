import { expect, test } from "vitest"

import { isReservedName, systemActors } from "./system-actors.ts"

const names = ["Sunita Verma", "José Kumar", "डॉ॰ रमेश", "फ़ैज़"]

test.each([
  ["the same", "Sunita Verma"],
  ["another case", "SUNITA verma"],
  ["other spaces", "Sunita  Ver ma"],
  ["a hyphen and a stop", "Sunita-Verma."],
  ["letters and their accents apart", "Jose\u0301 kumar"],
  ["the sign of an abbreviation left out", "डॉ रमेश"],
  ["the dots of letters apart", "फ\u093cैज\u093c"],
  ["a joiner that nobody sees", "रमे\u200dश डॉ".split(" ").toReversed().join(" ")],
  ["wide letters", "\uff33unita Verma"],
])("%s: taken", (_what, name) => expect(isReservedName(name, names)).toBe(true))

test.each(["Sunita", "Sunita Varma", "Jose Kumar", "रमेश", "Visitors"])("%s: free", (name) =>
  expect(isReservedName(name, names)).toBe(false),
)

test.each([...Object.values(systemActors), "Command Line", "The Server", "VISITOR"])(
  "%s is the audit's own",
  (name) => expect(isReservedName(name, [])).toBe(true),
)
