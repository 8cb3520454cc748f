import { apostrophes } from "#domain/fields/name.ts"

/** Longer words and texts are truncated: nobody searches for the rest, and both databases have limits. */
const maxWordLength = 60
const maxWords = 20_000

const digits = "०१२३४५६७८९"

/**
 * Folds spelling variants: गाँव and गांव, हिन्दी and हिंदी, फ़ॉर्म and फार्म, B.Sc. and BSc, principal's and
 * principals, २०२५ and 2025.
 */
const fold = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\u093c|\p{Default_Ignorable_Code_Point}/gu, "") // nukta, joiners and similar characters
    .replaceAll("ँ", "ं")
    .replaceAll("ॉ", "ा")
    .replaceAll("ऑ", "आ")
    .replaceAll(/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, "ं")
    .replaceAll(/[०-९]/g, (digit) => String(digits.indexOf(digit)))
    .replaceAll(apostrophes, "'")
    .replaceAll(/['’](?=\p{L})/gu, "")
    .replaceAll(/(?<=\p{L}\p{M}*)\.(?=\p{L})/gu, "")

/** Removes a plural s, so that singular and plural match; "physics" is not a plural. */
const singular = (word: string) => word.replace(/(?<=[a-z]{2}[^isu])(?<!ic)s$/, "")

const allWords = (text: string) =>
  (fold(text).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []).map((word) =>
    word.slice(0, maxWordLength),
  )

/** Splits a text into words: letters with combining marks, and digits. Empty for a text without any. */
export const splitWords = (text: string) => allWords(text).slice(0, maxWords)

/** The tokens of a text, for the search index and for its queries. */
export const tokenize = (text: string) => splitWords(text).map(singular)

/** Different words after the first 20,000 that the index takes of a long text. */
const maxFurtherWords = 10_000

/** The tokens of a long text for the search index: after the first ones each only once, since they are found by themselves. */
export const tokenizeLong = (text: string) => {
  const tokens = allWords(text).map(singular)
  const first = tokens.slice(0, maxWords)
  const known = new Set(first)
  const further = new Set(tokens.slice(maxWords).filter((token) => !known.has(token)))
  return [...first, ...[...further].slice(0, maxFurtherWords)]
}

/** Whether a text has all words of a query, the last one as a prefix. False for a query without words. */
export const hasAllWords = (text: string, query: string) => {
  const words = tokenize(text)
  const queried = tokenize(query)
  const last = queried.pop()
  return (
    last !== undefined &&
    queried.every((word) => words.includes(word)) &&
    words.some((word) => word.startsWith(last))
  )
}
