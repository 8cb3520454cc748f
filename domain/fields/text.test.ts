import { describe, expect, test } from "vitest"
import * as z from "zod/mini"

import { textUpTo, optional, textKind, required } from "./text-schemas.ts"
import {
  cleanText,
  cleanTexts,
  normalizeCode,
  normalizeLines,
  normalizeNumber,
  normalizeText,
  toAsciiDigits,
} from "./text.ts"

const resultOf = (kind: z.ZodMiniType, input: unknown) => {
  const { data, error } = z.safeParse(kind, input)
  return error ? error.issues[0]!.message : data
}

test.each([
  { input: "०१२३४५६७८९", ascii: "0123456789" },
  { input: "０１２３４５６７８９", ascii: "0123456789" },
  { input: "ग्राम ७, House 7", ascii: "ग्राम 7, House 7" },
  { input: "٠١٢٣٤٥٦٧٨٩", ascii: "0123456789" },
  { input: "۰۱۲۳۴۵۶۷۸۹", ascii: "0123456789" },
  {
    input: "০১২৩৪৫৬৭৮৯ ੦੧੨੩੪੫੬੭੮੯ ૦૯ ୦୯ ௦௯ ౦౯ ೦೯ ൦൯",
    ascii: "0123456789 0123456789 09 09 09 09 09 09",
  },
  { input: "᠑ 𝟗", ascii: "᠑ 𝟗" },
])("converts digits of '$input' to '$ascii'", ({ input, ascii }) =>
  expect(toAsciiDigits(input)).toBe(ascii),
)

test.each([
  { input: "  a \t\r\n b\u00a0\u3000c ", normalized: "a b c" },
  { input: "Jose\u0301", normalized: "Jos\u00e9" },
  { input: "शक्\u200cति", normalized: "शक्\u200cति" },
  { input: "राजन्\u200dया", normalized: "राजन्\u200dया" },
  { input: "अंजन्\u200d", normalized: "अंजन्\u200d" },
  { input: "শক্\u200dতি ਸ਼ੇ\u200cਰ شاہ\u200cجہاں", normalized: "শক্\u200dতি ਸ਼ੇ\u200cਰ شاہ\u200cجہاں" },
  { input: "👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥", normalized: "👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥" },
  { input: "\u200dराम\u200c \u200dRam\u200bDha\u200cni\u200d", normalized: "राम RamDhani" },
  { input: "शक्\u200d\u200d\u200dति", normalized: "शक्\u200dति" },
  { input: "\u202a+91 98765\u202c", normalized: "+91 98765" },
  {
    input: "\ufeffa\u0000b\u001bc\u007fd\u00ade\u061cf\u2060g\u2066h\u202ei\ud800j\uffffk\u3164l",
    normalized: "abcdefghijkl",
  },
  { input: "a\u000bb\u000cc\u0085d\u2028e", normalized: "a b c d e" },
  { input: " \n ", normalized: "" },
  { input: undefined, normalized: "" },
  { input: null, normalized: "" },
  { input: 412, normalized: "" },
  { input: ["a"], normalized: "" },
  { input: { toString: () => "a" }, normalized: "" },
])("normalises $input to '$normalized'", ({ input, normalized }) =>
  expect(normalizeText(input)).toBe(normalized),
)

test.each([
  { input: "House 14\r\nPost  Adarshpur\rUP", normalized: "House 14\nPost Adarshpur\nUP" },
  { input: "\n\n a \n \n\nb\n", normalized: "a\nb" },
  { input: "a\u000bb\u2029c", normalized: "a\nb\nc" },
  { input: "1\n2\n3\n4\n5\n6", normalized: "1\n2\n3\n4\n5\n6" },
  { input: "1\n2\n3\n4\n5\n6\n7\n8", normalized: "1\n2\n3\n4\n5\n6 7 8" },
  { input: " \n ", normalized: "" },
  { input: ["a"], normalized: "" },
])("normalises the lines of $input to '$normalized'", ({ input, normalized }) =>
  expect(normalizeLines(input)).toBe(normalized),
)

test("lines keep their breaks; the maximum is that of a line", () => {
  expect(resultOf(required(textUpTo(9), normalizeLines), "House 1\r\nB")).toBe("House 1\nB")
  expect(resultOf(required(textUpTo(8), normalizeLines), "House 1\r\nB")).toBe("text.too_long")
  expect(resultOf(optional(textUpTo(9), normalizeLines), "a\u200bb\nc")).toBe("ab\nc")
  expect(resultOf(required(textUpTo(9), normalizeLines), "\n")).toBe("missing")
})

describe("a line", () => {
  test.each([
    ['House 14/2, <near> the "old" well & tank; C/O Shyam\'s'],
    ["ग्राम सोनबरसा, पोस्ट आदर्शपुर।"],
    ["గ్రామం"],
    ["राजन्\u200dया शक्\u200cति"],
    ["Home 🙂"],
  ])("keeps '%s' unchanged", (input) => expect(resultOf(textUpTo(300), input)).toBe(input))

  test.each([
    { input: "a\ue000b", why: "private use" },
    { input: "a\u0378b", why: "a code point without a character" },
  ])("refuses $why", ({ input }) => expect(resultOf(textUpTo(300), input)).toBe("text.unprintable"))

  test("refuses more than the maximum number of characters", () => {
    expect(resultOf(textUpTo(5), "राजा5")).toBe("राजा5")
    expect(resultOf(textUpTo(5), "राजा56")).toBe("text.too_long")
  })
})

describe("required and optional", () => {
  const ab = textKind((text) => (text === "ab" ? "AB" : { wrong: "choice" }))

  test.each([
    { sent: "ab", ifRequired: "AB", ifOptional: "AB" },
    { sent: "  ab ", ifRequired: "AB", ifOptional: "AB" },
    { sent: "x", ifRequired: "choice", ifOptional: "choice" },
    { sent: "", ifRequired: "missing", ifOptional: "" },
    { sent: " \n ", ifRequired: "missing", ifOptional: "" },
    { sent: "\u200d", ifRequired: "missing", ifOptional: "" },
    { sent: "\u200c \u200d\u202a", ifRequired: "missing", ifOptional: "" },
    { sent: undefined, ifRequired: "missing", ifOptional: "" },
    { sent: null, ifRequired: "missing", ifOptional: "" },
    { sent: 5, ifRequired: "missing", ifOptional: "" },
    { sent: ["ab"], ifRequired: "missing", ifOptional: "" },
  ])(
    "$sent: required gives '$ifRequired', optional gives '$ifOptional'",
    ({ sent, ifRequired, ifOptional }) => {
      expect(resultOf(required(ab), sent)).toBe(ifRequired)
      expect(resultOf(optional(ab), sent)).toBe(ifOptional)
    },
  )

  test("an issue never contains the input", () => {
    for (const kind of [required(ab), optional(ab)]) {
      const { error } = z.safeParse(kind, "secret", { reportInput: true })
      expect(JSON.stringify(error!.issues)).not.toContain("secret")
    }
  })
})

test("a text of content keeps its lines and tabs", () => {
  expect(cleanText("a\r\nb\rc\u000bd\u2028e\tf  g\n\nh")).toBe("a\nb\nc\nd\ne\tf  g\n\nh")
  expect(cleanTexts({ list: ["a\u0007", 5, null, { text: "\u200eb" }], done: true })).toEqual({
    list: ["a", 5, null, { text: "b" }],
    done: true,
  })
})

test.each([
  { input: "\u200e1234–5678\u00a09012", code: "1234-56789012", number: "123456789012" },
  { input: "१२३४−५६७८", code: "1234-5678", number: "12345678" },
  { input: "ＳＵ／２５", code: "SU/25", number: "SU/25" },
  { input: "WRN 2026 ‑ 1234", code: "WRN2026-1234", number: "WRN20261234" },
  { input: "1\ufe0f2\u200d3", code: "123", number: "123" },
])("$input is the code $code and the number $number", ({ input, code, number }) => {
  expect(normalizeCode(input)).toBe(code)
  expect(normalizeNumber(input)).toBe(number)
})
