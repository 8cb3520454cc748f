type WidthOf = (text: string) => number

const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" })

/** Breaks a word that is wider than a line, between letters with their vowel signs. */
const breakWord = (word: string, width: number, widthOf: WidthOf) => {
  const parts = [""]
  for (const { segment } of graphemes.segment(word)) {
    const longer = parts.at(-1)! + segment
    if (parts.at(-1) === "" || widthOf(longer) <= width) parts[parts.length - 1] = longer
    else parts.push(segment)
  }
  return parts
}

/** The lines of a text in a width. */
export const wrapText = (text: string, width: number, widthOf: WidthOf) => {
  if (widthOf(text) <= width) return [text]
  const words = text
    .split(" ")
    .flatMap((word) => (widthOf(word) <= width ? [word] : breakWord(word, width, widthOf)))
  const lines = words.slice(0, 1)
  for (const word of words.slice(1)) {
    const longer = `${lines.at(-1)} ${word}`
    if (widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
