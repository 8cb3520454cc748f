import { formatTyping } from "./format-typing.ts"

const group = /(\p{Nd}{4})(?=\p{Nd})/gu

/** Separates digits in groups of four: "123456789012" becomes "1234 5678 9012". Other texts stay unchanged. */
export const inDigitGroups = (typed: string) => {
  const digits = typed.replaceAll(/[\s\p{Pd}\p{Cf}\u2212]/gu, "")
  return /^\p{Nd}*$/u.test(digits) ? digits.replaceAll(group, "$1 ") : typed
}

/** Input props of a field for a long number. Without JavaScript the server also accepts it without spaces. */
export const digitGroupTyping = formatTyping(inDigitGroups)
