import { stopWords } from "#domain/content/search/stop-words.ts"
import { wordsOfGroup } from "#domain/content/search/synonyms.ts"
import { foldName } from "#server/platform/text/person-tokens.ts"
import { tokenize } from "#server/platform/text/tokens.ts"

/** Maximum number of search words; limits the cost of a hostile query. */
const maxWords = 10

/** One thing that is searched: the words of the query, all of which must match, or one of their synonyms. */
export interface SearchTerm {
  words: string[]
  /** Whether the last word is a prefix. */
  isPrefix: boolean
  /** Each a word, or a phrase of words in this order. */
  synonyms: string[][]
}

/** The synonyms of a site by their tokens, joined with spaces. */
export interface Synonyms {
  of: ReadonlyMap<string, string[][]>
  /** All their words with their sounds, for corrections. */
  words: readonly { word: string; sound: string }[]
  /** The most words that a phrase has. */
  longest: number
}

const compile = (groups: readonly string[]): Synonyms => {
  const of = new Map<string, Map<string, string[]>>()
  for (const group of groups) {
    const phrases = wordsOfGroup(group)
      .map((word) => tokenize(word))
      .filter((tokens) => tokens.length > 0)
    const byKey = new Map(phrases.map((tokens) => [tokens.join(" "), tokens]))
    for (const key of byKey.keys()) of.set(key, new Map([...(of.get(key) ?? []), ...byKey]))
  }
  const phrases = [...of.keys()].map((key) => key.split(" "))
  return {
    of: new Map(
      Array.from(of, ([key, others]) => [
        key,
        [...others].filter(([other]) => other !== key).map(([, tokens]) => tokens),
      ]),
    ),
    words: [...new Set(phrases.flat())].map((word) => ({ word, sound: foldName(word) })),
    longest: Math.max(1, ...phrases.map(({ length }) => length)),
  }
}

let latest: { groups: readonly string[]; synonyms: Synonyms } | undefined

/** The synonyms of the settings. The last ones are kept: every search needs them, and they rarely change. */
export const synonymsOf = (groups: readonly string[]) => {
  if (latest?.groups !== groups) latest = { groups, synonyms: compile(groups) }
  return latest.synonyms
}

const skipped = new Set([...stopWords].flatMap(tokenize))

/** Whether a term is a word of a question that says nothing about what is searched. */
const isSkipped = ({ words, synonyms }: SearchTerm) =>
  words.length === 1 && synonyms.length === 0 && skipped.has(words[0]!)

/**
 * The terms of a query: its words, or phrases that have synonyms, like "last date". Words of questions are left out if others remain.
 * The last word is a prefix.
 */
export const readTerms = (query: string, { of, longest }: Synonyms): SearchTerm[] => {
  const tokens = tokenize(query).slice(0, maxWords)
  const terms: SearchTerm[] = []
  for (let start = 0; start < tokens.length;) {
    let end = Math.min(tokens.length, start + longest)
    while (end > start + 1 && !of.has(tokens.slice(start, end).join(" "))) end--
    const words = tokens.slice(start, end)
    terms.push({ words, isPrefix: false, synonyms: of.get(words.join(" ")) ?? [] })
    start = end
  }
  const telling = terms.filter((term) => !isSkipped(term))
  const significant = telling.length > 0 ? telling : terms
  return significant.map((term, index) => ({ ...term, isPrefix: index === significant.length - 1 }))
}

/** Finds the tokens of a text that match the terms: their words, and the synonyms, of which a phrase must be there as a whole. */
export const matcherOf = (terms: readonly SearchTerm[]) => {
  const synonyms = terms.flatMap((term) => term.synonyms)
  const words = new Set([
    ...terms.flatMap((term) => term.words),
    ...synonyms.flatMap((phrase) => (phrase.length === 1 ? phrase : [])),
  ])
  const phrases = synonyms.filter(({ length }) => length > 1)
  const prefixes = terms.filter(({ isPrefix }) => isPrefix).map((term) => term.words.at(-1)!)
  const isWord = (token: string) =>
    words.has(token) || prefixes.some((prefix) => token.startsWith(prefix))
  return (tokens: readonly string[]): boolean[] => {
    const matches = tokens.map(isWord)
    for (const phrase of phrases) {
      for (let start = 0; start + phrase.length <= tokens.length; start++) {
        if (phrase.every((word, index) => tokens[start + index] === word))
          matches.fill(true, start, start + phrase.length)
      }
    }
    return matches
  }
}

const hasWords = (tokens: readonly string[], { words, isPrefix }: SearchTerm) =>
  words.every((word, index) =>
    isPrefix && index === words.length - 1
      ? tokens.some((token) => token.startsWith(word))
      : tokens.includes(word),
  )

/** How a short text matches a term: 2 for its own words, 1 for a synonym, else 0. */
export const matchTokens = (tokens: readonly string[], term: SearchTerm): number => {
  if (hasWords(tokens, term)) return 2
  const isThere = (phrase: string[]) => phrase.every((word) => tokens.includes(word))
  return term.synonyms.some(isThere) ? 1 : 0
}
