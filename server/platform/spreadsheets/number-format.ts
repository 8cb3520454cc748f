import { dayFirst } from "#domain/fields/india-time.ts"

import type { Cell } from "./table.ts"

/** The formats with these numbers are in no file: dates, times, and those of Asian and Thai programs (ECMA-376, 18.8.30). */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58) ||
  (id >= 71 && id <= 81)

/** A format code without texts, colours and conditions. Times that count on, like [h], stay. */
const lettersOf = (code: string) =>
  code
    .split(";", 1)[0]!
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, "")
    .replaceAll(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, "")

type DateParts = "all" | "month and year" | "day and month"

const partsOf = (letters: string): DateParts => {
  if (!/d/i.test(letters) && /m/i.test(letters) && /y/i.test(letters)) return "month and year"
  return /d/i.test(letters) && /m/i.test(letters) && !/y/i.test(letters) ? "day and month" : "all"
}

/** The parts of formats that are in no file and show a part of a date: d-mmm, mmm-yy. */
const builtInParts: Partial<Record<number, DateParts>> = {
  16: "day and month",
  17: "month and year",
}

/** How a number is shown: as a date, as a percentage, or with zeros and texts around its digits. */
export interface NumberFormat {
  isDate: boolean
  /** The parts of a date that are shown: Jan-25 has no day. */
  parts: DateParts
  isPercent: boolean
  /** The code of a format for whole numbers that shows more than the digits, like 00000. */
  pattern: string | undefined
}

export const numberFormatOf = (id: number, code: string | undefined): NumberFormat => {
  if (code === undefined) {
    return {
      isDate: isBuiltInDate(id),
      parts: builtInParts[id] ?? "all",
      isPercent: id === 9 || id === 10,
      pattern: undefined,
    }
  }
  const letters = lettersOf(code)
  // Some programs write the name of their own language.
  const isGeneral = /general|standard|@/i.test(letters)
  const first = code.split(";", 1)[0]!
  const isWhole = !/[.?%/E]/i.test(letters) && /0{2}|["\\]|[^0#,]/.test(first)
  return {
    isDate: !isGeneral && /[dmyhs]/i.test(letters),
    parts: partsOf(letters),
    isPercent: letters.includes("%"),
    pattern: !isGeneral && isWhole && /0/.test(letters) ? first : undefined,
  }
}

/** Parts of a format code: a quoted text, an escaped character, something in brackets, a placeholder, another character. */
const tokens = /"([^"]*)"|\\(.)|\[[^\]]*\]|_.|\*.|([0#])|(.)/g

/** A whole number as its format shows it: 41 with "BSC/"00000 is BSC/00041. Separators of thousands are left out. */
const withPattern = (digits: string, pattern: string) => {
  const zeros = pattern.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, "").replaceAll(/[^0]/g, "").length
  let left = digits.padStart(zeros, "0")
  const places = [...pattern.matchAll(tokens)].toReversed()
  const firstPlace = places.findLast(([, , , place]) => place !== undefined)
  const shown = places.map((token) => {
    const [, text, escaped, place, other = ""] = token
    if (place === undefined) return text ?? escaped ?? (other === "," ? "" : other)
    const part = token === firstPlace ? left : left.slice(-1)
    left = left.slice(0, left.length - part.length)
    return part
  })
  return shown.toReversed().join("").trim()
}

/** A date that is stored as one, not as a number. */
export const dateFormat = numberFormatOf(14, undefined)

const dayMs = 24 * 60 * 60 * 1000
/** Two seconds: some programs lose them when they convert a day to a number. */
const almostNoDay = 2 / 86_400
const lastDay = 2_958_465

/** The ISO day with this number. Excel counts a 29 February 1900, so days before 1 March 1900 are not read. */
const dayOf = (serial: number, is1904: boolean) => {
  const begin = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const isDay = serial >= (is1904 ? 0 : 61) && serial <= lastDay
  return isDay ? new Date(begin + Math.floor(serial) * dayMs).toISOString().slice(0, 10) : undefined
}

const minuteMs = 60_000

const timeOf = (serial: number) =>
  new Date(Math.round(((serial % 1) * dayMs) / minuteMs) * minuteMs).toISOString().slice(11, 16)

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ")

/** A day in the parts that the spreadsheet shows. */
const shownDay = (iso: string, parts: DateParts) => {
  const [year = "", month, day] = iso.split("-")
  const name = months[Number(month) - 1]
  if (parts === "all") return dayFirst(iso)
  return parts === "day and month" ? `${day}-${name}` : `${name}-${year.slice(2)}`
}

/** A date as a cell. With a time of day the day may be wrong: some programs write midnight in another time zone. */
const dateCell = (serial: number, parts: DateParts, is1904: boolean): Cell => {
  const day = dayOf(serial, is1904)
  if (serial >= 0 && serial < 1) return { text: timeOf(serial), fault: "became_date" }
  if (day === undefined) return { text: String(serial), fault: "cell_error" }
  if (serial % 1 < almostNoDay) return { text: shownDay(day, parts), day }
  return { text: `${dayFirst(day)} ${timeOf(serial)}`, fault: "date_with_time" }
}

/** From here on a number has more digits than a spreadsheet keeps. */
const firstLong = 1e15

/** A stored number as a cell, in the text that the spreadsheet shows. `stored` is a number of XML, like 9.99941057058E+11. */
export const numberCell = (
  stored: string,
  format: NumberFormat | undefined,
  is1904: boolean,
): Cell => {
  const number = Number(stored)
  if (!Number.isFinite(number)) return { text: stored, fault: "cell_error" }
  if (format?.isDate) return dateCell(number, format.parts, is1904)
  if (Math.abs(number) >= firstLong) {
    return { text: BigInt(Math.trunc(number)).toString(), fault: "scientific" }
  }
  // A spreadsheet shows 15 digits of its binary numbers.
  const plain = String(Number((format?.isPercent ? number * 100 : number).toPrecision(15)))
  if (format?.isPercent) return { text: `${plain}%` }
  if (!Number.isInteger(number)) return { text: plain }
  const text = format?.pattern && number >= 0 ? withPattern(plain, format.pattern) : plain
  const serialDay = dayOf(number, is1904)
  return serialDay === undefined ? { text } : { text, serialDay }
}
