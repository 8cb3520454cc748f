import { redo, undo } from "prosemirror-history"
import { type Command, EditorState, NodeSelection, TextSelection } from "prosemirror-state"
import { expect, test, vi } from "vitest"

import { parseMarkdown, writeMarkdown } from "../markdown.ts"
import { plugins } from "../use-editor.ts"
import { changeList, editSelected, insertList, linesOf } from "./list-commands.ts"

/** An editor of this text with the cursor at its end. */
const open = (text: string) => {
  const doc = parseMarkdown(text)
  return EditorState.create({ doc, plugins, selection: TextSelection.atEnd(doc) })
}
const after = (start: EditorState, ...commands: Command[]) => {
  let state = start
  for (const command of commands) command(state, (change) => (state = state.apply(change)))
  return state
}
const textOf = ({ doc }: EditorState) => writeMarkdown(doc).trim()

const tenders = { kind: "notices", category: "tender", count: 3 } as const

test("inserts a list below the text, and typing goes on below it", () => {
  const state = after(open("A"), insertList(tenders), (current, dispatch) => {
    dispatch?.(current.tr.insertText("B"))
    return true
  })
  expect(textOf(state)).toBe("A\n\n::: notices tender 3\n:::\n\nB")
  expect(linesOf(state.doc.content)).toEqual(["notices tender 3"])
})

test("changes a list, and undo and redo bring back both", () => {
  const start = open("::: notices tender 3\n:::\n\nB")
  const changed = after(start, changeList(0, { kind: "gallery", album: "fest" }))
  expect(textOf(changed)).toBe("::: gallery fest\n:::\n\nB")
  expect(textOf(after(changed, undo))).toBe("::: notices tender 3\n:::\n\nB")
  expect(textOf(after(changed, undo, redo))).toBe("::: gallery fest\n:::\n\nB")
})

test("a cell holds no list, and a text is not changed as one", () => {
  const inCell = open("| A |\n| --- |\n| b |")
  expect(insertList(tenders)(inCell)).toBe(false)
  expect(changeList(0, tenders)(open("A"))).toBe(false)
})

test("Enter edits the list that is selected, and nothing else", () => {
  const edit = vi.fn<Parameters<typeof editSelected>[0]>()
  const state = open("::: notices tender 3\n:::\n\nB")
  expect(editSelected(edit)(state)).toBe(false)
  const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 0)))
  expect(editSelected(edit)(selected)).toBe(true)
  expect(edit.mock.calls).toEqual([[0, tenders]])
})
