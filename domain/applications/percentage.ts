import { toAsciiDigits } from "../fields/text.ts"

const decimal = /^\s*(\d{1,7})(?:\.(\d{0,2}))?\s*$/

const inHundredths = (text: string) => {
  const parts = decimal.exec(toAsciiDigits(text))
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0")) : undefined
}

/**
 * Obtained / maximum * 100 with two decimals, half up; "" unless both are numbers and the maximum is above zero
 * (specification 4.3). Computed in whole hundredths, because binary fractions would round wrongly.
 */
export const percentage = (obtained: string, maximum: string) => {
  const got = inHundredths(obtained)
  const of = inHundredths(maximum)
  if (got === undefined || !of) return ""
  const hundredths = Math.floor((got * 20_000 + of) / (2 * of))
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`
}
