/** After NIST SP 800-63B-4: long where it stands alone, nothing asked of its letters, nothing well known. */
export const passwordLength = { min: 15, max: 128 } as const

const wellKnown = [
  "password",
  "passw0rd",
  "qwerty",
  "letmein",
  "iloveyou",
  "welcome",
  "admin",
  "college",
  "mahavidyalaya",
  "123456",
  "abcdef",
  "krishna",
  "jaishreeram",
  "india",
]

/** What is left of a password when all that is well known or says who it is has been taken out. */
const restOf = (password: string, known: readonly string[]) =>
  known
    .filter((word) => word.length >= 3)
    .reduce((rest, word) => rest.replaceAll(word.toLowerCase(), ""), password.toLowerCase())
    .replaceAll(/[^\p{L}\p{N}]/gu, "")

/** Why a password is not taken; undefined where it is. `about` is what others know of its owner. */
export const passwordProblem = (password: unknown, about: readonly string[]) => {
  if (typeof password !== "string" || password === "") return "missing"
  const letters = [...password.normalize("NFC")]
  if (letters.length < passwordLength.min) return "password.too_short"
  if (letters.length > passwordLength.max) return "password.too_long"
  if (new Set(letters).size < 5) return "password.too_simple"
  const rest = restOf(password, [...wellKnown, ...about.flatMap((text) => text.split(/[\s@.]+/))])
  return rest.length < 6 ? "password.too_simple" : undefined
}
