/** Length of the description on a department card, in graphemes (specification 3.6). */
const previewLength = 60

// What a reader takes for one character: a Devanagari syllable with its signs is never cut in two.
const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" })

const endOfSentence = /[.।?!]$/

/** The beginning of a description; an ellipsis tells that there is more, after a whole sentence too. */
export const preview = (description: string) => {
  const characters = Array.from(graphemes.segment(description.trim()), ({ segment }) => segment)
  if (characters.length <= previewLength) return characters.join("")
  const beginning = characters.slice(0, previewLength).join("").trimEnd()
  return endOfSentence.test(beginning) ? `${beginning} …` : `${beginning}…`
}
