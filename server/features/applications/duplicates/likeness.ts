import { foldName } from "#server/platform/text/person-tokens.ts"
import { splitWords } from "#server/platform/text/tokens.ts"

/** What two applications are compared by if they have different Aadhaar numbers. */
export interface Person {
  applicant_name: string
  father_name: string
  /** YYYY-MM-DD. */
  dob: string
}

/** Titles and first names that many people have, in both scripts. They do not count unless nothing else is left. */
const titles = new Set(
  splitWords(
    "Shri Sri Smt Shrimati Km Kumari Mr Mrs Ms Dr Late Sv Swargiya Mohd Md Mo Mohammad मोहम्मद मो डॉ",
  ).map(foldName),
)

/** The words of a name in the one spelling for both scripts, without titles. */
const nameWords = (name: string) => {
  const words = splitWords(name).map(foldName)
  const counted = words.filter((word) => !titles.has(word))
  return counted.length > 0 ? counted : words
}

/** The letters of a name as those of one word: Ram Prasad and Ramprasad. */
const lettersOf = (words: readonly string[]) =>
  words
    .join("")
    .replaceAll(/m(?=[pb])/g, "n")
    .replaceAll(/(.)\1+/g, "$1")

/** What a name is compared by: its first word, and all its letters. */
const comparedBy = (name: string) => {
  const words = nameWords(name)
  return [words[0] ?? "", lettersOf(words)]
}

/** What two people with one likeness key are compared by, as a column holds it. */
export const likenessOf = ({ applicant_name, father_name }: Person) =>
  [...comparedBy(applicant_name), ...comparedBy(father_name)].join(" ")

/** What records of one person have in common: the date of birth and both names, however they are spelt. */
export const identityOf = ({ applicant_name, father_name, dob }: Person) =>
  [dob, comparedBy(applicant_name)[1], comparedBy(father_name)[1]].join(" ")

/** The first letters of a name. Where words are joined, an m may have become an n. */
const beginningOf = (name: string) => comparedBy(name)[0]!.slice(0, 2).replaceAll("n", "m")

/** The key by which likely duplicates are found in the index: the birth date, and how the names begin. */
export const likenessKey = ({ applicant_name, father_name, dob }: Person) =>
  [dob, beginningOf(applicant_name), beginningOf(father_name)].join(" ")

/**
 * Whether two applications with one likeness key are likely of one person: alike names of applicant and father (specification
 * 9.9), by the words that they are compared by. Two names are alike with the same first word, or with the same letters.
 */
export const areAlike = (a: readonly string[], b: readonly string[]) =>
  (a[0] === b[0] || a[1] === b[1]) && (a[2] === b[2] || a[3] === b[3])
