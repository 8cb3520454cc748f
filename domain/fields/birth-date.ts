import { parsedBy, normalizeText, toAsciiDigits } from "./text.ts"

const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const dayFirst = /^(\d{1,2})-(\d{1,2})-(\d{4})$/
// The number keypad of many phones has no separator at all.
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/
/** Any one of - / . , or a dash of word processors, with or without spaces; or a space alone. */
const separator = / ?[-\u2010-\u2015\u2212/.,] ?| /g

/**
 * YYYY-MM-DD from a date as people type it: DDMMYYYY, or day first or year first with any separator, in
 * ASCII or Devanagari digits. The one parser of dates: undefined for what is not a real day since 1900.
 */
export const toIsoDate = (text: unknown) => {
  const typed = toAsciiDigits(normalizeText(text)).replace(separator, "-")
  const parts =
    yearFirst.exec(typed)?.slice(1) ??
    (dayFirst.exec(typed) ?? digitsOnly.exec(typed))?.slice(1).toReversed()
  if (!parts) return undefined
  const [year, month, day] = parts.map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

/** Full years from an ISO day of birth to an ISO day. */
export const ageOn = (birth: string, day: string) => {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return birth.slice(5) > day.slice(5) ? years - 1 : years
}

const youngest = 14
const oldest = 80

/** A day of birth of somebody who may apply on `today` (ISO): 14 to 80 years old. */
export const birthDate = (today: string) =>
  parsedBy((text) => {
    const date = toIsoDate(text)
    if (!date) return { wrong: "birth_date.format" }
    if (date > today) return { wrong: "birth_date.future" }
    const age = ageOn(date, today)
    if (age < youngest) return { wrong: "birth_date.too_young" }
    if (age > oldest) return { wrong: "birth_date.too_old" }
    return date
  })
