import type { CompositionEvent, FormEvent } from "react"

const eachDigit = /\p{Nd}/gu

/** Caret position in `shown` with as many digits before it as in `typed`. */
export const caretIn = (shown: string, text: string, caret: number) => {
  if (caret === text.length) return shown.length
  const before = text.slice(0, caret).match(eachDigit)?.length ?? 0
  return Array.from(shown.matchAll(eachDigit), ({ index }) => index + 1)[before - 1] ?? 0
}

type Typing = FormEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>

/** Input props that format digits on typing and pasting, but not on deletion, undo or IME composition. */
const formatTyping = (format: (text: string) => string) => {
  const onTyping = ({ target, nativeEvent }: Pick<Typing, "target" | "nativeEvent">) => {
    const { inputType = "", isComposing = false } = nativeEvent as Partial<InputEvent>
    if (isComposing || /^(?:delete|history)/.test(inputType)) return
    const input = target as HTMLInputElement
    const { value, selectionStart } = input
    const shown = format(value)
    if (shown === value) return
    const caret = caretIn(shown, value, selectionStart ?? value.length)
    input.value = shown
    input.setSelectionRange(caret, caret)
  }
  return { onInput: onTyping, onCompositionEnd: onTyping }
}

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
export const withDashes = (text: string) => {
  if (yearFirst.test(text)) return text.replace(yearFirst, "$1$2-$3-$4")
  const [, day, month, year] = dayAndMonth.exec(text) ?? []
  if (!day || !month || !mayBeDayAndMonth(day, month)) return text
  return [day, month, year].filter(Boolean).join("-")
}

/** Input props of a date field. Without JavaScript the server also accepts eight digits. */
export const dateTyping = formatTyping(withDashes)

const group = /(\p{Nd}{4})(?=\p{Nd})/gu

/** Separates digits in groups of four: "123456789012" becomes "1234 5678 9012". Other texts stay unchanged. */
export const inDigitGroups = (text: string) => {
  const digits = text.replaceAll(/[\s\p{Pd}\p{Cf}\u2212]/gu, "")
  return /^\p{Nd}*$/u.test(digits) ? digits.replaceAll(group, "$1 ") : text
}

/** Input props of a field for a long number. Without JavaScript the server also accepts it without spaces. */
export const digitGroupTyping = formatTyping(inDigitGroups)
