import { expect, test } from "vitest"

import { tokenize } from "#server/platform/text/tokens.ts"

import { matcherOf, matchTokens, readTerms, synonymsOf } from "./search-terms.ts"

const synonyms = synonymsOf([
  "fee, फीस, शुल्क",
  "last date, अंतिम तिथि",
  "course, पाठ्यक्रम",
  "syllabus, पाठ्यक्रम",
])

/** The terms of a query, a prefix with a star. */
const termsOf = (query: string) =>
  readTerms(query, synonyms).map(({ words, isPrefix, synonyms: others }) =>
    [`${words.join(" ")}${isPrefix ? "*" : ""}`, ...others.map((phrase) => phrase.join(" "))].join(
      " | ",
    ),
  )

test.each([
  { query: "fees", terms: ["fee* | फीस | शुल्क"] },
  { query: "fees kitni hai", terms: ["fee* | फीस | शुल्क"] },
  { query: "फ़ीस कैसे जमा करें", terms: ["फीस | fee | शुल्क", "जमा*"] },
  { query: "form last date", terms: ["form", "last date* | अंतिम तिथि"] },
  { query: "अन्तिम तिथि", terms: ["अंतिम तिथि* | last date"] },
  { query: "date", terms: ["date*"] },
  { query: "पाठ्यक्रम", terms: ["पाठ्यक्रम* | course | syllabus"] },
  { query: "course", terms: ["course* | पाठ्यक्रम"] },
  { query: "how to", terms: ["how", "to*"] },
  { query: "...", terms: [] },
  { query: "a1 b2 c3 d4 e5 f6 g7 h8 i9 j0 k1", terms: "a1 b2 c3 d4 e5 f6 g7 h8 i9 j0*".split(" ") },
])("'$query' has the terms $terms", ({ query, terms }) => expect(termsOf(query)).toEqual(terms))

test.each([
  { query: "fee schol", text: "fee शुल्क scholarship feel school", matches: [0, 1, 2] },
  { query: "last date", text: "अंतिम तिथि, and another तिथि", matches: [0, 1] },
  { query: "अंतिम तिथि", text: "the last word, the last date", matches: [4, 5] },
])("'$query' matches the words $matches of '$text'", ({ query, text, matches }) => {
  const found = matcherOf(readTerms(query, synonyms))(tokenize(text))
  expect(found.flatMap((isMatch, index) => (isMatch ? index : []))).toEqual(matches)
})

test.each([
  { title: ["fee", "refund"], points: 2 },
  { title: ["feedback"], points: 2 },
  { title: ["शुल्क", "वापसी"], points: 1 },
  { title: ["refund"], points: 0 },
])("a title of $title matches 'fee' with $points", ({ title, points }) =>
  expect(matchTokens(title, readTerms("fee", synonyms)[0]!)).toBe(points),
)
