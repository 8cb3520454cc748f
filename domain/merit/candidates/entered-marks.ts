import { parseApplicationId } from "../../applications/application-number.ts"
import { percentage } from "../../applications/form/form-rules.ts"
import { normalizeCode } from "../../fields/text.ts"
import { toHundredths } from "../hundredths.ts"

/** The largest number of lines that are entered at once. */
export const maxMarkLines = 2000

/** A percentage in hundredths, typed as "82.40" or as marks "412/500". Undefined for anything else. */
export const typedPercentage = (typed: string) => {
  const [first = "", maximum, ...more] = normalizeCode(typed).replaceAll("%", "").split("/")
  const text = maximum === undefined ? first.trim() : percentage(first, maximum)
  const hundredths = toHundredths(text)
  const isPercentage = hundredths !== undefined && hundredths >= 0 && hundredths <= 100_00
  return isPercentage && more.length === 0 ? hundredths : undefined
}

export interface MarkLine {
  /** From 1. */
  line: number
  /** An application number, or the admission code of a sheet of before. */
  id: string
  percentage: number
}

/** What is wrong with a line; "unknown": no application of the programme has this number. */
export type MarkError = "columns" | "code" | "percentage" | "twice" | "unknown"

const cellsOf = (line: string) =>
  line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"))

/**
 * Lines of an application number and a percentage, separated by a comma, a semicolon or a tab, as tables are pasted. The
 * first line may be a heading. Empty lines and numbers without a percentage are left out.
 */
export const parseMarkLines = (text: string) => {
  const lines: MarkLine[] = []
  const errors: { line: number; error: MarkError }[] = []
  const seen = new Set<string>()
  const rows = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/)
  for (const [index, row] of rows.entries()) {
    const line = index + 1
    const [typedId = "", typed = "", ...more] = cellsOf(row)
    const id = parseApplicationId(typedId)
    const value = typedPercentage(typed)
    const isHeading = index === 0 && !id && value === undefined && typed !== ""
    if (isHeading || (typed === "" && more.every((cell) => cell === "") && (id || typedId === "")))
      continue
    const error =
      (more.some((cell) => cell !== "") && "columns") ||
      (!id && "code") ||
      (value === undefined && "percentage") ||
      (seen.has(id!) && "twice")
    if (error) errors.push({ line, error })
    else lines.push({ line, id: id!, percentage: value! })
    if (id) seen.add(id)
  }
  return { lines, errors }
}
