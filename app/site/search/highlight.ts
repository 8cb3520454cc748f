// A word with its vowel signs and joiners: a mark within it would tear Devanagari letters apart.
const word = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu

/** As words are compared: any case, and one spelling for letters with a dot (फ़). */
const plain = (text: string) => text.normalize("NFC").toLowerCase()

const wordsIn = (text: string) => plain(text).match(word) ?? []

/** A text in pieces, in order: those words that begin with a word of the query are hits. */
export const highlightMatches = (text: string, query: string) => {
  const asked = wordsIn(query)
  const isHit = (found: string) => asked.some((one) => plain(found).startsWith(one))
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
