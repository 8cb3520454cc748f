import { expect, test } from "vitest"

import { firstParagraphs } from "./read-home.server.ts"

const letter = "Dear students,\n\nMany of you\nare the first.\n  \nCome every day.\n"

test.each([
  { paragraphs: 1, begins: "Dear students," },
  { paragraphs: 2, begins: "Dear students,\n\nMany of you\nare the first." },
  { paragraphs: 9, begins: "Dear students,\n\nMany of you\nare the first.\n\nCome every day." },
])("returns the first $paragraphs paragraphs", ({ paragraphs, begins }) =>
  expect(firstParagraphs(letter, paragraphs)).toBe(begins),
)
