import { toAsciiDigits } from "../fields/text.ts"

/**
 * The admission number of the first of several students, and those that follow: "2025/00041", "2025/00042". Undefined
 * if the first one does not end in a digit.
 */
export const consecutiveNumbers = (first: string, count: number): string[] | undefined => {
  const [, series = "", digits] = /^(.*?)(\d+)$/.exec(toAsciiDigits(first.trim())) ?? []
  if (digits === undefined) return undefined
  return Array.from(
    { length: count },
    (_, index) => series + String(BigInt(digits) + BigInt(index)).padStart(digits.length, "0"),
  )
}
