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

/** Two names are alike with the same first word, or with the same letters. */
const areNamesAlike = (a: string, b: string) => {
  const [ofA, ofB] = [nameWords(a), nameWords(b)]
  return ofA[0] === ofB[0] || lettersOf(ofA) === lettersOf(ofB)
}

/**
 * Whether two applications are likely of one person: the same date of birth, and the names of applicant and father alike
 * (specification 7.9).
 */
export const isLikelySamePerson = (a: Person, b: Person) =>
  a.dob === b.dob &&
  areNamesAlike(a.applicant_name, b.applicant_name) &&
  areNamesAlike(a.father_name, b.father_name)

/** The first letters of a name. Where words are joined, an m may have become an n. */
const beginningOf = (name: string) => nameWords(name)[0]?.slice(0, 2).replaceAll("n", "m") ?? ""

/** A key for the index: the same for `isLikelySamePerson`, and seldom for others. */
export const likenessKey = ({ applicant_name, father_name, dob }: Person) =>
  [dob, beginningOf(applicant_name), beginningOf(father_name)].join(" ")
