import { describe, expect, test } from "vitest"

import { hasAllWords, tokenize, tokenizeLong } from "./tokens.ts"

describe("the words of a text", () => {
  test.each([
    { text: "Last date: 25 July 2025!", words: ["last", "date", "25", "july", "2025"] },
    { text: "प्रवेश प्रारम्भ हैं।", words: ["प्रवेश", "प्रारंभ", "हैं"] },
    { text: "बी.ए., बी.एस-सी.", words: ["बीए", "बीएस", "सी"] },
    { text: "छात्रवृत्ति/शुल्क", words: ["छात्रवृत्ति", "शुल्क"] },
    { text: "B.Sc. (NEP)", words: ["bsc", "nep"] },
    { text: "end.Next 3.5", words: ["endnext", "3", "5"] },
    { text: " \t\n—…!?", words: [] },
    { text: "🎓👩‍🎓 ✅", words: [] },
    { text: "\0'\"*()^:{}[]-+~<>&|\\", words: [] },
    { text: "\ud800", words: [] },
    { text: "", words: [] },
  ])("$text", ({ text, words }) => expect(tokenize(text)).toEqual(words))

  test("words are truncated at 60 characters, texts at 20,000 words", () => {
    expect(tokenize("क".repeat(300))[0]).toHaveLength(60)
    expect(tokenize("a ".repeat(30_000))).toHaveLength(20_000)
  })

  test("of a long text each word after the first 20,000 is taken once, 10,000 at most", () => {
    const start = "a b ".repeat(10_000)
    expect(tokenizeLong(`${start} b labs c lab c`).slice(20_000)).toEqual(["lab", "c"])
    const many = Array.from({ length: 11_000 }, (_, index) => `w${index}`).join(" ")
    expect(tokenizeLong(start + many)).toHaveLength(30_000)
  })
})

describe("two spellings are the same word", () => {
  test.each([
    ["हिन्दी", "हिंदी"],
    ["सम्पर्क", "संपर्क"],
    ["अङ्क", "अंक"],
    ["पञ्च", "पंच"],
    ["घण्टा", "घंटा"],
    ["गाँव", "गांव"],
    ["फ़ॉर्म", "फार्म"],
    ["अंग्रेज़ी", "अंग्रेजी"],
    ["पढ़ाई", "पढाई"],
    ["पढ़ाई".normalize("NFC"), "पढ\u093cाई"],
    ["कॉलेज", "कालेज"],
    ["ऑनलाइन", "आनलाइन"],
    ["क्\u200dष", "क्ष"],
    ["२०२५", "2025"],
    ["LIBRARY", "library"],
    ["ﬁle", "file"],
    ["notices", "notice"],
    ["principal's", "principals"],
    ["principal’s", "principal"],
    ["B.Com", "BCom"],
  ])("%s, %s", (one, other) => expect(tokenize(one)).toEqual(tokenize(other)))
})

test.each([
  ["physics", "physical"],
  ["जन्म", "जंम"],
  ["अन्न", "अंन"],
  ["class", "clas"],
  ["campus", "campu"],
])("%s and %s are different words", (one, other) =>
  expect(tokenize(one)).not.toEqual(tokenize(other)),
)

test.each([
  { query: "main gate", text: "The Main Gate", has: true },
  { query: "gate ma", text: "The Main Gate", has: true },
  { query: "ma gate", text: "The Main Gate", has: false },
  { query: "हिन्दी पख", text: "हिंदी पखवाड़ा", has: true },
  { query: "", text: "The Main Gate", has: false },
  { query: "...", text: "The Main Gate", has: false },
])("'$text' has the words of '$query': $has", ({ query, text, has }) =>
  expect(hasAllWords(text, query)).toBe(has),
)
