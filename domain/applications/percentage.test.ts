import fc from "fast-check"
import { expect, test } from "vitest"

import { percentage } from "./percentage.ts"

test.each([
  { got: "412", of: "500", shows: "82.40" },
  { got: "467", of: "600", shows: "77.83" },
  { got: "1", of: "3", shows: "33.33" },
  { got: "2", of: "3", shows: "66.67" },
  { got: "1", of: "800", shows: "0.13" },
  { got: "401", of: "800", shows: "50.13" },
  { got: "0", of: "500", shows: "0.00" },
  { got: "500", of: "500", shows: "100.00" },
  { got: "499.99", of: "500", shows: "100.00" },
  { got: "412.5", of: "500", shows: "82.50" },
  { got: "33.33", of: "66.66", shows: "50.00" },
  { got: "510", of: "500", shows: "102.00" },
  { got: " 412 ", of: "500", shows: "82.40" },
  { got: "४१२", of: "५००", shows: "82.40" },
  { got: "412.", of: "500", shows: "82.40" },
])("$got of $of shows '$shows'", ({ got, of, shows }) => expect(percentage(got, of)).toBe(shows))

test.each([
  { got: "", of: "500" },
  { got: "412", of: "" },
  { got: "", of: "" },
  { got: "412", of: "0" },
  { got: "0", of: "0" },
  { got: "412", of: "0.00" },
  { got: "four", of: "500" },
  { got: "412", of: "500 marks" },
  { got: "-1", of: "500" },
  { got: "412", of: "-500" },
  { got: "4e2", of: "500" },
  { got: "0x10", of: "500" },
  { got: "Infinity", of: "500" },
  { got: "412", of: "NaN" },
  { got: "4,12", of: "500" },
])("'$got' of '$of' shows ''", ({ got, of }) => expect(percentage(got, of)).toBe(""))

const hundredths = fc.integer({ min: 0, max: 999_999_999 })
const maximum = fc.integer({ min: 1, max: 999_999_999 })
const asText = (count: number) =>
  `${Math.floor(count / 100)}.${String(count % 100).padStart(2, "0")}`
const shown = (got: number, of: number) => percentage(asText(got), asText(of))

test("is the exact quotient, rounded half up", () => {
  fc.assert(
    fc.property(hundredths, maximum, (got, of) => {
      const [a, b] = [BigInt(got), BigInt(of)]
      const exact = (a * 20_000n + b) / (2n * b)
      expect(BigInt(shown(got, of).replace(".", ""))).toBe(exact)
      expect(shown(got, of)).toMatch(/^\d+\.\d\d$/)
    }),
    { numRuns: 2000 },
  )
})

test("fewer marks never give a higher percentage", () => {
  fc.assert(
    fc.property(hundredths, hundredths, maximum, (one, other, of) => {
      const [fewer, more] = [Math.min(one, other), Math.max(one, other)]
      expect(Number(shown(fewer, of))).toBeLessThanOrEqual(Number(shown(more, of)))
    }),
  )
})

test("lies between 0 and 100 for marks up to the maximum", () => {
  fc.assert(
    fc.property(maximum, fc.nat(), (of, any) => {
      const percent = Number(shown(any % (of + 1), of))
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
    }),
  )
})

test("never throws, for any input", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (got, of) => {
      expect(percentage(got, of)).toMatch(/^$|^\d+\.\d\d$/)
    }),
  )
})
