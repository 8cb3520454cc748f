import { describe, expect, test } from "vitest"
import * as z from "zod/mini"

import { line, lines, optional, parsedBy, required } from "./text-schemas.ts"
import { normalizeLines, normalizeText, toAsciiDigits } from "./text.ts"

const resultOf = (kind: z.ZodMiniType, typed: unknown) => {
  const { data, error } = z.safeParse(kind, typed)
  return error ? error.issues[0]!.message : data
}

test.each([
  { typed: "०१२३४५६७८९", ascii: "0123456789" },
  { typed: "０１２３４５６７８９", ascii: "0123456789" },
  { typed: "ग्राम ७, House 7", ascii: "ग्राम 7, House 7" },
  { typed: "٣ ௩", ascii: "٣ ௩" },
])("converts digits of '$typed' to '$ascii'", ({ typed, ascii }) =>
  expect(toAsciiDigits(typed)).toBe(ascii),
)

test.each([
  { typed: "  a \t\r\n b\u00a0\u3000c ", normalized: "a b c" },
  { typed: "Jose\u0301", normalized: "Jos\u00e9" },
  { typed: "शक्\u200cति", normalized: "शक्\u200cति" },
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
  { typed: "1\n2\n3\n4\n5\n6", normalized: "1\n2\n3\n4\n5\n6" },
  { typed: "1\n2\n3\n4\n5\n6\n7\n8", normalized: "1\n2\n3\n4\n5\n6 7 8" },
  { typed: " \n ", normalized: "" },
  { typed: ["a"], normalized: "" },
])("normalises the lines of $typed to '$normalized'", ({ typed, normalized }) =>
  expect(normalizeLines(typed)).toBe(normalized),
)

test("lines keep their breaks; the maximum and invisible characters are those of a line", () => {
  expect(resultOf(required(lines(9), normalizeLines), "House 1\r\nB")).toBe("House 1\nB")
  expect(resultOf(required(lines(8), normalizeLines), "House 1\r\nB")).toBe("text.too_long")
  expect(resultOf(optional(lines(9), normalizeLines), "a\u200bb\nc")).toBe("text.invisible")
  expect(resultOf(required(lines(9), normalizeLines), "\n")).toBe("missing")
})

describe("a line", () => {
  test.each([
    ['House 14/2, <near> the "old" well & tank; C/O Shyam\'s'],
    ["ग्राम सोनबरसा, पोस्ट आदर्शपुर।"],
    ["గ్రామం"],
    ["राजन्\u200dया शक्\u200cति"],
    ["Home 🙂"],
  ])("keeps '%s' unchanged", (typed) => expect(resultOf(line(300), typed)).toBe(typed))

  test.each([
    { typed: "a\u0000b", why: "NUL" },
    { typed: "a\u001bb", why: "escape" },
    { typed: "a\u007fb", why: "delete" },
    { typed: "a\u00adb", why: "soft hyphen" },
    { typed: "a\u061cb", why: "Arabic letter mark" },
    { typed: "a\u200bb", why: "zero-width space" },
    { typed: "a\u200eb", why: "left-to-right mark" },
    { typed: "a\u202eb", why: "right-to-left override" },
    { typed: "a\u2066b", why: "isolate" },
    { typed: "a\u2060b", why: "word joiner" },
    { typed: "a\ud800b", why: "half a surrogate pair" },
    { typed: "a\ue000b", why: "private use" },
    { typed: "a\uffffb", why: "no character" },
  ])("refuses $why", ({ typed }) => expect(resultOf(line(300), typed)).toBe("text.invisible"))

  test("refuses more than the maximum number of characters", () => {
    expect(resultOf(line(5), "राजा5")).toBe("राजा5")
    expect(resultOf(line(5), "राजा56")).toBe("text.too_long")
  })
})

describe("required and optional", () => {
  const ab = parsedBy((text) => (text === "ab" ? "AB" : { wrong: "choice" }))

  test.each([
    { sent: "ab", ifRequired: "AB", ifOptional: "AB" },
    { sent: "  ab ", ifRequired: "AB", ifOptional: "AB" },
    { sent: "x", ifRequired: "choice", ifOptional: "choice" },
    { sent: "", ifRequired: "missing", ifOptional: "" },
    { sent: " \n ", ifRequired: "missing", ifOptional: "" },
    { sent: "\u200d", ifRequired: "missing", ifOptional: "choice" },
    { sent: "\u200c \u200d", ifRequired: "missing", ifOptional: "choice" },
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
