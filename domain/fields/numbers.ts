import { textKind } from "./text-schemas.ts"
import { normalizeCode, toAsciiDigits } from "./text.ts"

// Signs around an amount on paper: "Rs. 1,50,000/-".
const aroundAnAmount = /^(?:₹|rs\.?|रु[.॰०]?)|,|\/-$/gi

/** Whole rupees up to 99,99,99,999, stored as digits. Accepts separators, a rupee sign and "/-". */
export const rupees = textKind((text) => {
  const digits = normalizeCode(text.replace(/^रु०/, "")).replace(aroundAnAmount, "")
  return /^\d{1,9}$/.test(digits) ? String(Number(digits)) : { wrong: "rupees.whole" }
})

/** Digits of any script in ASCII, with a point as the decimal sign. */
const toDecimal = (text: string) => toAsciiDigits(text).replace("\u066b", ".")

/** Marks: up to four digits before and two after the point, stored as the shortest decimal text. */
export const marks = textKind((text) => {
  const ascii = toDecimal(text)
  if (/^\d{1,4}(?:\.\d{1,2})?$/.test(ascii)) return String(Number(ascii))
  return { wrong: /^\d{1,4}\.\d{3,}$/.test(ascii) ? "marks.decimals" : "marks.format" }
})

/** A percentage from 0 to 100 with at most two decimals, stored as the shortest decimal text. Accepts "40 %". */
export const percent = textKind((text) => {
  const ascii = toDecimal(text).replace(/\s?%$/, "")
  const isPercent = /^\d{1,3}(?:\.\d{1,2})?$/.test(ascii) && Number(ascii) <= 100
  return isPercent ? String(Number(ascii)) : { wrong: "percent.format" }
})

/** Years of passing, both included. */
export interface Years {
  first: number
  last: number
}

/** Where only the server knows which years a session accepts. */
export const everyYear: Years = { first: 1950, last: 2100 }

/** The selectable years of passing, newest first. */
export const listYears = ({ first, last }: Years) =>
  Array.from({ length: last - first + 1 }, (_, i) => String(last - i))

/** A year of passing among those that a session accepts. */
export const yearOfPassing = ({ first, last }: Years) =>
  textKind((text) => {
    const year = toAsciiDigits(text)
    const isYear = /^\d{4}$/.test(year) && Number(year) >= first && Number(year) <= last
    return isYear ? year : { wrong: "year.range" }
  })
