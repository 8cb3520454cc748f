import { expect, test } from "vitest"

import { isReservedName, systemActors } from "./system-actors.ts"

const names = ["Sunita Verma", "José Kumar", "डॉ॰ रमेश", "फ़ैज़"]

test.each([
  ["no difference", "Sunita Verma"],
  ["another case", "SUNITA verma"],
  ["other spaces", "Sunita  Ver ma"],
  ["a hyphen and a stop", "Sunita-Verma."],
  ["decomposed accents", "Jose\u0301 kumar"],
  ["a missing abbreviation sign", "डॉ रमेश"],
  ["decomposed nuktas", "फ\u093cैज\u093c"],
  ["a zero-width joiner", "रमे\u200dश डॉ".split(" ").toReversed().join(" ")],
  ["full-width letters", "\uff33unita Verma"],
])("a name with %s is taken", (_what, name) => expect(isReservedName(name, names)).toBe(true))

test.each(["Sunita", "Sunita Varma", "Jose Kumar", "रमेश", "Visitors"])("%s is free", (name) =>
  expect(isReservedName(name, names)).toBe(false),
)

test.each([...Object.values(systemActors), "Command Line", "The Server", "VISITOR"])(
  "%s is reserved for system actors",
  (name) => expect(isReservedName(name, [])).toBe(true),
)
