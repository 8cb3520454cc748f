/** Follows NIST SP 800-63B-4 for a password as the only factor: long, no composition rules, no common passwords. */
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
  "monkey",
  "dragon",
  "sunshine",
  "princess",
  "football",
  "cricket",
  "superman",
  "bharat",
  "hanuman",
  "ganesh",
  "namaste",
  "aadhaar",
  "adarshpur",
  "admission",
]

/** Alphabetic, numeric and keyboard sequences, in both directions. */
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "12345678901234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "q1w2e3r4t5y6u7i8o9p0",
].flatMap((row) => [row, [...row].toReversed().join("")])

const shortestRun = 4

/** Removes each run of four or more characters of such a sequence. */
const withoutRuns = (text: string) => {
  let rest = ""
  for (let at = 0; at < text.length;) {
    let end = at
    while (end < text.length && rows.some((row) => row.includes(text.slice(at, end + 1)))) end++
    if (end - at < shortestRun) rest += text[at++]
    else at = end
  }
  return rest
}

/** The rest of a password without common words and words about its owner. */
const restOf = (password: string, known: readonly string[]) => {
  const unknown = known
    .filter((word) => word.length >= 3)
    .reduce((rest, word) => rest.replaceAll(word.toLowerCase(), ""), password.toLowerCase())
  return withoutRuns(unknown.replaceAll(/[^\p{L}\p{N}]/gu, ""))
}

/** Why a password is rejected; undefined if it is accepted. `about` holds texts that others know about its owner. */
export const passwordError = (password: unknown, about: readonly string[]) => {
  if (typeof password !== "string" || password === "") return "missing"
  const letters = [...password.normalize("NFC")]
  if (letters.length < passwordLength.min) return "password.too_short"
  if (letters.length > passwordLength.max) return "password.too_long"
  if (new Set(letters).size < 5) return "password.too_simple"
  const rest = restOf(password, [...wellKnown, ...about.flatMap((text) => text.split(/[\s@.]+/))])
  return rest.length < 6 ? "password.too_simple" : undefined
}
