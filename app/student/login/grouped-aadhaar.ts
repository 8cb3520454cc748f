import { toAsciiDigits } from "#domain/fields/text.ts"

const digitsOf = (text: string) => toAsciiDigits(text).replace(/\D/g, "")

/** The digits of an Aadhaar number in groups of four, as on the card itself; at most twelve. */
export const groupAadhaar = (typed: string) =>
  digitsOf(typed)
    .slice(0, 12)
    .replace(/.{4}(?=.)/g, "$& ")

/** Where the caret stands in the grouped text when it stood at `caret` in what was typed. */
export const caretInGroups = (typed: string, caret: number) => {
  const before = Math.min(digitsOf(typed.slice(0, caret)).length, 12)
  return before + Math.max(0, Math.ceil(before / 4) - 1)
}
