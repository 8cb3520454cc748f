import { expect, test } from "vitest"

import { formatHundredths, toHundredths } from "./hundredths.ts"

test.each([
  { text: "72.4", hundredths: 7240, written: "72.40" },
  { text: "72.04", hundredths: 7204, written: "72.04" },
  { text: "100", hundredths: 10000, written: "100.00" },
  { text: "0.05", hundredths: 5, written: "0.05" },
  { text: "-0.50", hundredths: -50, written: "-0.50" },
  { text: "0", hundredths: 0, written: "0.00" },
])("$text is $hundredths hundredths", ({ text, hundredths, written }) => {
  expect(toHundredths(text)).toBe(hundredths)
  expect(formatHundredths(hundredths)).toBe(written)
})

test.each(["", " ", "72.455", "72.", ".5", "1e3", "72,4", "+7", "NaN", "7240000000000"])(
  "'%s' is not a number of a merit list",
  (text) => expect(toHundredths(text)).toBeUndefined(),
)
