const pairs = (letters: string, latin: string) => {
  const spellings = latin.split(" ")
  return [...letters].map((letter, index) => [letter, spellings[index]!] as const)
}

const consonants = new Map([
  ...pairs("कखगघङचछजझञ", "k kh g gh n ch chh j jh n"),
  ...pairs("टठडढणतथदधन", "t th d dh n t th d dh n"),
  ...pairs("पफबभमयरलवळ", "p ph b bh m y r l v l"),
  ...pairs("शषसह", "sh sh s h"),
])
const vowels = new Map(pairs("अआइईउऊऋएऐओऔऑ", "a a i i u u ri e ai o au o"))
/** A vowel after a consonant. The virama says that there is none. */
const vowelSigns = new Map(
  pairs(
    "\u093e\u093f\u0940\u0941\u0942\u0943\u0947\u0948\u094b\u094c\u0949\u094d",
    "a i i u u ri e ai o au o ",
  ),
)

/** Letters with a nukta, in Latin letters where the letter without it sounds otherwise. */
const withNukta: readonly (readonly [string, string])[] = [
  ["ड\u093c", "र"],
  ["ढ\u093c", "ढ"],
  ["\u093c", ""],
]

/** Writes Devanagari in Latin letters, as people do on a phone. Other letters stay. */
export const transliterate = (word: string) => {
  const letters = [
    ...withNukta.reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      word.normalize("NFKC").replaceAll("ज्ञ", "ग्य"),
    ),
  ]
  return letters
    .map((letter, index) => {
      const consonant = consonants.get(letter)
      if (consonant === undefined) return vowels.get(letter) ?? vowelSigns.get(letter) ?? letter
      const next = letters[index + 1]
      // A consonant without a vowel sign is spoken with an "a", except at the end of a word: not so मित्र, सत्य.
      const isLast = next === undefined || !/[\p{L}\p{M}]/u.test(next)
      const isJoined = letters[index - 1] === "\u094d" && /[रयव]/.test(letter)
      return (isLast && !isJoined) || vowelSigns.has(next ?? "") ? consonant : `${consonant}a`
    })
    .join("")
    .replaceAll(/[\u0901\u0902]/g, "n")
    .replaceAll("\u0903", "")
}
