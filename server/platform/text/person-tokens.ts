import { normalizeText, toAsciiDigits } from "#domain/fields/text.ts"

import { splitWords } from "./tokens.ts"

const pairs = (letters: string, latin: string) => {
  const spellings = latin.split(" ")
  return [...letters].map((letter, index) => [letter, spellings[index]!] as const)
}

const consonants = new Map([
  ...pairs("कखगघङचछजझञ", "k kh g gh n ch chh j jh n"),
  ...pairs("टठडढणतथदधन", "t th d dh n t th d dh n"),
  ...pairs("पफबभमयरलवळ", "p ph b bh m y r l v l"),
  ...pairs("शषसह", "sh sh s h"),
])
const vowels = new Map(pairs("अआइईउऊऋएऐओऔ", "a a i i u u ri e ai o au"))
/** A vowel after a consonant. The virama at the end says that there is none. */
const vowelSigns = new Map(
  pairs(
    "\u093e\u093f\u0940\u0941\u0942\u0943\u0947\u0948\u094b\u094c\u094d",
    "a i i u u ri e ai o au ",
  ),
)

/** Writes Devanagari in Latin letters. Other letters stay. */
const transliterate = (word: string) => {
  const letters = [...word.replaceAll("ज्ञ", "ग्य")]
  return letters
    .map((letter, index) => {
      const consonant = consonants.get(letter)
      if (consonant === undefined) return vowels.get(letter) ?? vowelSigns.get(letter) ?? letter
      const next = letters[index + 1]
      // A consonant without a vowel sign is spoken with an "a", except at the end of a word.
      return next === undefined || vowelSigns.has(next) ? consonant : `${consonant}a`
    })
    .join("")
    .replaceAll("ं", "n")
    .replaceAll("ः", "")
}

/** What is written in several ways, in lower-case Latin letters, each with its one folded spelling. In order. */
const folds: readonly (readonly [RegExp, string])[] = [
  [/x/g, "ks"],
  [/q|ck/g, "k"],
  [/ow(?![aeiou])/g, "au"],
  [/w/g, "v"],
  [/z/g, "j"],
  [/f/g, "p"],
  // Aspirated consonants.
  [/(?<=[bcdgjkpst])h+/g, ""],
  // Long vowels.
  [/aa/g, "a"],
  [/ee|ii|ie/g, "i"],
  [/oo|uu/g, "u"],
  // Verma and Varma.
  [/er/g, "r"],
  // A "y" after a vowel: Vijay and Vijai, Priya and Pria.
  [/(?<=[aeiou])y/g, "i"],
  [/ai|ei/g, "i"],
  [/au|ou|o/g, "u"],
  [/e/g, "i"],
  [/m(?=[pb])/g, "n"],
  // Singh and Sinh.
  [/ng(?![aeiou])|nh/g, "n"],
  // An "a" is often not written or not spoken, except as the first letter.
  [/(?<=.)a/g, ""],
  [/y$/g, "i"],
  [/(.)\1+/g, "$1"],
]

/**
 * Folds a word of a name to a key that is the same for its common spellings in Devanagari and in Latin letters:
 * सुनीता, Sunita and Suneeta. Different names may have the same key (Kamal and Kamla). The word is one of `splitWords`.
 */
export const foldName = (word: string) =>
  folds.reduce((text, [from, to]) => text.replaceAll(from, to), transliterate(word))

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
  normalizeText(toAsciiDigits(text).normalize("NFKC"))
    .split(" ")
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
