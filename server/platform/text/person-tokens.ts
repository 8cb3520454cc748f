import { normalizeText, toAsciiDigits } from "#domain/fields/text.ts"
import { transliterate } from "#domain/fields/transliterate.ts"

import { splitWords } from "./tokens.ts"

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

/** Words of which each has one spelling in the index: what people write in its place, in both scripts. */
const spellings = {
  mohammad:
    "mohd mohammad mohammed mohamad mohamed mohamud muhammad muhammed mohommad मोहम्मद मुहम्मद महम्मद",
  kumari: "kumari kumaari कुमारी",
  shrimati: "smt shrimati shreemati srimati श्रीमती श्रीमति",
  sushri: "sushri sushree सुश्री",
  shri: "shri shree sri श्री",
  late: "late swargiya svargiya swargeeya स्वर्गीय स्वर्गीया",
}
type Spelled = keyof typeof spellings

/** Abbreviations. They are words of a name too (Mo is how Mohan begins), so only a mark or a further word tells. */
const abbreviations: Record<string, Spelled> = {
  md: "mohammad",
  mohd: "mohammad",
  mo: "mohammad",
  मो: "mohammad",
  मु: "mohammad",
  km: "kumari",
  ku: "kumari",
  कु: "kumari",
  smt: "shrimati",
  sv: "late",
  lt: "late",
  स्व: "late",
}

const spelledBy = new Map<string, Spelled>(
  (Object.keys(spellings) as Spelled[]).flatMap((spelled) =>
    splitWords(spellings[spelled]).map((word) => [word, spelled] as const),
  ),
)

/** Titles, which are not part of a name. */
const titles: readonly Spelled[] = ["shri", "shrimati", "sushri", "late"]
/** A title for some and a name for others: a search with it finds those without it too, after the others. */
const optional: readonly Spelled[] = ["kumari"]

/** An abbreviation with its mark: Md., मो०, मो॰. As an ASCII digit the Hindi mark is a 0. */
const marked = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(${Object.keys(abbreviations).join("|")})\\s?(?:[.०॰]|(?<=\\p{Script=Devanagari})0)`,
  "giu",
)
const withoutMarks = (text: string) =>
  text.replaceAll(marked, (_, short: string) => ` ${abbreviations[short.toLowerCase()]} `)

/** Further words of a search are ignored: no name has more. */
const maxWords = 6

/**
 * A number or an e-mail address, marked so that no word of a name finds it, and without the characters that a LIKE
 * pattern would have to escape.
 */
const foldKey = (text: string) => `=${text.toLowerCase().replaceAll(/[^a-z0-9@]+/g, ".")}`

/** Numbers and e-mail addresses. They are not words of a name: WRN2026-1234, anjali@example.org. */
const isKey = (text: string) => /[\d@]/.test(text)

/** The LIKE pattern for a `personTokens` column with this whole number or e-mail address. It needs no escaping. */
export const keyPattern = (text: string) => `% ${foldKey(text)} %`

interface Token {
  key: string
  spelled?: Spelled | undefined
}

const wordToken = (word: string, isLast: boolean): Token => {
  const spelled = spelledBy.get(word) ?? (isLast ? undefined : abbreviations[word])
  return { key: foldName(spelled ?? word), spelled }
}

const partsOf = (text: string) =>
  normalizeText(toAsciiDigits(withoutMarks(text.normalize("NFKC"))))
    .split(" ")
    .filter(Boolean)
    .flatMap((part) => (isKey(part) ? [part] : splitWords(part)))

const tokensOf = (text: string): Token[] =>
  partsOf(text).map((part, index, all) =>
    isKey(part) ? { key: foldKey(part) } : wordToken(part, index === all.length - 1),
  )

const isOneOf = (words: readonly Spelled[], { spelled }: Token) =>
  spelled !== undefined && words.includes(spelled)

/** Without some words, unless nothing else is left. */
const without = (words: readonly Spelled[], tokens: readonly Token[]) => {
  const rest = tokens.filter((token) => !isOneOf(words, token))
  return rest.length > 0 ? rest : tokens
}

const keysOf = (tokens: readonly Token[]) => tokens.map(({ key }) => key)

/** Ends the words of the person's own name. */
const nameEnd = "|"

/**
 * The tokens by which a person is found, as a column to search with `personPatterns`: each between spaces, those of the own name
 * first. The words of names are folded (`foldName`); numbers and e-mail addresses stay whole.
 */
export const personTokens = (name: string, ...others: string[]) => {
  const own = without(titles, tokensOf(name))
  const counted = without(optional, own)
  const rest = [...own.filter((token) => !counted.includes(token)), ...tokensOf(others.join(" "))]
  return ` ${[...keysOf(counted), nameEnd, ...keysOf(without(titles, rest))].join(" ")} `
}

const searchedTokens = (search: string) => without(titles, tokensOf(search)).slice(0, maxWords)

/** Only the last word that was typed may be a beginning. */
const patternsOf = (tokens: readonly Token[], last: Token | undefined) =>
  tokens.map((token) => `% ${token.key}${token === last ? "%" : " %"}`)

/**
 * LIKE patterns for a `personTokens` column, all of which must match: whole tokens, except that the last one is a
 * prefix. Titles need not match. None for a text without letters and digits. They need no escaping.
 */
export const personPatterns = (search: string) => {
  const tokens = searchedTokens(search)
  return patternsOf(tokens, tokens.at(-1))
}

/** Like `personPatterns`, for more people: words that only some write, such as Kumari, need not match either. */
export const lenientPersonPatterns = (search: string) => {
  const tokens = searchedTokens(search)
  return patternsOf(without(optional, tokens), tokens.at(-1))
}

/** The pattern of the word for which an abbreviation alone stands, such as Md; none for another text. It may also be a beginning (Mo). */
export const abbreviationPatterns = (search: string) => {
  const [word = "", ...more] = partsOf(search)
  const spelled = more.length === 0 ? abbreviations[word.toLowerCase()] : undefined
  return spelled ? patternsOf([{ key: foldName(spelled), spelled }], undefined) : []
}

/**
 * LIKE patterns by which matches are ranked, the best first: the whole own name, the same but for words that only some write, and
 * all words whole. All of a rank must match.
 */
export const personRanks = (search: string): string[][] => {
  const tokens = searchedTokens(search)
  const counted = without(optional, tokens)
  if (counted.length === 0) return []
  const own = ` ${keysOf(counted).join(" ")} ${nameEnd} %`
  const whole = (some: readonly Token[]) => keysOf(some).map((key) => `% ${key} %`)
  return [[own, ...whole(tokens)], [own], whole(tokens), whole(counted)]
}
