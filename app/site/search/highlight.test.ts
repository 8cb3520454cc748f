import { describe, expect, test } from "vitest"

import { highlightMatches } from "./highlight.ts"

/** The pieces as one text, hits in brackets. */
const shown = (text: string, query: string) =>
  highlightMatches(text, query)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join("")

describe("words of a query are marked in a text", () => {
  test.each([
    {
      query: "fee",
      text: "Fee refund: how fees come back",
      shows: "[Fee] refund: how [fees] come back",
    },
    { query: "refund  FEE", text: "Fee refund", shows: "[Fee] [refund]" },
    { query: "fee", text: "Coffee is not served", shows: "Coffee is not served" },
    { query: "छात्र", text: "छात्रवृत्ति का फ़ॉर्म", shows: "[छात्रवृत्ति] का फ़ॉर्म" },
    { query: "फ\u093cॉर्म", text: "\u095eॉर्म भरें", shows: "[\u095eॉर्म] भरें" },
    { query: "2025-26", text: "Session 2025-26", shows: "Session [2025]-[26]" },
    { query: "", text: "Anything", shows: "Anything" },
    { query: "!?", text: "What?", shows: "What?" },
    { query: "<b>", text: "a <b>bold</b> word", shows: "a <[b]>[bold]</[b]> word" },
    { query: "(", text: "(a)", shows: "(a)" },
    { query: "a", text: "", shows: "" },
  ])("'$query' in '$text'", ({ query, text, shows }) => expect(shown(text, query)).toBe(shows))
})
