import { enteredComponents } from "#domain/merit/candidates/entered-marks.ts"
import { componentNames } from "#domain/merit/explanation/names.ts"
import { findTable } from "#server/platform/spreadsheets/find-headings.ts"
import { readTable } from "#server/platform/spreadsheets/read-table.ts"
import { type TableLines, tableLines } from "#server/platform/spreadsheets/table-lines.ts"
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

/** An application number and a mark in each line. */
export type MarksFile = TableLines

/**
 * The marks of a workbook (.xlsx) or text file (CSV) as lines, for the field in which they are checked before they are entered.
 * Throws UnreadableTable.
 */
export const readMarksFile = async (bytes: Uint8Array): Promise<MarksFile> =>
  tableLines(await findMarks(await readSheets(bytes)))
