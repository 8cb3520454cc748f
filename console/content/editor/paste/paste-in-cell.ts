import { Fragment, type Node, type Slice } from "prosemirror-model"
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state"
import { __pastedCells as pastedCells, CellSelection, isInTable } from "prosemirror-tables"

import { schema } from "../schema.ts"

/** The lines of a block of text. Only code has line breaks as characters. */
const linesOf = (block: Node): Fragment[] => {
  if (!block.type.spec.code) return [block.content]
  return block.textContent.split("\n").map((line) => Fragment.from(line ? schema.text(line) : null))
}

/** Pasted blocks as the content of a cell: lines with a line break between them. */
const asCell = ({ content }: Slice) => {
  const lines: Fragment[] = []
  content.descendants((node) => {
    if (node.isTextblock) lines.push(...linesOf(node))
    return !node.isTextblock
  })
  // Text without a block around it.
  if (lines.length === 0) return content
  const lineBreak = Fragment.from(schema.nodes.hard_break!.create())
  return lines
    .filter(({ size }) => size > 0)
    .reduce(
      (all, line) => (all.size === 0 ? line : all.append(lineBreak).append(line)),
      Fragment.empty,
    )
}

/** Sets the cursor in the first of the selected cells: what is pasted over selected cells is cut to their number. */
const toFirstCell = ({ selection, tr, doc }: EditorState) => {
  if (!(selection instanceof CellSelection)) return tr
  const first = Math.min(selection.$anchorCell.pos, selection.$headCell.pos)
  return tr.setSelection(TextSelection.near(doc.resolve(first + 1)))
}

/**
 * Pastes into the cell at the cursor. `isDone` is false where the editor goes on by itself: outside tables, and for
 * cells, which it puts into cells.
 */
export const pasteInCell = (
  state: EditorState,
  slice: Slice,
): { isDone: boolean; transaction: Transaction } => {
  if (!isInTable(state)) return { isDone: false, transaction: state.tr }
  const transaction = toFirstCell(state)
  if (pastedCells(slice)) return { isDone: false, transaction }
  const { from, to } = transaction.selection
  const content = asCell(slice)
  transaction.replaceWith(from, to, content)
  const end = transaction.doc.resolve(from + content.size)
  return { isDone: true, transaction: transaction.setSelection(TextSelection.near(end, -1)) }
}
