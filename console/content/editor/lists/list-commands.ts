import type { Fragment, Node } from "prosemirror-model"
import { type Command, NodeSelection, TextSelection } from "prosemirror-state"
import { isInTable } from "prosemirror-tables"

import { type ListBlock, readListBlock, writeListBlock } from "#domain/content/list-blocks.ts"

import { schema } from "../schema.ts"

const { list_block, paragraph } = schema.nodes

/** The list of a node. The schema lets no other line in. */
export const listOf = (node: Node): ListBlock => {
  const [kind = "", ...rest] = String(node.attrs.line).split(" ")
  return readListBlock(kind, rest.join(" "))!
}

/** The lines of all lists in a text, each once. */
export const linesOf = (content: Fragment) => {
  const lines = new Set<string>()
  content.descendants((node) => {
    if (node.type === list_block) lines.add(String(node.attrs.line))
    return node.isBlock
  })
  return [...lines]
}

/** Inserts a list at the cursor, which is below it afterwards. A cell of a table holds none. */
export const insertList =
  (list: ListBlock): Command =>
  (state, dispatch) => {
    if (isInTable(state)) return false
    const node = list_block!.create({ line: writeListBlock(list) })
    const transaction = state.tr.replaceSelectionWith(node)
    let end = 0
    transaction.mapping.maps.at(-1)?.forEach((_from, _to, _start, newEnd) => (end = newEnd))
    if (!transaction.doc.resolve(end).nodeAfter) transaction.insert(end, paragraph!.create())
    dispatch?.(transaction.setSelection(TextSelection.near(transaction.doc.resolve(end), 1)))
    return true
  }

/** Changes the list at a position. */
export const changeList =
  (position: number, list: ListBlock): Command =>
  (state, dispatch) => {
    if (state.doc.nodeAt(position)?.type !== list_block) return false
    const changed = state.tr.setNodeMarkup(position, undefined, { line: writeListBlock(list) })
    dispatch?.(changed.setSelection(NodeSelection.create(changed.doc, position)))
    return true
  }

/** Edits the list that is selected. */
export const editSelected =
  (edit: (position: number, list: ListBlock) => void): Command =>
  ({ selection }) => {
    if (!(selection instanceof NodeSelection) || selection.node.type !== list_block) return false
    edit(selection.from, listOf(selection.node))
    return true
  }
