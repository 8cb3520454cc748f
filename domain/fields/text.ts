/**
 * The zero of each set of digits that keyboards and phones in India offer: ASCII stays, then Arabic and Urdu,
 * Devanagari to Malayalam, and full-width digits.
 */
const zeros = "٠۰०০੦૦୦௦౦೦൦０".split("").map((zero) => zero.charCodeAt(0))

/** Converts the digits of Indian scripts, Arabic digits and full-width digits to 0-9; other characters stay. */
export const toAsciiDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = zeros.find((first) => code >= first && code <= first + 9)
    return zero === undefined ? digit : String(code - zero)
  })

const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/**
 * Characters without a shape: control characters, direction marks, soft hyphens and the like, halves of surrogate pairs,
 * and code points that are no characters. Zero-width joiners and variation selectors can mean something.
 */
const invisible =
  /(?![\n\t\p{Join_Control}\p{Variation_Selector}])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

const joiners =
  /(\p{Extended_Pictographic}\ufe0f?|[\p{L}\p{M}])?(\p{Join_Control}+)(?=([\p{L}\p{M}\p{Extended_Pictographic}])?)/gu

const simpleLetter = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u
/** Signs that remove the vowel of a consonant. A joiner after them selects the form of the consonant. */
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]/

/** Keeps a zero-width joiner after a virama, within a word of a script that has joined forms, and within an emoji. */
const withoutIdleJoiners = (text: string) =>
  text.replace(
    joiners,
    (_, before: string | undefined, marks: string, after: string | undefined) => {
      if (before === undefined) return ""
      const means = virama.test(before) || (after !== undefined && !simpleLetter.test(before))
      return means ? before + marks.charAt(0) : before
    },
  )

/**
 * Normalizes text of any length for storage: NFC, line feeds only, no control characters, and no characters without a
 * shape. A text pasted from a phone book, a web page or an office document can contain them.
 */
export const cleanText = (text: string) =>
  withoutIdleJoiners(text.normalize("NFC").replace(lineBreaks, "\n").replace(invisible, ""))

/** Normalizes each text within a value of JSON (`cleanText`). */
export const cleanTexts = (value: unknown): unknown => {
  if (typeof value === "string") return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanTexts)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleanTexts(part)]))
}

/** Normalizes a line of text for storage: `cleanText`, white space collapsed, trimmed. Returns "" for anything but text. */
export const normalizeText = (input: unknown) =>
  typeof input === "string" ? cleanText(input).replace(/\s+/gu, " ").trim() : ""

const maxLines = 6

/**
 * Normalizes typed lines for storage: as `normalizeText`, but single line breaks stay. A long address has six lines
 * at most; further ones are joined to the last.
 */
export const normalizeLines = (input: unknown) => {
  if (typeof input !== "string") return ""
  const filledLines = cleanText(input).split("\n").map(normalizeText).filter(Boolean)
  const last = filledLines.splice(maxLines - 1).join(" ")
  return [...filledLines, ...(last ? [last] : [])].join("\n")
}

/** Dashes and signs that look like one: hyphens, en dashes, minus signs. */
const dashes = /[\p{Pd}\u02d7\u2043\u2212]/gu

/**
 * Normalizes a code as people copy it: ASCII digits, plain hyphens, no spaces, no invisible characters, and ASCII for
 * full-width and similar forms of characters (NFKC).
 */
export const normalizeCode = (text: string) =>
  toAsciiDigits(cleanText(text).normalize("NFKC"))
    .replace(dashes, "-")
    .replace(/[\s\p{Join_Control}\p{Variation_Selector}]/gu, "")

/** Normalizes a number that people write in groups: as `normalizeCode`, without hyphens. */
export const normalizeNumber = (text: string) => normalizeCode(text).replaceAll("-", "")
