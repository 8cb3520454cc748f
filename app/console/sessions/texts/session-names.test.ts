import { expect, test } from "vitest"

import { sessionNames } from "./session-names.ts"

const now = new Date("2026-11-23T06:00:00Z")

test("offers the sessions around this year, and keeps an older one", () => {
  const names = sessionNames(now, "2019-20")
  expect([names[0], names.at(-2), names.at(-1)]).toEqual(["2028-29", "2022-23", "2019-20"])
  expect(sessionNames(now, "2026-2027", true)).toHaveLength(7)
  expect(sessionNames(now, "", true)[0]).toBe("2028-2029")
})
