import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands"
import { redo, undo } from "prosemirror-history"
import type { MarkType, Node, NodeType } from "prosemirror-model"
import { liftListItem, wrapInList } from "prosemirror-schema-list"
import { type Command, type EditorState, Selection } from "prosemirror-state"
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from "prosemirror-tables"

import { isInBlock, wrapInBlock } from "./block-commands.ts"
import { schema } from "./schema.ts"

const { nodes, marks } = schema

const hasMark =
  (mark: MarkType) =>
  ({ doc, selection, storedMarks }: EditorState) => {
    const { from, to, empty, $from } = selection
    if (empty) return Boolean(mark.isInSet(storedMarks ?? $from.marks()))
    return doc.rangeHasMark(from, to, mark)
  }

const around = ({ selection: { $from } }: EditorState, isIt: (type: NodeType) => boolean) => {
  for (let depth = $from.depth; depth > 0; depth--)
    if (isIt($from.node(depth).type)) return $from.node(depth)
  return undefined
}

const isList = (type: NodeType) => type === nodes.bullet_list || type === nodes.ordered_list

/** Makes the lines a list, changes its kind, or ends it. */
const toggleList =
  (list: NodeType): Command =>
  (state, dispatch, view) => {
    const within = around(state, isList)
    if (!within) return wrapInList(list, { tight: true })(state, dispatch, view)
    if (within.type === list) return liftListItem(nodes.list_item!)(state, dispatch, view)
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth--) {
      if ($from.node(depth) !== within) continue
      dispatch?.(
        state.tr.setNodeMarkup($from.before(depth), list, { tight: within.attrs.tight as boolean }),
      )
      return true
    }
    return false
  }

const toggleQuote: Command = (state, dispatch, view) =>
  (around(state, (type) => type === nodes.blockquote) ? lift : wrapIn(nodes.blockquote!))(
    state,
    dispatch,
    view,
  )

/** The highest heading of a text is shown as a heading of the page, whatever its level. */
const topLevel = (document: Node) => {
  let level = 7
  document.descendants((node) => {
    if (node.type === nodes.heading) level = Math.min(level, Number(node.attrs.level))
    return node.isBlock
  })
  return level === 7 ? 2 : level
}

const isHeading =
  (below: 0 | 1) =>
  ({ doc, selection }: EditorState) => {
    const { parent } = selection.$from
    if (parent.type !== nodes.heading) return false
    const isTop = Number(parent.attrs.level) <= topLevel(doc)
    return isTop === (below === 0)
  }

/** Makes the line a heading, this many levels below the highest, or a paragraph again. */
const toggleHeading =
  (below: 0 | 1): Command =>
  (state, dispatch, view) => {
    if (isHeading(below)(state)) return setBlockType(nodes.paragraph!)(state, dispatch, view)
    const level = Math.min(6, topLevel(state.doc) + below)
    return setBlockType(nodes.heading!, { level })(state, dispatch, view)
  }

const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const row = (cell: NodeType) =>
    nodes.table_row!.create(
      null,
      [cell, cell].map((type) => type.createAndFill()!),
    )
  const rows = [nodes.table_header!, nodes.table_cell!, nodes.table_cell!].map(row)
  const at = state.selection.from
  const transaction = state.tr.replaceSelectionWith(nodes.table!.create(null, rows))
  dispatch?.(transaction.setSelection(Selection.near(transaction.doc.resolve(at))).scrollIntoView())
  return true
}

export const insertPicture =
  (src: string, alt: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.image!.create({ src, alt })).scrollIntoView())
    return true
  }

/** The link around the cursor: its range and its address. */
export const linkAt = (state: EditorState) => {
  const { $from, empty, from, to } = state.selection
  const link = marks.link!
  const here = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? [])
  if (!empty || !here) return { from, to, href: String(here?.attrs.href ?? "") }
  let [start, end] = [$from.pos, $from.pos]
  $from.parent.forEach((node, offset) => {
    if (!here.isInSet(node.marks)) return
    const begins = $from.start() + offset
    if (begins <= $from.pos && begins + node.nodeSize >= $from.pos)
      [start, end] = [begins, begins + node.nodeSize]
  })
  return { from: start, to: end, href: String(here.attrs.href) }
}

/** Sets the link of the selected words, or inserts these words with it; an empty address removes it. */
export const setLink =
  (href: string, words: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkAt(state)
    const transaction = state.tr.removeMark(from, to, marks.link)
    if (href !== "" && from === to)
      transaction.insert(from, schema.text(words || href, [marks.link!.create({ href })]))
    else if (href !== "") transaction.addMark(from, to, marks.link!.create({ href }))
    dispatch?.(transaction)
    return true
  }

interface Tool {
  command: Command
  /** Whether it is on at the cursor; undefined for one that only acts. */
  isOn?: (state: EditorState) => boolean
}

/** The buttons that need no question, in their order. */
const tools = {
  heading: { command: toggleHeading(0), isOn: isHeading(0) },
  subheading: { command: toggleHeading(1), isOn: isHeading(1) },
  bold: { command: toggleMark(marks.strong!), isOn: hasMark(marks.strong!) },
  italic: { command: toggleMark(marks.em!), isOn: hasMark(marks.em!) },
  bulletList: {
    command: toggleList(nodes.bullet_list!),
    isOn: (state) => around(state, isList)?.type === nodes.bullet_list,
  },
  orderedList: {
    command: toggleList(nodes.ordered_list!),
    isOn: (state) => around(state, isList)?.type === nodes.ordered_list,
  },
  quote: {
    command: toggleQuote,
    isOn: (state) => around(state, (type) => type === nodes.blockquote) !== undefined,
  },
  table: { command: insertTable },
  note: { command: wrapInBlock("note"), isOn: isInBlock("note") },
  accordion: { command: wrapInBlock("accordion"), isOn: isInBlock("accordion") },
  map: { command: wrapInBlock("map"), isOn: isInBlock("map") },
  addRow: { command: addRowAfter },
  addColumn: { command: addColumnAfter },
  deleteRow: { command: deleteRow },
  deleteColumn: { command: deleteColumn },
  deleteTable: { command: deleteTable },
  undo: { command: undo },
  redo: { command: redo },
} satisfies Record<string, Tool>

export type ToolName = keyof typeof tools
export const toolOf = (name: ToolName): Tool => tools[name]

export const ofTables: readonly ToolName[] = [
  "addRow",
  "addColumn",
  "deleteRow",
  "deleteColumn",
  "deleteTable",
]

export { isInTable }
