import { findTable } from "#server/platform/spreadsheets/find-headings.ts"
import { readTable } from "#server/platform/spreadsheets/read-table.ts"
import { type TableLines, tableLines } from "#server/platform/spreadsheets/table-lines.ts"

const headings = {
  roll: ["Roll number", "Roll", "Class 12 roll number", "अनुक्रमांक", "रोल नम्बर", "रोल नंबर"],
  board: ["Board", "बोर्ड"],
  maximum: ["Maximum marks", "Maximum", "Max", "Total marks", "पूर्णांक", "कुल अंक"],
  obtained: ["Marks obtained", "Obtained", "Marks", "Total obtained", "प्राप्तांक", "प्राप्त अंक"],
}

export type ResultsFile = TableLines

const none = { text: "" }

/**
 * The results of a workbook (.xlsx) or text file (CSV) as lines of roll number, board, maximum and obtained marks. Throws
 * UnreadableTable.
 */
export const readResultsFile = async (bytes: Uint8Array): Promise<ResultsFile> => {
  const required: (keyof typeof headings)[] = ["roll", "maximum", "obtained"]
  const { rows } = await findTable(readTable(bytes), headings, { required })
  return tableLines(
    rows.map(({ number, cells: { roll, board, maximum, obtained } }) => ({
      number,
      cells: [roll ?? none, board ?? none, maximum ?? none, obtained ?? none],
    })),
  )
}
