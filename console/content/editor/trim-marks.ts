import type { MarkType, Node } from "prosemirror-model"
import { EditorState, type Transaction } from "prosemirror-state"

import { schema } from "./schema.ts"

const edges = { start: /^[\p{P}\p{S}]+/u, end: /[\p{P}\p{S}]+$/u }
const isOfWord = (sign: string) => /^[^\s\p{P}\p{S}]/u.test(sign)

/** The ranges of a block's content with a mark of this type. */
const rangesWith = (block: Node, type: MarkType) => {
  const ranges: { from: number; to: number }[] = []
  block.forEach((node, from) => {
    if (!type.isInSet(node.marks)) return
    const last = ranges.at(-1)
    if (last?.to === from) last.to += node.nodeSize
    else ranges.push({ from, to: from + node.nodeSize })
  })
  return ranges
}

/** Takes the mark from punctuation at its edge that has a letter on its other side: Markdown reads no mark there. */
const trimMark = (transaction: Transaction, type: MarkType, block: Node, start: number) => {
  const textOf = (from: number, to: number) => block.textBetween(from, to, "", "\ufffc")
  for (const { from, to } of rangesWith(block, type)) {
    const inner = textOf(from, to)
    const before = from > 0 ? textOf(from - 1, from) : ""
    const after = to < block.content.size ? textOf(to, to + 1) : ""
    const lead = isOfWord(before) ? (edges.start.exec(inner)?.[0].length ?? 0) : 0
    const trail = isOfWord(after) ? (edges.end.exec(inner)?.[0].length ?? 0) : 0
    transaction.removeMark(start + from, start + from + lead, type)
    transaction.removeMark(start + to - trail, start + to, type)
  }
}

/** The document with its marks where Markdown can write them. */
export const trimMarks = (document: Node) => {
  const { tr } = EditorState.create({ doc: document })
  document.descendants((block, position) => {
    if (!block.inlineContent) return true
    for (const name of ["strong", "em", "strike"])
      trimMark(tr, schema.marks[name]!, block, position + 1)
    return false
  })
  return tr.doc
}
