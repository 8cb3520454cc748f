import { expect, test } from "vitest"
import * as z from "zod/mini"

import { email, mobile } from "./contact.ts"
import { required } from "./text-schemas.ts"

const resultOf = (input: unknown) => {
  const { data, error } = z.safeParse(required(mobile), input)
  return error ? error.issues[0]!.message : data
}

test.each([
  ["6000000011"],
  [" 60000 00011 "],
  ["60000-00011"],
  ["(60000) 00011"],
  ["+91 60000 00011"],
  ["+916000000011"],
  ["916000000011"],
  ["06000000011"],
  ["६००००००० ११"],
  ["६०००००००११"],
  ["６００００００011"],
  ["+९१ ६००००-०००११"],
  ["00916000000011"],
  ["0091 60000 00011"],
  ["0916000000011"],
  ["+91 (0) 60000 00011"],
  ["\u202a+91 60000 00011\u202c"],
  ["\u200e6000000011"],
  ["+91\u00a060000\u201100011"],
  ["60000\u201300011"],
  ["60000.00011"],
  ["۶۰۰۰۰۰۰۰۱۱"],
  ["+٩١ ٦٠٠٠٠٠٠٠١١"],
  ["６００００ ０００１１"],
])("reads '%s' as 6000000011", (input) => expect(resultOf(input)).toBe("6000000011"))

test.each([["6"], ["7"], ["8"], ["9"]])("accepts a number that starts with %s", (first) =>
  expect(resultOf(`${first}123456789`)).toBe(`${first}123456789`),
)

test("keeps a leading 91 of a ten-digit number", () =>
  expect(resultOf("9198765432")).toBe("9198765432"))

test.each([
  { input: "0000000000", why: "starts with 0" },
  { input: "1234567890", why: "starts with 1" },
  { input: "2234567890", why: "starts with 2" },
  { input: "3234567890", why: "starts with 3" },
  { input: "4234567890", why: "starts with 4" },
  { input: "5234567890", why: "starts with 5" },
  { input: "५२३४५६७८९०", why: "starts with ५" },
  { input: "+915234567890", why: "starts with 5 after +91" },
  { input: "600000001", why: "is nine digits" },
  { input: "60000000111", why: "is eleven digits" },
  { input: "+1 6000000011", why: "is not Indian" },
  { input: "+9106000000011", why: "has both prefixes" },
  { input: "6000000011, 6000000012", why: "is two numbers" },
  { input: "60000O0011", why: "has a letter" },
])("refuses '$input', which $why", ({ input }) => expect(resultOf(input)).toBe("mobile.format"))

const parseEmail = (input: unknown) => {
  const { data, error } = z.safeParse(required(email), input)
  return error ? error.issues[0]!.message : data
}

const addressOfLength = (length: number) => {
  const domain = `${"d".repeat(60)}.`.repeat(3)
  return `${"a".repeat(length - domain.length - "@example".length)}@${domain}example`
}

test.each([
  { input: "anjali@example.com", stored: "anjali@example.com" },
  { input: "  anjali@example.com ", stored: "anjali@example.com" },
  { input: "anjali.k+form@mail.example.co.in", stored: "anjali.k+form@mail.example.co.in" },
  { input: "Anjali_7@Example.com", stored: "Anjali_7@Example.com" },
])("accepts $stored", ({ input, stored }) => expect(parseEmail(input)).toBe(stored))

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
])("refuses '%s'", (input) => expect(parseEmail(input)).toBe("email.format"))

test("accepts up to 254 characters", () => {
  expect(parseEmail(addressOfLength(254))).toBe(addressOfLength(254))
  expect(parseEmail(addressOfLength(255))).toBe("email.format")
})
