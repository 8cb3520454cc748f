import { withSiteSpelling } from "./site-spelling.ts"
import { readBlockLine, readListLine, shownTitle } from "./text-blocks.ts"
import type { Language } from "./text.ts"

/** The length of a search engine's snippet, in characters. */
const limit = 160

/** Whether a line separates the head of a table from its rows, like "|---|:--|". */
const separatesTable = (line: string) => line.endsWith("|") && /^[\s|:-]{2,}$/.test(line)

/** What a visitor reads of the first line of a block; any other line as it is. */
const readableLine = (line: string) => {
  if (readListLine(line)) return ""
  const block = readBlockLine(line)
  return block ? shownTitle(block) : line
}

/**
 * Strips short Markdown to plain text: removes links, emphasis, lists, headings and tables. Each expression reads any text
 * in linear time.
 */
const plainTextOf = (markdown: string) =>
  markdown
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !separatesTable(line) && !/^:{3,}$/.test(line))
    .map(readableLine)
    .map((line) => line.replace(/^(?:#{1,6}|[-*+]|\d+\.|>)\s+/, ""))
    .join(" ")
    .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, "$1")
    .replace(/[*_`]+/g, "")
    .replaceAll(/\||<br ?\/?>/g, " ")
    .replace(/\s+/g, " ")
    .trim()

/** The beginning of a Markdown text as plain text on one line, at most 160 characters, cut between words. */
export const summaryOf = (markdown: string) => {
  const text = plainTextOf(markdown)
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  return `${cut.slice(0, cut.lastIndexOf(" "))}…`
}

const monthNames =
  "January February March April May June July August September October November December " +
  "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितम्बर अक्टूबर नवम्बर दिसम्बर"
const month = `(?:${monthNames.replaceAll(" ", "|")})`
const date = new RegExp(
  String.raw`(?:\d{1,2} ${month}(?: \d{4})?|${month} \d{4})(?![\d\p{L}\p{M}])`,
  "gu",
)

/**
 * Joins the parts of each date in a text by no-break spaces, so that "25 July 2025" or "25 जुलाई" stays on one line.
 */
export const keepDatesWhole = (text: string) =>
  text.replace(date, (match) => match.replaceAll(" ", "\u00a0"))

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

/** Formats an ISO day: "13 March 2026", "13 मार्च 2026". It does not break at the end of a line. */
export const formatDay = (iso: string, language: Language) =>
  keepDatesWhole(withSiteSpelling(days[language].format(read(iso))))

/**
 * Formats an ISO day and a time of day: "25 July 2025, 17:00". The first and the last minute of a day are left out:
 * "25 July 2025".
 */
export const formatMoment = ({ day, time }: { day: string; time: string }, language: Language) => {
  const written = formatDay(day, language)
  if (time === "00:00" || time === "23:59") return written
  return language === "hi" ? `${written}, ${time} बजे` : `${written}, ${time}`
}

/** The part of the day that Hindi names beside the hour, by the first hour after it. */
const partsOfDay = [
  [4, "रात"],
  [12, "सुबह"],
  [16, "दोपहर"],
  [20, "शाम"],
  [24, "रात"],
] as const

/** Formats a time of day as people say it: 23:59 is "11:59 pm", "रात 11:59 बजे". */
export const formatClock = (time: string, language: Language) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number)
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, "0")}`
  if (language === "en") return `${clock}\u00a0${hour < 12 ? "am" : "pm"}`
  const [, part] = partsOfDay.find(([before]) => hour < before)!
  return `${part}\u00a0${clock}\u00a0बजे`
}

/** The month of an ISO day: "March 2026". */
export const formatMonth = (iso: string, language: Language) =>
  keepDatesWhole(withSiteSpelling(months[language].format(read(iso))))

/** The weekday of an ISO day: "Friday", "शुक्रवार". */
export const formatWeekday = (iso: string, language: Language) =>
  weekdays[language].format(read(iso))

/** Formats a range of ISO days without repeating common parts: "11–12 December 2025". */
export const formatDays = (from: string, to: string, language: Language) =>
  keepDatesWhole(withSiteSpelling(days[language].formatRange(read(from), read(to))))

/** A size of a file for readers, like "1.2 MB". */
export const formatSize = (bytes: number, language: Language) => {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  const [value, unit] = kilobytes < 1000 ? [kilobytes, "kilobyte"] : [bytes / 1e6, "megabyte"]
  return new Intl.NumberFormat(locales[language], {
    style: "unit",
    unit,
    maximumFractionDigits: 1,
  }).format(value)
}
