import { normalizeText, toAsciiDigits } from "../fields/text.ts"

/**
 * The admission number of the first of several students, and those that follow: "2025/00041", "2025/00042". Undefined
 * if the first one does not end in a digit.
 */
export const consecutiveNumbers = (first: string, count: number): string[] | undefined => {
  const text = toAsciiDigits(normalizeText(first))
  // With the look-behind a run of digits is read once, so a long text takes linear time.
  const [digits] = /(?<!\d)\d+$/.exec(text) ?? []
  if (digits === undefined) return undefined
  const series = text.slice(0, -digits.length)
  return Array.from(
    { length: count },
    (_, index) => series + String(BigInt(digits) + BigInt(index)).padStart(digits.length, "0"),
  )
}
