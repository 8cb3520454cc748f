/**
 * The words of a text as they are written, for highlighting. A word includes vowel signs and joiners, or Devanagari letters would
 * break, and dots between letters: "B.Sc" is one word of the search.
 */
const writtenWord =
  /[\p{L}\p{M}\p{N}\u200c\u200d]+(?:[.'’](?=\p{L})[\p{L}\p{M}\p{N}\u200c\u200d]+)*/gu

export const wordsAsWritten = (text: string) => text.matchAll(writtenWord)

/** One spelling of a written word, for comparison: lower case, and composed letters. */
export const plainWord = (word: string) => word.normalize("NFC").toLowerCase()
