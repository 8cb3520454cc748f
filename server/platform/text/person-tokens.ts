import { toAsciiDigits } from "#domain/fields/text.ts"

import { foldName } from "./fold-name.ts"
import { splitWords } from "./tokens.ts"

/** Further words of a search are ignored: no name has more. */
const maxWords = 6

/**
 * A number or an e-mail address, marked so that no word of a name finds it, and without the characters that a LIKE
 * pattern would have to escape.
 */
const foldKey = (text: string) => `=${text.toLowerCase().replaceAll(/[^a-z0-9@]+/g, ".")}`

/** Numbers and e-mail addresses. They are not words of a name: WRN2026-1234, anjali@example.org. */
const isKey = (text: string) => /[\d@]/.test(text)

const tokensOf = (text: string) =>
  toAsciiDigits(text)
    .normalize("NFKC")
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((part) => (isKey(part) ? [foldKey(part)] : splitWords(part).map(foldName)))

/**
 * The tokens by which a person is found, as a column to search with `personPatterns`: each between spaces. The words
 * of names are folded (`foldName`); numbers and e-mail addresses stay whole.
 */
export const personTokens = (...texts: string[]) => ` ${tokensOf(texts.join(" ")).join(" ")} `

/**
 * LIKE patterns for a `personTokens` column, all of which must match: whole tokens, except that the last one is a
 * prefix. None for a text without letters and digits. They need no escaping.
 */
export const personPatterns = (search: string) =>
  tokensOf(search)
    .slice(0, maxWords)
    .map((token, index, all) => `% ${token}${index === all.length - 1 ? "%" : " %"}`)
