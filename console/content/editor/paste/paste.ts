import { isInTable } from "prosemirror-tables"
import type { EditorProps } from "prosemirror-view"

import { linesOf } from "../lists/list-commands.ts"
import { cleanPastedHtml, type PasteNote } from "./clean-html.ts"
import { pasteInCell } from "./paste-in-cell.ts"

/** How the editor takes pasted and dropped text. `onNotes` gets what each paste loses or changes. */
export const pasteProps = (
  onNotes: (notes: PasteNote[]) => void,
): Pick<EditorProps, "handlePaste" | "transformPastedHTML"> => ({
  transformPastedHTML: (pasted) => {
    const { html, notes } = cleanPastedHtml(pasted)
    onNotes(notes)
    return html
  },
  handlePaste: (view, { clipboardData }, slice) => {
    // A picture alone, such as a screenshot.
    if (slice.size === 0 && clipboardData && clipboardData.files.length > 0) {
      onNotes(["pictures"])
      return true
    }
    if (isInTable(view.state) && linesOf(slice.content).length > 0) onNotes(["cellLists"])
    const { isDone, transaction } = pasteInCell(view.state, slice)
    if (isDone || transaction.selectionSet) view.dispatch(transaction.scrollIntoView())
    return isDone
  },
})
