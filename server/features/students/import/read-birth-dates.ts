import * as z from "zod/mini"

import { birthDate } from "#domain/fields/date-schemas.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import { normalizeText, toAsciiDigits } from "#domain/fields/text.ts"
import type { CellFault } from "#domain/spreadsheets/table-faults.ts"
import type { Cell } from "#server/platform/spreadsheets/table.ts"

const midnight = /[\st]+(?:00:00(?::00(?:\.0+)?)?|12:00(?::00)? ?am)z?$/
const timeOfDay = /\d:\d\d/
const separators = /[\s\-\u2010-\u2015\u2212/.,_]+/
const dayMonthYear = /^(\d{1,2})\s*([-\u2010-\u2015\u2212/.,\s])\s*(\d{1,2})\s*\2\s*\d{4}$/

const plainText = ({ text }: Cell) =>
  toAsciiDigits(normalizeText(text)).toLowerCase().replace(midnight, "")

/** A date of which day and month could be exchanged: how it is written, and its first two numbers. */
interface Exchangeable {
  style: string
  first: number
  second: number
}

const exchangeableOf = (cell: Cell): Exchangeable | undefined => {
  if (cell.day !== undefined) {
    return {
      style: "stored",
      first: Number(cell.day.slice(8)),
      second: Number(cell.day.slice(5, 7)),
    }
  }
  const [, first = "", separator, second = ""] = dayMonthYear.exec(plainText(cell)) ?? []
  if (separator === undefined) return undefined
  const isPadded = first.length + second.length === 4
  return { style: `${separator}${isPadded}`, first: Number(first), second: Number(second) }
}

const isAmerican = ({ style, first, second }: Exchangeable) =>
  style !== "stored" && first <= 12 && second > 12

const isEitherWay = ({ first, second }: Exchangeable) => first <= 12 && second <= 12

/** Nearly all: a date such as 10/12/2007 is written alike by every program. */
const nearlyAll = 0.9

const share = (dates: readonly Exchangeable[], test: (date: Exchangeable) => boolean) =>
  dates.filter(test).length / dates.length

/**
 * Whether dates of this column that make sense in both orders may have the month first: others have, or a program with that order has
 * converted those that made sense to it, and left the others as text.
 */
const isOrderUncertain = (cells: readonly Cell[]) => {
  const dates = cells.flatMap((cell) => exchangeableOf(cell) ?? [])
  const styles = [...Map.groupBy(dates, ({ style }) => style).values()]
  const isLeft = styles.some((all) => share(all, ({ first }) => first > 12) >= nearlyAll)
  const isConverted = styles.some((all) => share(all, isEitherWay) >= nearlyAll)
  return dates.some(isAmerican) || (isLeft && isConverted)
}

const isoOf = (year: number, month: number, day: number) => toIsoDate(`${year}-${month}-${day}`)

/** The full year of two digits as a birth date can have it. */
const centuries = [1900, 2000]

type Read = { text: string } | { fault: CellFault }

type Numbers = [number, number, number]

/** Whether an ISO day can be a birth date. */
type IsPossible = (iso: string | undefined) => iso is string

/** A date whose year has two digits, in each order that people write, if only one order makes a birth date. */
const readShortYear = ([a, b, c]: Numbers, isPossible: IsPossible): Read | undefined => {
  const read = (year: number, month: number, day: number) =>
    centuries.map((century) => isoOf(century + year, month, day)).filter(isPossible)
  const usual = new Set([...read(c, b, a), ...read(a, b, c)])
  const american = read(c, a, b)
  if (usual.size === 0) return american.length > 0 ? { fault: "date_american" } : undefined
  const all = new Set([...usual, ...american])
  return all.size > 1 ? { fault: "date_ambiguous" } : { text: [...all][0]! }
}

/** A date without separators: the number of a day, or the digits of day, month and year. */
const readDigits = (cell: Cell, digits: string, isPossible: IsPossible): Read | undefined => {
  if (digits.length === 5) {
    return isPossible(cell.serialDay) ? { text: cell.serialDay } : { fault: "date_number" }
  }
  if (digits.length === 6) {
    return readShortYear(digits.match(/\d\d/g)!.map(Number) as Numbers, isPossible)
  }
  // A spreadsheet drops the zero of the first nine days.
  const dayFirst = toIsoDate(digits.padStart(8, "0"))
  const iso = dayFirst ?? toIsoDate(digits.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3"))
  return iso === undefined ? undefined : { text: iso }
}

const readText = (cell: Cell, isPossible: IsPossible): Read => {
  const text = plainText(cell)
  if (timeOfDay.test(text)) return { fault: "date_with_time" }
  if (/^\d{5,8}$/.test(text)) return readDigits(cell, text, isPossible) ?? { text }
  const parts = text.split(separators).filter((part) => part !== "")
  const isShortYear = parts.length === 3 && parts.every((part) => /^\d{1,2}$/.test(part))
  if (isShortYear) return readShortYear(parts.map(Number) as Numbers, isPossible) ?? { text }
  return { text: (/\p{L}/u.test(text) && toIsoDate(text)) || text }
}

/**
 * Reads a column of birth dates on `today` (ISO): the ISO day, a text that is no date, or why the date is not certain. An order that
 * the column contradicts is never assumed.
 */
export const readBirthDates = (cells: readonly Cell[], today: string) => {
  const isUncertain = isOrderUncertain(cells)
  const schema = birthDate(today)
  const isPossible: IsPossible = (iso): iso is string =>
    iso !== undefined && z.safeParse(schema, iso).success
  return (cell: Cell): Read => {
    const written = exchangeableOf(cell)
    if (written && isAmerican(written)) return { fault: "date_american" }
    if (isUncertain && written && isEitherWay(written) && written.first !== written.second) {
      return { fault: "date_ambiguous" }
    }
    return cell.day === undefined ? readText(cell, isPossible) : { text: cell.day }
  }
}
