import { normalizeText, toAsciiDigits } from "./text.ts"

const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const dayFirst = /^(\d{1,2})-(\d{1,2})-(\d{4})$/
// The numeric keypad of many phones has no separator.
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/
/** One of / . , or a dash, with or without spaces; or a space alone. */
const separator = / ?[\p{Pd}\u2212/.,] ?| /gu

/** The beginnings of the months' names, in English and Hindi, from January on. */
const monthName =
  /^(?:(jan|जन)|(feb|फ\u093c?र)|(mar|मार्च)|(apr|अप्रै)|(may|मई)|(jun|जून)|(jul|जुल)|(aug|अग)|(sep|सित)|(oct|अक्)|(nov|नव)|(dec|दिस))/

const monthOf = (word: string) => (monthName.exec(word)?.slice(1).findIndex(Boolean) ?? -1) + 1

/** A number, also with the ending of an ordinal: 27th. */
const number = /^(\d+)(?:st|nd|rd|th)?$/

/** Two digits of a year mean 1930 to 2029. */
const fullYear = (year: string) => (year.length === 2 ? (year < "30" ? "20" : "19") + year : year)

/** Year, month and day of a date with the name of its month. The day stands before a year of two digits. */
const partsOfNamed = (typed: string) => {
  const words = typed
    .toLowerCase()
    .split(/[\s\p{Pd}\u2212/.,_]+/u)
    .filter(Boolean)
  const month = words.map(monthOf).find(Boolean)
  const [first, second] = words.flatMap((word) => number.exec(word)?.[1] ?? [])
  if (!month || !first || !second || words.length > 3) return undefined
  const [day, year] = first.length === 4 ? [second, first] : [first, second]
  return day.length < 3 && /^\d\d(?:\d\d)?$/.test(year) ? [fullYear(year), month, day] : undefined
}

const asciiText = (text: unknown) => toAsciiDigits(normalizeText(text).normalize("NFKC"))

/**
 * Parses a typed date to YYYY-MM-DD: DDMMYYYY, or day first or year first with any separator, or with the name of the month, in
 * digits of any Indian script. This is the only date parser. Undefined unless it is a real day since 1900.
 */
export const toIsoDate = (text: unknown) => {
  const ascii = asciiText(text)
  const dashed = ascii.replace(separator, "-")
  const parts =
    yearFirst.exec(dashed)?.slice(1) ??
    (dayFirst.exec(dashed) ?? digitsOnly.exec(dashed))?.slice(1).toReversed() ??
    partsOfNamed(ascii)
  if (!parts) return undefined
  const [year, month, day] = parts.map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

/** Whether a typed date has three numbers of two digits, whose order nobody can know. */
export const isAmbiguousDate = (text: unknown) =>
  /^\d{1,2}-\d{1,2}-\d{1,2}$/.test(asciiText(text).replace(separator, "-"))

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
