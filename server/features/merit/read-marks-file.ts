import { enteredComponents } from "#domain/merit/candidates/entered-marks.ts"
import { componentNames } from "#domain/merit/explanation/names.ts"
import type { CellFault } from "#domain/spreadsheets/table-faults.ts"
import { findTable } from "#server/platform/spreadsheets/find-headings.ts"
import { readTable } from "#server/platform/spreadsheets/read-table.ts"
import { type Sheet, UnreadableTable } from "#server/platform/spreadsheets/table.ts"

const headings = {
  application: ["Application number", "Admission code", "Code", "आवेदन संख्या", "प्रवेश कोड"],
  marks: [
    "Percentage",
    "Percent",
    "Value",
    "Index",
    "अंक",
    "प्रतिशत",
    ...enteredComponents.flatMap((component) => Object.values(componentNames[component])),
  ],
}

async function* again(sheets: readonly Sheet[]) {
  yield* sheets
}

/** The application numbers and marks of a table with headings; of one without, its first two columns. */
const findMarks = async (sheets: readonly Sheet[]) => {
  try {
    const { rows } = await findTable(again(sheets), headings, {
      required: ["application", "marks"],
    })
    return rows.map(({ number, cells }) => ({ number, cells: [cells.application!, cells.marks!] }))
  } catch (error) {
    const [sheet] = sheets
    const isNarrow = sheet?.rows.every(({ cells }) => cells.length <= 2)
    const hasNoHeadings = error instanceof UnreadableTable && error.fault === "columns_missing"
    if (hasNoHeadings && isNarrow) return sheet!.rows
    throw error
  }
}

const readSheets = async (bytes: Uint8Array) => {
  const sheets: Sheet[] = []
  for await (const sheet of readTable(bytes)) sheets.push(sheet)
  return sheets
}

export interface MarksFile {
  /** An application number and a mark in each, as they are pasted from a spreadsheet. */
  lines: string
  /** What happened to the cells of a line, by its number. */
  errors: Record<string, CellFault>
}

/**
 * The marks of a workbook (.xlsx) or text file (CSV) as lines, for the field in which they are checked before they are entered. A
 * line has the number of its row. Throws UnreadableTable.
 */
export const readMarksFile = async (bytes: Uint8Array): Promise<MarksFile> => {
  const lines: string[] = []
  const errors: MarksFile["errors"] = {}
  for (const { number, cells } of await findMarks(await readSheets(bytes))) {
    const fault = cells.find((cell) => cell.fault)?.fault
    if (fault) errors[number] = fault
    while (lines.length < number - 1) lines.push("")
    const texts = cells.map(({ text }) => text.replaceAll(/\s+/g, " "))
    // A line with a third column is refused: the text of a cell with a fault may look like a mark.
    lines.push([...texts, ...(fault ? ["?"] : [])].join("\t"))
  }
  return { lines: lines.join("\n"), errors }
}
