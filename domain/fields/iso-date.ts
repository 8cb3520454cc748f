import { normalizeText, toAsciiDigits } from "./text.ts"

const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const dayFirst = /^(\d{1,2})-(\d{1,2})-(\d{4})$/
// The numeric keypad of many phones has no separator.
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/
/** One of / . , or a dash, with or without spaces; or a space alone. */
const separator = / ?[\p{Pd}\u2212/.,] ?| /gu

/**
 * Parses a typed date to YYYY-MM-DD: DDMMYYYY, or day first or year first with any separator, in digits of any Indian
 * script. This is the only date parser. Undefined unless it is a real day since 1900.
 */
export const toIsoDate = (text: unknown) => {
  const ascii = toAsciiDigits(normalizeText(text).normalize("NFKC")).replace(separator, "-")
  const parts =
    yearFirst.exec(ascii)?.slice(1) ??
    (dayFirst.exec(ascii) ?? digitsOnly.exec(ascii))?.slice(1).toReversed()
  if (!parts) return undefined
  const [year, month, day] = parts.map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/** Parses a time (ISO 8601) with its UTC offset. Without one it is undefined: it would depend on the server's time zone. */
export const toInstant = (text: unknown) => {
  const read = new Date(typeof text === "string" && instant.test(text) ? text : Number.NaN)
  return Number.isNaN(read.getTime()) ? undefined : read
}

/** Age in full years on an ISO day, from an ISO day of birth. */
export const ageOn = (birth: string, day: string) => {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return birth.slice(5) > day.slice(5) ? years - 1 : years
}
