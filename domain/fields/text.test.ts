import { describe, expect, test } from "vitest"
import * as z from "zod/mini"

import { line, optional, parsedBy, required, normalizeText, toAsciiDigits } from "./text.ts"

const says = (kind: z.ZodMiniType, typed: unknown) => {
  const { data, error } = z.safeParse(kind, typed)
  return error ? error.issues[0]!.message : data
}

test.each([
  { typed: "०१२३४५६७८९", ascii: "0123456789" },
  { typed: "０１２３４５６７８９", ascii: "0123456789" },
  { typed: "ग्राम ७, House 7", ascii: "ग्राम 7, House 7" },
  { typed: "٣ ௩", ascii: "٣ ௩" },
])("digits of '$typed' become '$ascii'", ({ typed, ascii }) =>
  expect(toAsciiDigits(typed)).toBe(ascii),
)

test.each([
  { typed: "  a \t\r\n b\u00a0\u3000c ", tidied: "a b c" },
  { typed: "Jose\u0301", tidied: "Jos\u00e9" },
  { typed: "शक्\u200cति", tidied: "शक्\u200cति" },
  { typed: " \n ", tidied: "" },
  { typed: undefined, tidied: "" },
  { typed: null, tidied: "" },
  { typed: 412, tidied: "" },
  { typed: ["a"], tidied: "" },
  { typed: { toString: () => "a" }, tidied: "" },
])("$typed is tidied to '$tidied'", ({ typed, tidied }) =>
  expect(normalizeText(typed)).toBe(tidied),
)

describe("a line", () => {
  test.each([
    ['House 14/2, <near> the "old" well & tank; C/O Shyam\'s'],
    ["ग्राम सोनबरसा, पोस्ट आदर्शपुर।"],
    ["గ్రామం"],
    ["राजन्\u200dया शक्\u200cति"],
    ["Home 🙂"],
  ])("'%s' stays as it is", (typed) => expect(says(line(300), typed)).toBe(typed))

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
  ])("$why is refused", ({ typed }) => expect(says(line(300), typed)).toBe("text.invisible"))

  test("at most so many characters", () => {
    expect(says(line(5), "राजा5")).toBe("राजा5")
    expect(says(line(5), "राजा56")).toBe("text.too_long")
  })
})

describe("required and optional", () => {
  const ab = parsedBy((text) => (text === "ab" ? "AB" : { wrong: "choice" }))

  test.each([
    { sent: "ab", must: "AB", may: "AB" },
    { sent: "  ab ", must: "AB", may: "AB" },
    { sent: "x", must: "choice", may: "choice" },
    { sent: "", must: "missing", may: "" },
    { sent: " \n ", must: "missing", may: "" },
    { sent: "\u200d", must: "missing", may: "choice" },
    { sent: "\u200c \u200d", must: "missing", may: "choice" },
    { sent: undefined, must: "missing", may: "" },
    { sent: null, must: "missing", may: "" },
    { sent: 5, must: "missing", may: "" },
    { sent: ["ab"], must: "missing", may: "" },
  ])("$sent: required says '$must', optional says '$may'", ({ sent, must, may }) => {
    expect(says(required(ab), sent)).toBe(must)
    expect(says(optional(ab), sent)).toBe(may)
  })

  test("an issue never holds what was typed", () => {
    for (const kind of [required(ab), optional(ab)]) {
      const { error } = z.safeParse(kind, "secret", { reportInput: true })
      expect(JSON.stringify(error!.issues)).not.toContain("secret")
    }
  })
})
