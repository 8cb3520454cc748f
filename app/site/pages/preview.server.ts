/** Length of the description on a department card, in graphemes (specification 3.6). */
const previewLength = 60

// Graphemes, so that a Devanagari syllable with its signs is never split.
const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" })

const endOfSentence = /[.।?!]$/

/** Start of a description; the ellipsis marks omitted text, even after a complete sentence. */
export const previewOf = (description: string) => {
  const characters = Array.from(graphemes.segment(description.trim()), ({ segment }) => segment)
  if (characters.length <= previewLength) return characters.join("")
  const beginning = characters.slice(0, previewLength).join("").trimEnd()
  return endOfSentence.test(beginning) ? `${beginning} …` : `${beginning}…`
}
