import { expect, test } from "vitest"

import { highlightMatches, maxQueryLength, readSearchQuery } from "./search-page.tsx"

/** The text with matches in brackets. */
const withBrackets = (text: string, marked: readonly string[]) =>
  highlightMatches(text, marked)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join("")

test.each([
  {
    marked: ["fee", "fees"],
    text: "Fee refund: how fees come back",
    expected: "[Fee] refund: how [fees] come back",
  },
  { marked: ["fee"], text: "Coffee is not served", expected: "Coffee is not served" },
  { marked: ["छात्र"], text: "छात्रवृत्ति का फ़ॉर्म", expected: "छात्रवृत्ति का फ़ॉर्म" },
  { marked: ["फ\u093cॉर्म".normalize("NFC")], text: "\u095eॉर्म भरें", expected: "[\u095eॉर्म] भरें" },
  { marked: ["b.sc"], text: "For B.Sc. students", expected: "For [B.Sc]. students" },
  { marked: ["2025", "26"], text: "Session 2025-26", expected: "Session [2025]-[26]" },
  { marked: [], text: "Anything", expected: "Anything" },
  { marked: ["b", "bold"], text: "a <b>bold</b> word", expected: "a <[b]>[bold]</[b]> word" },
  { marked: ["a"], text: "(a)", expected: "([a])" },
  { marked: ["a"], text: "", expected: "" },
])("$marked in '$text' gives '$expected'", ({ marked, text, expected }) =>
  expect(withBrackets(text, marked)).toBe(expected),
)

test.each([
  { address: "", query: "" },
  { address: "?q=", query: "" },
  { address: "?q=+++", query: "" },
  { address: "?q=++fee++refund%0A", query: "fee refund" },
  { address: "?q=%E0%A4%AB%E0%A5%80%E0%A4%B8", query: "फीस" },
])("reads '$query' from '$address'", ({ address, query }) =>
  expect(readSearchQuery(new URLSearchParams(address))).toBe(query),
)

test("cuts a query at the maximum length", () =>
  expect(readSearchQuery(new URLSearchParams({ q: "a".repeat(5000) }))).toHaveLength(
    maxQueryLength,
  ))
