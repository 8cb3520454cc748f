/** Limits of the synonyms that staff edit (specification 3.10). */
export const synonymLimits = { fewestWords: 2, mostWords: 20, wordLength: 60, groups: 200 }

const hasLetterOrDigit = (word: string) => /[\p{L}\p{N}]/u.test(word)

/** The words of a group as staff write it: separated by commas, each once. A word may be a phrase, like "last date". */
export const wordsOfGroup = (group: string) => {
  const words = group.split(",").map((word) => word.trim().replaceAll(/\s+/g, " "))
  return [...new Map(words.filter(Boolean).map((word) => [word.toLowerCase(), word])).values()]
}

/** Normalizes a typed group for storage; undefined if it is invalid. */
export const readSynonymGroup = (text: string) => {
  const words = wordsOfGroup(text)
  const { fewestWords, mostWords, wordLength } = synonymLimits
  const isValid =
    words.length >= fewestWords &&
    words.length <= mostWords &&
    words.every((word) => word.length <= wordLength && hasLetterOrDigit(word))
  return isValid ? words.join(", ") : undefined
}
