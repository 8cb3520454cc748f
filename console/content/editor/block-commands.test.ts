import { EditorState, TextSelection } from "prosemirror-state"
import { expect, test } from "vitest"

import {
  blockAt,
  changeBlock,
  insertButton,
  insertFigure,
  unwrapBlock,
  wrapInBlock,
} from "./block-commands.ts"
import { parseMarkdown, writeMarkdown } from "./markdown.ts"
import { plugins } from "./use-editor.ts"

/** An editor of this text with the cursor at the end of its first paragraph. */
const open = (text: string) => {
  const state = EditorState.create({ doc: parseMarkdown(text), plugins })
  let end = 0
  state.doc.descendants((node, position) => {
    if (node.isTextblock && end === 0) end = position + node.nodeSize - 1
    return end === 0
  })
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, end)))
}
const written = (text: string, ...commands: ReturnType<typeof changeBlock>[]) => {
  let state = open(text)
  for (const command of commands)
    command(state, (transaction) => (state = state.apply(transaction)))
  return writeMarkdown(state.doc).trim()
}

test("puts a paragraph into a block, names it, and takes it out again", () => {
  const named = [wrapInBlock("accordion"), changeBlock({ title: "Who?" })]
  const expected = "::: accordion Who?\nAll.\n\n:::\n\nMore."
  expect(written("All.\n\nMore.", ...named)).toBe(expected)
  expect(written(expected, unwrapBlock)).toBe("All.\n\nMore.")
  expect(blockAt(open("All."))).toBeUndefined()
  expect(unwrapBlock(open("All."))).toBe(false)
})

test("a cell has no blocks", () => {
  expect(wrapInBlock("note")(open("| A |\n| --- |\n| b |"))).toBe(false)
})

test("writes a button and a picture with its caption", () => {
  expect(written("", insertButton("/admission-form", "Apply"))).toBe(
    "::: button\n[Apply](/admission-form)\n\n:::",
  )
  const figure = [
    insertFigure("/media/a.webp", "A hall"),
    changeBlock({ title: "The hall", place: "end" }),
  ]
  expect(written("", ...figure)).toBe("::: figure end The hall\n![A hall](/media/a.webp)\n\n:::")
})
