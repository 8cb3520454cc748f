import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { mobile } from "#domain/fields/contact.ts"
import { normalizeText, toAsciiDigits } from "#domain/fields/text.ts"
import { tokenize } from "#server/platform/text/tokens.ts"

/** A search text, parsed into everything it can mean. */
export interface SearchTerms {
  /** Twelve letters: an admission code, or a name that looks like one. */
  code: string | undefined
  mobile: string | undefined
  lastFour: string | undefined
  /** Tokens of a name. The last one is a prefix. */
  words: string[]
}

/** Further words are ignored: no name has more. */
const mostWords = 6

/** Parses a search text: an admission code, a mobile number, four digits of an Aadhaar number, or a name. */
export const parseSearch = (typed: string): SearchTerms | undefined => {
  const text = normalizeText(typed)
  if (text === "") return undefined
  const digits = toAsciiDigits(text).replaceAll(/[\s-]/g, "")
  const lastFour = /^\d{4}$/.test(digits) ? digits : undefined
  const number = mobile.safeParse(text)
  const isNumber = number.success || lastFour !== undefined
  return {
    code: parseAdmissionCode(text),
    mobile: number.success ? number.data : undefined,
    lastFour,
    words: isNumber ? [] : tokenize(text).slice(0, mostWords),
  }
}
