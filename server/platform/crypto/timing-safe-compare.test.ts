import { expect, test } from "vitest"

import { timingSafeCompare } from "./timing-safe-compare.ts"

test.each([
  { sent: "27032007", is: true },
  { sent: "27032008", is: false },
  { sent: "2703200", is: false },
  { sent: "270320070", is: false },
  { sent: "", is: false },
  { sent: undefined, is: false },
  { sent: ["27032007"], is: false },
  { sent: 27_032_007, is: false },
])("$sent: $is", ({ sent, is }) => expect(timingSafeCompare(sent, "27032007")).toBe(is))

test("an absent value does not equal a secret of zero bytes", () =>
  expect(timingSafeCompare("", "\0")).toBe(false))
