/** Parses a decimal with at most two decimals into hundredths: "72.4" is 7240. Undefined for any other text. */
export const toHundredths = (text: string) => {
  const [, sign, whole, decimals = ""] = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const size = Number(whole + decimals.padEnd(2, "0"))
  return sign ? 0 - size : size
}

/** A number with at most two decimals in hundredths; 0 for any other number. */
export const hundredthsOf = (value: number) => toHundredths(String(value)) ?? 0

/** The whole part of a quotient of two integers that are not negative, without a floating-point number in between. */
export const wholePart = (numerator: number, denominator: number) =>
  (numerator - (numerator % denominator)) / denominator

/** A quotient of two integers that are not negative, rounded half up. */
export const halfUp = (numerator: number, denominator: number) =>
  wholePart(2 * numerator + denominator, 2 * denominator)

/** Writes hundredths with two decimals: 7240 is "72.40". */
export const formatHundredths = (hundredths: number) => {
  const size = String(Math.abs(hundredths)).padStart(3, "0")
  return `${hundredths < 0 ? "-" : ""}${size.slice(0, -2)}.${size.slice(-2)}`
}
