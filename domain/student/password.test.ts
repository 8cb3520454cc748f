import { expect, test } from "vitest"

import { dayOfPassword, passwordOf } from "./password.ts"

test("a day of birth is sent day first, without signs", () =>
  expect(passwordOf("2007-03-27")).toBe("27032007"))

test.each([
  { password: "27032007", day: "2007-03-27" },
  { password: "29022008", day: "2008-02-29" },
  { password: "29022007", day: undefined },
  { password: "2732007", day: undefined },
  { password: "2007-03-27", day: undefined },
  { password: "", day: undefined },
  { password: 27_032_007, day: undefined },
  { password: undefined, day: undefined },
])("$password stands for $day", ({ password, day }) => expect(dayOfPassword(password)).toBe(day))
