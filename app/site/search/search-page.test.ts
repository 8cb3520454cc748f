import { describe, expect, test } from "vitest"

import { highlightMatches, maxQueryLength, readSearchQuery } from "./search-page.tsx"

/** The text with matches in brackets. */
const withBrackets = (text: string, query: string) =>
  highlightMatches(text, query)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join("")

describe("highlighting of query tokens", () => {
  test.each([
    {
      query: "fee",
      text: "Fee refund: how fees come back",
      expected: "[Fee] refund: how [fees] come back",
    },
    { query: "refund  FEE", text: "Fee refund", expected: "[Fee] [refund]" },
    { query: "fee", text: "Coffee is not served", expected: "Coffee is not served" },
    { query: "छात्र", text: "छात्रवृत्ति का फ़ॉर्म", expected: "[छात्रवृत्ति] का फ़ॉर्म" },
    { query: "फ\u093cॉर्म", text: "\u095eॉर्म भरें", expected: "[\u095eॉर्म] भरें" },
    { query: "2025-26", text: "Session 2025-26", expected: "Session [2025]-[26]" },
    { query: "", text: "Anything", expected: "Anything" },
    { query: "!?", text: "What?", expected: "What?" },
    { query: "<b>", text: "a <b>bold</b> word", expected: "a <[b]>[bold]</[b]> word" },
    { query: "(", text: "(a)", expected: "(a)" },
    { query: "a", text: "", expected: "" },
  ])("'$query' in '$text' gives '$expected'", ({ query, text, expected }) =>
    expect(withBrackets(text, query)).toBe(expected),
  )
})

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
