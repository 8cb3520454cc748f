import { expect, test } from "vitest"

import { messages as english } from "./messages.en.ts"
import { messages as hindi } from "./messages.hi.ts"

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

test("both languages have the same keys, in the same order", () =>
  expect(Object.keys(hindi)).toEqual(Object.keys(english)))

test.each(Object.entries(english))("'%s' has a text in both languages", (key, text) => {
  const translated = hindi[key as keyof typeof hindi]
  expect(text).toMatch(/^[A-Z{].*[a-z0-9.}]$/)
  expect(text).not.toMatch(/\p{Script=Devanagari}/u)
  expect(translated).toMatch(/\p{Script=Devanagari}/u)
  expect(translated).not.toMatch(/[०-९]/)
  expect(placeholders(translated)).toEqual(placeholders(text))
})

test("texts contain the same numbers in both languages", () => {
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).toSorted()
  for (const [key, text] of Object.entries(english)) {
    expect(numbers(hindi[key as keyof typeof hindi]), key).toEqual(numbers(text))
  }
})

test("the subject conflict has the specified text (specification 4.3)", () =>
  expect(english["subject.conflict"]).toBe("Please select different subjects."))
