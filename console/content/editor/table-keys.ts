import { type Command, Selection, TextSelection, type Transaction } from "prosemirror-state"
import { addRowAfter, findTable, goToNextCell, isInTable } from "prosemirror-tables"

import { schema } from "./schema.ts"

/** The cursor at the end of what a transaction selects: typing then replaces no cell's text. */
const withCursor = (transaction: Transaction, { selection }: Transaction = transaction) =>
  transaction.setSelection(TextSelection.create(transaction.doc, selection.to)).scrollIntoView()

export const toPreviousCell: Command = (state, dispatch) =>
  goToNextCell(-1)(state, (transaction) => dispatch?.(withCursor(transaction)))

/** From the last cell it goes to a new row. */
export const toNextCell: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const isThere = goToNextCell(1)(state, (transaction) => dispatch?.(withCursor(transaction)))
  return (
    isThere ||
    addRowAfter(state, (added) =>
      goToNextCell(1)(state.apply(added), (next) => dispatch?.(withCursor(added, next))),
    )
  )
}

/** Puts the cursor below the table: Tab does not lead out of it. */
export const leaveTable: Command = ({ selection, doc, tr }, dispatch) => {
  const table = findTable(selection.$from)
  if (!table) return false
  const end = table.pos + table.node.nodeSize
  if (!doc.resolve(end).nodeAfter) tr.insert(end, schema.nodes.paragraph!.create())
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(end))).scrollIntoView())
  return true
}
