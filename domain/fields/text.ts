const devanagariZero = 0x0966
const fullWidthZero = 0xff10

/** Converts Devanagari (०-९) and full-width (０-９) digits to 0-9; other characters stay. */
export const toAsciiDigits = (text: string) =>
  text.replace(/[०-९０-９]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= fullWidthZero ? fullWidthZero : devanagariZero))
  })

/** Normalizes typed text for storage: NFC, white space collapsed, trimmed. Returns "" for anything but text. */
export const normalizeText = (typed: unknown) =>
  typeof typed === "string" ? typed.normalize("NFC").replace(/\s+/gu, " ").trim() : ""

const maxLines = 6

/**
 * Normalizes typed lines for storage: as `normalizeText`, but single line breaks stay. A long address has six lines
 * at most; further ones are joined to the last.
 */
export const normalizeLines = (typed: unknown) => {
  if (typeof typed !== "string") return ""
  const filledLines = typed
    .split(/\r\n?|\n/)
    .map(normalizeText)
    .filter(Boolean)
  const last = filledLines.splice(maxLines - 1).join(" ")
  return [...filledLines, ...(last ? [last] : [])].join("\n")
}
