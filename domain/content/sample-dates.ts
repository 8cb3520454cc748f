import { dayInIndia, startOfDayInIndia } from "../fields/india-time.ts"
import { formatDay } from "./format.ts"
import type { Language } from "./languages.ts"

/** `{+45}`, `{-3}`: days from the first start. `{01-26}`: a day of every year. `{09-15+13}`: days from it. */
const relativeDate = /\{(?=[\d+-])(\d\d-\d\d)?([+-]\d+)?\}/g

const addDays = (isoDay: string, days: number) => dayInIndia(startOfDayInIndia(isoDay, days))

/** The occurrence of a day of every year, like 01-26, that is nearest to an ISO day. */
const nearest = (yearly: string, isoDay: string) => {
  const year = Number(isoDay.slice(0, 4))
  const away = (other: string) => Math.abs(Date.parse(other) - Date.parse(isoDay))
  const [first] = [year - 1, year, year + 1]
    .map((one) => `${one}-${yearly}`)
    .toSorted((a, b) => away(a) - away(b))
  return first!
}

/** The name of the session that a college prepares or admits for on a day: from April on, that of the next July. */
export const sessionAt = (now: Date) => {
  const day = dayInIndia(now)
  const year = Number(day.slice(0, 4)) - (day.slice(5) < "04-01" ? 1 : 0)
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`
}

/**
 * Replaces `{session}` in sample content by the name of the first session, and the relative dates by those of a site that
 * is first started at `start`: written out in a text of a language, ISO days elsewhere. So a new site never shows an
 * admission that closed long ago.
 */
export const resolveSampleDates = <Value>(
  sample: Value,
  start: Date,
  session = sessionAt(start),
): Value => {
  const today = dayInIndia(start)
  const walk = (value: unknown, language?: Language): unknown => {
    if (typeof value === "string") {
      return value
        .replaceAll("{session}", session)
        .replaceAll(relativeDate, (_, yearly?: string, days = "0") => {
          const day = addDays(yearly ? nearest(yearly, today) : today, Number(days))
          // Stored with plain spaces: no-break spaces are a matter of display.
          return language ? formatDay(day, language).replaceAll("\u00a0", " ") : day
        })
    }
    if (Array.isArray(value)) return value.map((part) => walk(part, language))
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        walk(part, key === "en" || key === "hi" ? key : language),
      ]),
    )
  }
  return walk(sample) as Value
}
