import { toAsciiDigits } from "#domain/fields/text.ts"

const digitsOf = (text: string) => toAsciiDigits(text).replace(/\D/g, "")

/** Formats an Aadhaar number in groups of four digits, as on the Aadhaar card. At most twelve digits. */
export const groupAadhaar = (typed: string) =>
  digitsOf(typed)
    .slice(0, 12)
    .replace(/.{4}(?=.)/g, "$& ")

/** Maps the caret position `caret` in the typed text to the grouped text. */
export const caretInGroups = (typed: string, caret: number) => {
  const before = Math.min(digitsOf(typed.slice(0, caret)).length, 12)
  return before + Math.max(0, Math.ceil(before / 4) - 1)
}
