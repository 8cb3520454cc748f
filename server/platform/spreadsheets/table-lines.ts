import type { CellFault } from "#domain/spreadsheets/table-faults.ts"

import type { Cell } from "./table.ts"

/** Rows of a table as text. */
export interface TableLines {
  /** The cells of each row with tabs between them, as they are pasted from a spreadsheet. */
  lines: string
  /** What happened to the cells of a line, by its number. */
  errors: Record<string, CellFault>
}

/**
 * The rows as lines, for the field in which they are checked before they are entered. A line has the number of its row. The
 * text of a cell with a fault may look like a value, so that its line gets more columns than any table has.
 */
export const tableLines = (
  rows: readonly { number: number; cells: readonly Pick<Cell, "text" | "fault">[] }[],
): TableLines => {
  const lines: string[] = []
  const errors: TableLines["errors"] = {}
  for (const { number, cells } of rows) {
    const fault = cells.find((cell) => cell.fault)?.fault
    if (fault) errors[number] = fault
    while (lines.length < number - 1) lines.push("")
    const texts = cells.map(({ text }) => text.replaceAll(/\s+/g, " "))
    lines.push([...texts, ...(fault ? ["?"] : [])].join("\t"))
  }
  return { lines: lines.join("\n"), errors }
}
