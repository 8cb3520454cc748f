import { parseApplicationId } from "../../applications/application-number.ts"
import { percentage } from "../../applications/form/percentage.ts"
import { normalizeCode } from "../../fields/text.ts"
import type { CellFault } from "../../spreadsheets/table-faults.ts"
import { toHundredths } from "../hundredths.ts"
import type { MeritRule } from "./merit-rule.ts"

/** The percentages that the form does not ask: staff enter them. */
export const enteredComponents = ["best_five", "subject_group", "entrance"] as const
export type EnteredComponent = (typeof enteredComponents)[number]

/** Those of them that a rule uses. */
export const enteredFor = ({ basis, eligibility }: Pick<MeritRule, "basis" | "eligibility">) => {
  const used = new Set<string>([...basis, eligibility].map(({ component }) => component))
  return enteredComponents.filter((component) => used.has(component))
}

/** The largest number of lines that are entered at once. */
export const maxMarkLines = 2000

/** A percentage in hundredths, typed as "82.40" or as marks "412/500". Undefined for anything else. */
export const parsePercentage = (input: string) => {
  const [first = "", maximum, ...more] = normalizeCode(input).replaceAll("%", "").split("/")
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
export type MarkError = "columns" | "code" | "percentage" | "twice" | "unknown" | CellFault

/** A row of a table that is read: its number, and its cells. */
interface Row {
  number: number
  cells: readonly { text: string; fault?: CellFault }[]
}

const errorIn = ({ cells }: Row, id: string | undefined, value: number | undefined) => {
  if (cells.slice(2).some(({ text }) => text !== "")) return "columns"
  const fault = cells.find((cell) => cell.fault)?.fault
  if (fault) return fault
  if (id === undefined) return "code"
  return value === undefined ? "percentage" : undefined
}

/**
 * Reads rows of an application number and a percentage. The first row may be a heading. Numbers without a percentage are left out;
 * a row without text is in no table.
 */
export const parseMarkRows = (rows: readonly Row[]) => {
  const lines: MarkLine[] = []
  const errors: { line: number; error: MarkError }[] = []
  const ids = new Set<string>()
  for (const row of rows) {
    const [typedId = "", input = "", ...more] = row.cells.map(({ text }) => text)
    const id = parseApplicationId(typedId)
    const value = parsePercentage(input)
    const isHeading = row === rows[0] && !id && value === undefined && input !== ""
    const isUnfilled = input === "" && more.every((text) => text === "")
    if (isHeading || (isUnfilled && (id || typedId === ""))) continue
    const error = errorIn(row, id, value) ?? (ids.has(id!) ? "twice" : undefined)
    if (error) errors.push({ line: row.number, error })
    else lines.push({ line: row.number, id: id!, percentage: value! })
    if (id) ids.add(id)
  }
  return { lines, errors }
}
