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

const resultOf = (kind: z.ZodMiniType, typed: unknown) => {
  const { data, error } = z.safeParse(kind, typed)
  return error ? error.issues[0]!.message : data
}

test.each([
  { typed: "०१२३४५६७८९", ascii: "0123456789" },
  { typed: "０１２３４５６７８９", ascii: "0123456789" },
  { typed: "ग्राम ७, House 7", ascii: "ग्राम 7, House 7" },
  { typed: "٠١٢٣٤٥٦٧٨٩", ascii: "0123456789" },
  { typed: "۰۱۲۳۴۵۶۷۸۹", ascii: "0123456789" },
  {
    typed: "০১২৩৪৫৬৭৮৯ ੦੧੨੩੪੫੬੭੮੯ ૦૯ ୦୯ ௦௯ ౦౯ ೦೯ ൦൯",
    ascii: "0123456789 0123456789 09 09 09 09 09 09",
  },
  { typed: "᠑ 𝟗", ascii: "᠑ 𝟗" },
])("converts digits of '$typed' to '$ascii'", ({ typed, ascii }) =>
  expect(toAsciiDigits(typed)).toBe(ascii),
)

test.each([
  { typed: "  a \t\r\n b\u00a0\u3000c ", normalized: "a b c" },
  { typed: "Jose\u0301", normalized: "Jos\u00e9" },
  { typed: "शक्\u200cति", normalized: "शक्\u200cति" },
  { typed: "राजन्\u200dया", normalized: "राजन्\u200dया" },
  { typed: "अंजन्\u200d", normalized: "अंजन्\u200d" },
  { typed: "শক্\u200dতি ਸ਼ੇ\u200cਰ شاہ\u200cجہاں", normalized: "শক্\u200dতি ਸ਼ੇ\u200cਰ شاہ\u200cجہاں" },
  { typed: "👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥", normalized: "👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥" },
  { typed: "\u200dराम\u200c \u200dRam\u200bDha\u200cni\u200d", normalized: "राम RamDhani" },
  { typed: "शक्\u200d\u200d\u200dति", normalized: "शक्\u200dति" },
  { typed: "\u202a+91 98765\u202c", normalized: "+91 98765" },
  {
    typed: "\ufeffa\u0000b\u001bc\u007fd\u00ade\u061cf\u2060g\u2066h\u202ei\ud800j\uffffk\u3164l",
    normalized: "abcdefghijkl",
  },
  { typed: "a\u000bb\u000cc\u0085d\u2028e", normalized: "a b c d e" },
  { typed: " \n ", normalized: "" },
  { typed: undefined, normalized: "" },
  { typed: null, normalized: "" },
  { typed: 412, normalized: "" },
  { typed: ["a"], normalized: "" },
  { typed: { toString: () => "a" }, normalized: "" },
])("normalises $typed to '$normalized'", ({ typed, normalized }) =>
  expect(normalizeText(typed)).toBe(normalized),
)

test.each([
  { typed: "House 14\r\nPost  Adarshpur\rUP", normalized: "House 14\nPost Adarshpur\nUP" },
  { typed: "\n\n a \n \n\nb\n", normalized: "a\nb" },
  { typed: "a\u000bb\u2029c", normalized: "a\nb\nc" },
  { typed: "1\n2\n3\n4\n5\n6", normalized: "1\n2\n3\n4\n5\n6" },
  { typed: "1\n2\n3\n4\n5\n6\n7\n8", normalized: "1\n2\n3\n4\n5\n6 7 8" },
  { typed: " \n ", normalized: "" },
  { typed: ["a"], normalized: "" },
])("normalises the lines of $typed to '$normalized'", ({ typed, normalized }) =>
  expect(normalizeLines(typed)).toBe(normalized),
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
  ])("keeps '%s' unchanged", (typed) => expect(resultOf(textUpTo(300), typed)).toBe(typed))

  test.each([
    { typed: "a\ue000b", why: "private use" },
    { typed: "a\u0378b", why: "a code point without a character" },
  ])("refuses $why", ({ typed }) => expect(resultOf(textUpTo(300), typed)).toBe("text.unprintable"))

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
  { typed: "\u200e1234–5678\u00a09012", code: "1234-56789012", number: "123456789012" },
  { typed: "१२३४−५६७८", code: "1234-5678", number: "12345678" },
  { typed: "ＳＵ／２５", code: "SU/25", number: "SU/25" },
  { typed: "WRN 2026 ‑ 1234", code: "WRN2026-1234", number: "WRN20261234" },
  { typed: "1\ufe0f2\u200d3", code: "123", number: "123" },
])("$typed is the code $code and the number $number", ({ typed, code, number }) => {
  expect(normalizeCode(typed)).toBe(code)
  expect(normalizeNumber(typed)).toBe(number)
})
