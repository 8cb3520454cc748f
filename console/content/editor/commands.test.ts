import { EditorState, TextSelection } from "prosemirror-state"
import { expect, test } from "vitest"

import { insertPicture, linkAt, setLink, toolOf, type ToolName } from "./commands.ts"
import { parseMarkdown, writeMarkdown } from "./markdown.ts"
import { leaveTable, toNextCell, toPreviousCell } from "./table-keys.ts"
import { plugins } from "./use-editor.ts"

type Command = ReturnType<typeof toolOf>["command"]

/** An editor of this text; the part between the bars is selected. */
const open = (text: string) => {
  const doc = parseMarkdown(text.replaceAll("¦", ""))
  const [before = "", selected = ""] = text.replace(/^[#>\-\s]+/, "").split("¦")
  let from = 1
  doc.descendants((node, position) => {
    const at = node.isText ? node.text!.indexOf(selected || before) : -1
    if (at >= 0) from = position + at
    return true
  })
  const state = EditorState.create({ doc, plugins })
  return state.apply(state.tr.setSelection(TextSelection.create(doc, from, from + selected.length)))
}

/** An editor of this text with the cursor behind these words. */
const atEndOf = (text: string, words: string) => {
  const state = EditorState.create({ doc: parseMarkdown(text), plugins })
  let end = 0
  state.doc.descendants((node, position) => {
    if (node.text === words) end = position + node.nodeSize
  })
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, end)))
}

const after = (state: EditorState, ...commands: Command[]) => {
  let now = state
  for (const command of commands) command(now, (transaction) => (now = now.apply(transaction)))
  return now
}
const written = (text: string, ...commands: Command[]) =>
  writeMarkdown(after(open(text), ...commands).doc)
const press = (...names: ToolName[]) => names.map((name) => toolOf(name).command)

test.each<[ToolName[], string, string]>([
  [["bold"], "Fees are ¦due¦ today", "Fees are **due** today"],
  [["bold", "bold"], "Fees are ¦due¦ today", "Fees are due today"],
  [["italic"], "¦शुल्क¦ आज", "*शुल्क* आज"],
  [["heading"], "Fees", "## Fees"],
  [["heading"], "# Fees", "Fees"],
  [["subheading"], "Fees", "### Fees"],
  [["bulletList"], "Fees", "- Fees"],
  [["bulletList", "bulletList"], "Fees", "Fees"],
  [["bulletList", "orderedList"], "Fees", "1. Fees"],
  [["quote"], "Fees", "> Fees"],
  [["bold", "undo"], "Fees are ¦due¦ today", "Fees are due today"],
  [["bold", "undo", "redo"], "¦due¦", "**due**"],
])("%j turns %j into %j", (names, before, expected) => {
  expect(written(before, ...press(...names))).toBe(expected)
})

test("a heading is as high as the highest of the text, a subheading one below", () => {
  const state = open("# Top\n\nFees")
  const end = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)))
  expect(writeMarkdown(after(end, ...press("heading")).doc)).toBe("# Top\n\n# Fees")
  expect(writeMarkdown(after(end, ...press("subheading")).doc)).toBe("# Top\n\n## Fees")
})

test("a table has headings, and grows and shrinks", () => {
  const grown = after(open(""), ...press("table", "addRow", "addColumn"))
  expect(writeMarkdown(grown.doc).split("\n").filter(Boolean)).toEqual([
    "|  |  |  |",
    "| --- | --- | --- |",
    "|  |  |  |",
    "|  |  |  |",
    "|  |  |  |",
  ])
  const less = after(grown, ...press("deleteColumn", "deleteRow"))
  expect(writeMarkdown(less.doc).split("\n").filter(Boolean)).toHaveLength(4)
  expect(writeMarkdown(after(less, ...press("deleteTable")).doc)).toBe("")
  expect(toolOf("table").command(grown)).toBe(false)
})

test("Tab walks through the cells, and begins a row after the last one", () => {
  const table = atEndOf("| A | B |\n| --- | --- |\n| one | two |", "two")
  const type = (state: EditorState, text: string) => state.apply(state.tr.insertText(text))
  const back = type(after(table, toPreviousCell), "!")
  const there = type(after(back, toNextCell), "?")
  const below = type(after(there, toNextCell, toNextCell), "new")
  expect(writeMarkdown(below.doc).split("\n").filter(Boolean)).toEqual([
    "| A | B |",
    "| --- | --- |",
    "| one! | two? |",
    "|  | new |",
  ])
  expect(writeMarkdown(type(after(below, leaveTable), "out").doc)).toContain("\n\nout")
})

test("outside tables Tab leaves the editor, and so does Shift + Tab from the first cell", () => {
  expect(toNextCell(open("text"))).toBe(false)
  expect(leaveTable(open("text"))).toBe(false)
  expect(toPreviousCell(atEndOf("| A |\n| --- |\n| one |", "A"))).toBe(false)
})

test("sets, changes and removes a link, and writes its words if none are selected", () => {
  expect(written("See ¦courses¦", setLink("/courses", ""))).toBe("See [courses](/courses)")
  expect(written("See ", setLink("/courses", "our courses"))).toContain("[our courses](/courses)")
  const linked = open("[cou¦¦rses](/courses)")
  const inside = linked.apply(linked.tr.setSelection(TextSelection.create(linked.doc, 3)))
  expect(linkAt(inside).href).toBe("/courses")
  expect(writeMarkdown(after(inside, setLink("/fees", "")).doc)).toBe("[courses](/fees)")
  expect(writeMarkdown(after(inside, setLink("", "")).doc)).toBe("courses")
})

test("puts a picture with its description into the text", () => {
  expect(written("", insertPicture("/media/a-720.webp", "The hall"))).toBe(
    "![The hall](/media/a-720.webp)",
  )
})
