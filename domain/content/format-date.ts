import type { Language } from "./text.ts"

const locales = { en: "en-IN", hi: "hi-IN" }

// A day has no time, so it is parsed and formatted in the same time zone. Otherwise the day could shift.
const formatter = (options: Intl.DateTimeFormatOptions) => {
  const of = (language: Language) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: "UTC" })
  return { en: of("en"), hi: of("hi") }
}
const days = formatter({ day: "numeric", month: "long", year: "numeric" })
const months = formatter({ month: "long", year: "numeric" })
const weekdays = formatter({ weekday: "long" })

const read = (iso: string) => new Date(`${iso}T00:00:00Z`)

/** Formats an ISO day: "13 March 2026", "13 मार्च 2026". */
export const formatDay = (iso: string, language: Language) => days[language].format(read(iso))

/** The month of an ISO day: "March 2026". */
export const formatMonth = (iso: string, language: Language) => months[language].format(read(iso))

/** The weekday of an ISO day: "Friday", "शुक्रवार". */
export const formatWeekday = (iso: string, language: Language) =>
  weekdays[language].format(read(iso))

/** Formats a range of ISO days without repeating common parts: "11–12 December 2025". */
export const formatDays = (from: string, to: string, language: Language) =>
  days[language].formatRange(read(from), read(to))
