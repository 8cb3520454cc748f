import { wrapIn } from "prosemirror-commands"
import type { Node } from "prosemirror-model"
import { type Command, type EditorState, TextSelection } from "prosemirror-state"

import type { BlockKind, TextBlock } from "#domain/content/text-blocks.ts"

import { schema } from "./schema.ts"

const { paragraph, image, text_block } = schema.nodes
const empty = { title: "", place: "full" } as const

/** The innermost block around the cursor, and its position. */
export const blockAt = ({ selection: { $from } }: EditorState) => {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (node.type === text_block)
      return { node, attrs: node.attrs as TextBlock, position: $from.before(depth) }
  }
  return undefined
}

/** Puts the selected paragraphs into a block. */
export const wrapInBlock = (kind: BlockKind): Command => wrapIn(text_block!, { kind, ...empty })

export const isInBlock = (kind: BlockKind) => (state: EditorState) =>
  blockAt(state)?.attrs.kind === kind

const insertBlock =
  (kind: BlockKind, content: Node): Command =>
  (state, dispatch) => {
    const block = text_block!.create({ kind, ...empty }, paragraph!.create(null, content))
    const transaction = state.tr.replaceSelectionWith(block)
    // So that typing goes on below it.
    const end = transaction.mapping.map(state.selection.to)
    if (!transaction.doc.resolve(end).nodeAfter) transaction.insert(end, paragraph!.create())
    dispatch?.(transaction.setSelection(TextSelection.near(transaction.doc.resolve(end), -1)))
    return true
  }

/** A link that looks like a button. */
export const insertButton = (href: string, words: string) =>
  insertBlock("button", schema.text(words || href, [schema.marks.link!.create({ href })]))

/** A picture with a caption, which is written afterwards. */
export const insertFigure = (src: string, alt: string) =>
  insertBlock("figure", image!.create({ src, alt }))

/** Changes title or place of the block around the cursor. */
export const changeBlock =
  (changes: Partial<TextBlock>): Command =>
  (state, dispatch) => {
    const block = blockAt(state)
    if (!block) return false
    const attrs = { ...block.attrs, ...changes }
    dispatch?.(state.tr.setNodeMarkup(block.position, undefined, attrs))
    return true
  }

/** Removes the block around the cursor; its content stays. */
export const unwrapBlock: Command = (state, dispatch) => {
  const block = blockAt(state)
  if (!block) return false
  const { node, position } = block
  dispatch?.(state.tr.replaceWith(position, position + node.nodeSize, node.content))
  return true
}
