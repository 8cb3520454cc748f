import { expect, test } from "vitest"

import { statuses } from "../workflow.ts"
import { staffStatusMessages, statusActionOf } from "./status-messages.ts"

test.each(statuses)("%s has a name and an action of its own in both languages", (status) => {
  const { name, action } = staffStatusMessages[status]
  for (const text of [name, action]) {
    expect(text.en).toMatch(/^[A-Z]/)
    expect(text.hi).toMatch(/\p{Script=Devanagari}/u)
  }
  expect(action).not.toEqual(name)
})

test.each([
  { from: "submitted", to: "scrutiny", says: "Start checking" },
  { from: "verified", to: "scrutiny", says: "Check again" },
  { from: "rejected", to: "scrutiny", says: "Reopen" },
  { from: "scrutiny", to: "query", says: "Ask the applicant" },
] as const)("the button from $from to $to says '$says'", ({ from, to, says }) =>
  expect(statusActionOf(from, to).en).toBe(says),
)
