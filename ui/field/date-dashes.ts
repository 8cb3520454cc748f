import { formatTyping } from "./format-typing.ts"

const digit = "[0-9०-९]"
const dayAndMonth = new RegExp(`^(${digit}{2})-?(${digit}{1,2})(?:-?(${digit}{1,4}))?$`)
// A day-first date has two dashes; a third dash means that the first four digits are a year.
const yearFirst = new RegExp(`^(${digit}{2})-(${digit}{2})-(${digit}{1,2})-(${digit}{0,2})$`)

const numberOf = (digits: string) =>
  Number(digits.replace(/[०-९]/g, (character) => String(character.charCodeAt(0) - 0x0966)))

const mayBeDayAndMonth = (day: string, month: string) =>
  numberOf(day) <= 31 && numberOf(month) <= (month.length === 1 ? 1 : 12)

/**
 * Inserts dashes between day, month and year: "2703" becomes "27-03". A dash appears with the digit that follows
 * it, so that deleting never restores one. Texts that do not start like DD-MM-YYYY stay unchanged: other
 * separators, one-digit days, year first.
 */
export const withDashes = (typed: string) => {
  if (yearFirst.test(typed)) return typed.replace(yearFirst, "$1$2-$3-$4")
  const [, day, month, year] = dayAndMonth.exec(typed) ?? []
  if (!day || !month || !mayBeDayAndMonth(day, month)) return typed
  return [day, month, year].filter(Boolean).join("-")
}

/** Input props of a date field. Without JavaScript the server also accepts eight digits. */
export const dateTyping = formatTyping(withDashes)
