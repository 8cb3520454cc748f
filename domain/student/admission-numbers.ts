import { normalizeText, toAsciiDigits } from "../fields/text.ts"

/** A number and its last digits. With the look-behind a run of digits is read once, so a long text takes linear time. */
const readNumber = (number: string) => {
  const text = toAsciiDigits(normalizeText(number))
  const [digits] = /(?<!\d)\d+$/.exec(text) ?? []
  return digits === undefined ? undefined : { series: text.slice(0, -digits.length), digits }
}

type ReadNumber = NonNullable<ReturnType<typeof readNumber>>

/** The number that comes so many places after this one. */
const numberAfter = ({ series, digits }: ReadNumber, places: bigint) =>
  series + String(BigInt(digits) + places).padStart(digits.length, "0")

/**
 * The admission number of the first of several students, and those that follow: "2025/00041", "2025/00042". Undefined
 * if the first one does not end in a digit.
 */
export const consecutiveNumbers = (first: string, count: number): string[] | undefined => {
  const read = readNumber(first)
  return read && Array.from({ length: count }, (_, index) => numberAfter(read, BigInt(index)))
}

/** Numbers that follow each other. */
export interface NumberRange {
  from: string
  to: string
}

/** The numbers of one series that were given, in order, from the first one that was asked for; and those passed over between. */
export const rangesOf = (first: string, given: readonly string[]) => {
  const ranges: Record<"given" | "passedOver", NumberRange[]> = { given: [], passedOver: [] }
  const start = readNumber(first)
  if (!start) return ranges
  let expected = BigInt(start.digits)
  for (const number of given) {
    const place = BigInt(readNumber(number)!.digits)
    const last = ranges.given.at(-1)
    const gap = place - expected
    if (gap > 0n) {
      const skipped = expected - BigInt(start.digits)
      const from = numberAfter(start, skipped)
      ranges.passedOver.push({ from, to: numberAfter(start, skipped + gap - 1n) })
    }
    if (last && gap === 0n) last.to = number
    else ranges.given.push({ from: number, to: number })
    expected = place + 1n
  }
  return ranges
}
