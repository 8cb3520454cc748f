import { normalizePassword, passwordLengthError } from "#domain/fields/password.ts"

/** Common words of Indian passwords, which zxcvbn's English dictionaries lack. */
const localWords = [
  "mahavidyalaya",
  "adarshpur",
  "admission",
  "aadhaar",
  "krishna",
  "jaishreeram",
  "bharat",
  "hanuman",
  "ganesh",
  "namaste",
]

const loadEstimator = async () => {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    // The time grows steeply with the length: 0.3 to 0.5 s for 32 of the worst characters, 0.2 s for these. What follows is not counted.
    maxLength: 20,
  })
}

/** Loaded with the first password that is set: the dictionaries take 60 MB. */
let estimator: Awaited<ReturnType<typeof loadEstimator>> | undefined

/** zxcvbn's "very unguessable": at least 10^10 guesses. */
const bestScore = 4

/**
 * The password without local words and words about its owner. zxcvbn takes such words too, but counts each of
 * them as ten thousand guesses.
 */
const withoutKnownWords = (password: string, about: readonly string[]) =>
  [...localWords, ...about.flatMap((text) => text.toLowerCase().split(/[\s@.]+/))]
    .filter((word) => word.length >= 3)
    .reduce((rest, word) => rest.replaceAll(word, ""), password.toLowerCase())

/** Why a password is rejected; undefined if it is accepted. `about` holds texts that others know about its owner. */
export const passwordError = async (password: unknown, about: readonly string[]) => {
  if (typeof password !== "string" || password === "") return "missing"
  const normalized = normalizePassword(password)
  const lengthError = passwordLengthError(normalized)
  if (lengthError) return lengthError
  estimator ??= await loadEstimator()
  const { score } = estimator.check(withoutKnownWords(normalized, about))
  return score < bestScore ? "password.too_simple" : undefined
}
