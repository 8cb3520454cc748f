import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { mobile } from "#domain/fields/mobile.ts"
import { normalizeText, toAsciiDigits } from "#domain/fields/text.ts"
import { tokenize } from "#server/platform/text/tokens.ts"

/** What a person at the counter types or scans to find an application, read as what it can be. */
export interface SearchTerms {
  /** Twelve letters: a code, or a name that looks like one. */
  code: string | undefined
  mobile: string | undefined
  lastFour: string | undefined
  /** The words of a name, the last one being a beginning. */
  words: string[]
}

/** More words than a name has are not asked for. */
const mostWords = 6

/** Reads one line of search: an admission code, a mobile number, four digits of an Aadhaar number, or a name. */
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
