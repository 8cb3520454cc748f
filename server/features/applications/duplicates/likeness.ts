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

/** Two names are alike with the same first word, or with the same letters: Ram Prasad and Ramprasad. */
const areNamesAlike = (a: string, b: string) => {
  const [ofA, ofB] = [nameWords(a), nameWords(b)]
  return ofA[0] === ofB[0] || ofA.join("") === ofB.join("")
}

/**
 * Whether two applications are likely of one person: the same date of birth, and the names of applicant and father alike
 * (specification 7.9).
 */
export const isLikelySamePerson = (a: Person, b: Person) =>
  a.dob === b.dob &&
  areNamesAlike(a.applicant_name, b.applicant_name) &&
  areNamesAlike(a.father_name, b.father_name)

/** A key for the index: equal if `isLikelySamePerson`, and seldom otherwise. */
export const likenessKey = ({ applicant_name, father_name, dob }: Person) =>
  [dob, ...[applicant_name, father_name].map((name) => nameWords(name).join("").slice(0, 2))].join(
    " ",
  )
