import { sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import { editDistance } from "#server/platform/text/edit-distance.ts"
import { foldName } from "#server/platform/text/person-tokens.ts"

/** Each word takes two values, of which both databases allow some ten thousand in a statement. */
const batchSize = 1000

/** Numbers are no words, and words of two letters have too many neighbours. */
const isWord = (token: string) => token.length > 2 && !/\d/.test(token)

/** Adds the words of items, among which misspelt words are looked for. */
export const addToVocabulary = async (db: Database, words: ReadonlySet<string>) => {
  const rows = [...words].filter(isWord).map((word) => ({ word, sound: foldName(word) }))
  for (let start = 0; start < rows.length; start += batchSize) {
    await db
      .insertInto("search_vocabulary")
      .values(rows.slice(start, start + batchSize))
      .onConflict((conflict) => conflict.column("word").doNothing())
      .execute()
  }
}

const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word)

/** A shorter word has too many neighbours to guess which one was meant. */
const isLongEnough = (word: string) => [...word].length >= (isDevanagari(word) ? 4 : 5)

/** Shorter sounds are those of many words: an "a" has none. */
const isTelling = (sound: string) => sound.length >= 3

interface Sounding {
  word: string
  sound: string
}

/** A shorter sound is one letter apart from many words that mean something else. */
const isLongSound = (sound: string) => sound.length > 6

/** Whether a word is another one and a letter that is no repetition: "tablet" means something else than "table". */
const isLonger = (typed: string, word: string) =>
  typed.startsWith(word) && typed.at(-1) !== word.at(-1)

/** How far a word that is only suggested may be from the one that was typed: two letters of six, three of ten. */
const farthest = (word: string) => Math.round(word.length / 4)

/**
 * How near a word is to one that was typed: 1 for one wrong letter after the first (4 for a further one at the end), 2 for the same sound in the other script, 3 for
 * one wrong letter in the other script, more for further wrong letters. Undefined for others.
 */
const nearnessOf = (term: Sounding, { word, sound }: Sounding) => {
  if (word === term.word) return undefined
  if (isDevanagari(term.word) !== isDevanagari(word)) {
    if (sound === term.sound && isTelling(sound)) return 2
    return isLongSound(term.sound) && editDistance(sound, term.sound) === 1 ? 3 : undefined
  }
  if (!isLongEnough(term.word) || term.word.codePointAt(0) !== word.codePointAt(0)) return undefined
  const distance = editDistance(term.word, word)
  if (distance === 1) return isLonger(term.word, word) ? 4 : 1
  return distance <= farthest(term.word) ? 2 + distance : undefined
}

/** The words whose sound begins like this one and is about as long, from an index range. */
const findSimilar = (db: Database, sound: string) => {
  const [first = ""] = sound
  const length = sql<number>`length(sound)`
  return db
    .selectFrom("search_vocabulary")
    .selectAll()
    .where("sound", ">=", first)
    .where("sound", "<", String.fromCodePoint(first.codePointAt(0)! + 1))
    .where(length, ">=", sound.length - 2)
    .where(length, "<=", sound.length + 2)
    .execute()
}

/** A word that may have been meant. */
export interface NearWord {
  word: string
  /** Whether it is near enough to be searched instead; else it is only suggested. */
  isCorrection: boolean
}

/**
 * The words of the vocabulary and the others given that may have been meant, nearest first. They are words of drafts, too: show none
 * before it is found among public items.
 */
export const findNearWords = async (
  db: Database,
  word: string,
  others: Iterable<Sounding>,
): Promise<NearWord[]> => {
  if (!isWord(word) || word.length < 4) return []
  const term = { word, sound: foldName(word) }
  const similar = [...(await findSimilar(db, term.sound)), ...others]
  const near = new Map(similar.map((known) => [known.word, nearnessOf(term, known)]))
  return Array.from(near, ([known, nearness = Infinity]) => ({ word: known, nearness }))
    .filter(({ nearness }) => nearness < Infinity)
    .toSorted((a, b) => a.nearness - b.nearness || (a.word < b.word ? -1 : 1))
    .map(({ word: known, nearness }) => ({ word: known, isCorrection: nearness < 4 }))
}
