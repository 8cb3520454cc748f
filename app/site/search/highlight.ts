// A word includes vowel signs and joiners: highlighting between them would break Devanagari letters.
const word = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu

/** Normalizes words for comparison: lower case, and one spelling for letters with a nukta (फ़). */
const plain = (text: string) => text.normalize("NFC").toLowerCase()

const wordsIn = (text: string) => plain(text).match(word) ?? []

/** Splits a text into parts in order; words that start with a word of the query are hits. */
export const highlightMatches = (text: string, query: string) => {
  const searched = wordsIn(query)
  const isHit = (found: string) => searched.some((start) => plain(found).startsWith(start))
  const pieces: { text: string; isHit: boolean }[] = []
  const add = (piece: string, hit: boolean) => {
    if (piece !== "") pieces.push({ text: piece, isHit: hit })
  }
  let end = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!isHit(found)) continue
    add(text.slice(end, index), false)
    add(found, true)
    end = index + found.length
  }
  add(text.slice(end), false)
  return pieces
}
