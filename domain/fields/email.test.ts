import { expect, test } from "vitest"
import * as z from "zod/mini"

import { email } from "./email.ts"
import { required } from "./text.ts"

const resultOf = (typed: unknown) => {
  const { data, error } = z.safeParse(required(email), typed)
  return error ? error.issues[0]!.message : data
}

const addressOfLength = (length: number) => {
  const domain = `${"d".repeat(60)}.`.repeat(3)
  return `${"a".repeat(length - domain.length - "@example".length)}@${domain}example`
}

test.each([
  { typed: "anjali@example.com", stored: "anjali@example.com" },
  { typed: "  anjali@example.com ", stored: "anjali@example.com" },
  { typed: "anjali.k+form@mail.example.co.in", stored: "anjali.k+form@mail.example.co.in" },
  { typed: "Anjali_7@Example.com", stored: "Anjali_7@Example.com" },
])("accepts $stored", ({ typed, stored }) => expect(resultOf(typed)).toBe(stored))

test.each([
  ["anjali"],
  ["anjali@"],
  ["@example.com"],
  ["anjali@example"],
  ["anjali @example.com"],
  ["anjali@exa mple.com"],
  ["a@b@example.com"],
  ["anjali..k@example.com"],
  ["anjali@example.com, ravi@example.com"],
  ["Anjali <anjali@example.com>"],
  ["अंजलि@example.com"],
])("refuses '%s'", (typed) => expect(resultOf(typed)).toBe("email.format"))

test("accepts up to 254 characters", () => {
  expect(resultOf(addressOfLength(254))).toBe(addressOfLength(254))
  expect(resultOf(addressOfLength(255))).toBe("email.format")
})
