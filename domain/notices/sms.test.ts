import fc from "fast-check"
import { describe, expect, test } from "vitest"

import {
  countSegments,
  countVariables,
  fillTemplate,
  fitVariable,
  maxVariableLength,
} from "./sms.ts"

describe("segments of an SMS", () => {
  test.each([
    { text: "a".repeat(160), encoding: "gsm", segments: 1 },
    { text: "a".repeat(161), encoding: "gsm", segments: 2 },
    { text: "a".repeat(306), encoding: "gsm", segments: 2 },
    { text: "a".repeat(307), encoding: "gsm", segments: 3 },
    { text: "€".repeat(80), encoding: "gsm", segments: 1 },
    { text: "€".repeat(81), encoding: "gsm", segments: 2 },
    // 76 pairs fit into 153 places.
    { text: "€".repeat(153), encoding: "gsm", segments: 3 },
    { text: "अ".repeat(70), encoding: "unicode", segments: 1 },
    { text: "अ".repeat(71), encoding: "unicode", segments: 2 },
    { text: "अ".repeat(134), encoding: "unicode", segments: 2 },
    { text: "अ".repeat(135), encoding: "unicode", segments: 3 },
    { text: "😀".repeat(35), encoding: "unicode", segments: 1 },
    { text: "😀".repeat(36), encoding: "unicode", segments: 2 },
    { text: `${"a".repeat(159)}₹`, encoding: "unicode", segments: 3 },
    { text: "", encoding: "gsm", segments: 1 },
  ])("$encoding, $text.length: $segments", ({ text, encoding, segments }) => {
    expect(countSegments(text)).toMatchObject({ encoding, segments })
  })
})

describe("values of a registered text", () => {
  test.each([
    { value: "Asha", fits: "Asha" },
    { value: "  Asha\n\tDevi ", fits: "Asha Devi" },
    { value: "{#var#}", fits: "var" },
    { value: "A".repeat(31), fits: "A".repeat(30) },
    // A letter with its vowel signs is kept whole or left out.
    { value: `${"A".repeat(29)}कि`, fits: "A".repeat(29) },
    { value: `${"A".repeat(29)}😀`, fits: "A".repeat(29) },
  ])("'$value' is sent as '$fits'", ({ value, fits }) => expect(fitVariable(value)).toBe(fits))

  test("fill their places in order; a wrong number of values fills nothing", () => {
    expect(fillTemplate("To {#var#}: {#numeric#}.", ["Asha", "7"])).toBe("To Asha: 7.")
    expect(fillTemplate("To {#var#}", [])).toBeUndefined()
    expect(fillTemplate("To", ["Asha"])).toBeUndefined()
  })

  test("whatever they are, each has at most 30 characters, and the text between them stays", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }), (one, other) => {
        const text = fillTemplate("<{#var#}|{#var#}>", [one, other])!
        expect(fitVariable(one).length).toBeLessThanOrEqual(maxVariableLength)
        expect(text).toBe(`<${fitVariable(one)}|${fitVariable(other)}>`)
        expect(countVariables(text)).toBe(0)
      }),
    )
  })
})
