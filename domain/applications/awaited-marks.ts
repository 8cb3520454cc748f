import { normalizeCode, normalizeText } from "../fields/text.ts"
import type { CellFault } from "../spreadsheets/table-faults.ts"
import { isResultAwaited } from "./form/class-12-result.ts"
import { isDecided, type Status } from "./workflow.ts"

/** Whether an applicant may enter the marks of an awaited result. "late": only staff may. */
export type AwaitedMarksState = "open" | "late" | "decided"

/**
 * The state of the marks of an application; undefined if it awaits no result. Without a last day they may come until the
 * decision. Days are ISO days in India.
 */
export const awaitedMarksState = (
  { form, status }: { form: Readonly<Record<string, unknown>>; status: Status },
  lastDay: string | undefined,
  today: string,
): AwaitedMarksState | undefined => {
  if (!isResultAwaited(form)) return undefined
  if (isDecided(status)) return "decided"
  return lastDay !== undefined && lastDay < today ? "late" : "open"
}

/** A roll number as it is compared: without spaces, signs and letter case. */
export const rollKey = (roll: string) =>
  normalizeCode(roll)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")

/** A board as it is compared, without spaces, signs and letter case: "U.P. Board" is "UP Board", "यू०पी० बोर्ड" is "यूपी बोर्ड". */
export const boardKey = (board: unknown) =>
  normalizeText(board)
    .toLowerCase()
    // The sign of an abbreviation in Hindi is also written as a zero.
    .replaceAll(/(?<=\p{Script=Devanagari})[०0]/gu, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "")

/** The largest number of results that are imported at once. */
export const maxResultLines = 2000

export interface ResultLine {
  /** From 1. */
  line: number
  roll: string
  /** Empty: the roll number alone decides. */
  board: string
  i_maxmarks: string
  i_obtmarks: string
}

/**
 * What is wrong with a line. "unknown": no application with an awaited result has this roll number, of this board if it is
 * named; "entered", "decided": the one that has it awaits none any more; "several": applications of different people have it; "marks": these marks are not possible; "form": the form has
 * another error.
 */
export type ResultError =
  | "columns"
  | "roll"
  | "marks"
  | "twice"
  | "unknown"
  | "entered"
  | "decided"
  | "several"
  | "form"
  | CellFault

interface Row {
  number: number
  cells: readonly { text: string; fault?: CellFault }[]
}

const readLine = ({ number, cells }: Row): ResultLine | ResultError => {
  const fault = cells.find((cell) => cell.fault)?.fault
  if (fault) return fault
  const texts = cells.map(({ text }) => text.trim())
  const [roll = "", ...rest] = texts
  if (rest.length < 2 || rest.length > 3) return "columns"
  const [i_maxmarks, i_obtmarks] = rest.slice(-2) as [string, string]
  if (rollKey(roll) === "") return "roll"
  return { line: number, roll, board: rest.length === 3 ? rest[0]! : "", i_maxmarks, i_obtmarks }
}

/** Reads rows of roll number, board (which may be left out), maximum and obtained marks. The first row may be a heading. */
export const parseResultRows = (rows: readonly Row[]) => {
  const lines: ResultLine[] = []
  const errors: { line: number; error: ResultError }[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    if (row === rows[0] && row.cells.every(({ text }) => !/\p{N}/u.test(text))) continue
    const read = readLine(row)
    if (typeof read === "string") {
      errors.push({ line: row.number, error: read })
      continue
    }
    const key = `${rollKey(read.roll)} ${boardKey(read.board)}`
    if (seen.has(key)) errors.push({ line: row.number, error: "twice" })
    else lines.push(read)
    seen.add(key)
  }
  return { lines, errors }
}
