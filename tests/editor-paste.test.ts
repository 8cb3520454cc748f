// @vitest-environment happy-dom
// Pastes into the console's editor, and reads what the site shows of it: no visible word of the pasted text is lost.
import fc from "fast-check"
import { EditorState, TextSelection } from "prosemirror-state"
import { EditorView } from "prosemirror-view"
import { expect, test } from "vitest"

import { parseMarkdown, writeMarkdown } from "#console/content/editor/markdown.ts"
import type { PasteNote } from "#console/content/editor/paste/clean-html.ts"
import { pasteProps } from "#console/content/editor/paste/paste.ts"
import { plugins } from "#console/content/editor/use-editor.ts"
import { htmlOf } from "#server/features/content/markdown.ts"

/** Pastes into a text, at its end or in the last of its cells. */
const paste = (html: string, into = "") => {
  let notes: PasteNote[] = []
  const doc = parseMarkdown(into)
  const selection = TextSelection.atEnd(doc)
  const view = new EditorView(null, {
    state: EditorState.create({ doc, plugins, selection }),
    ...pasteProps((found) => (notes = found)),
  })
  view.pasteHTML(html)
  const markdown = writeMarkdown(view.state.doc)
  view.destroy()
  return { markdown, notes }
}

const shownOf = (markdown: string) => {
  const { body } = new DOMParser().parseFromString(htmlOf(markdown, "en"), "text/html")
  return body
}

/** A table as the site shows it: the texts of its cells, lines with " / " between them. */
const tableOf = (markdown: string) => {
  const page = shownOf(markdown)
  for (const lineBreak of page.querySelectorAll("br")) lineBreak.replaceWith(" / ")
  return [...page.querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent!.replaceAll(/\s+/g, " ").trim()),
  )
}

test("the text of merged cells is in their first cell, and all rows are as long", () => {
  const { markdown, notes } = paste(
    `<table><tr><th rowspan=2>क्र.</th><th colspan=2>Fees</th></tr><tr><th>Boys</th><th>Girls</th></tr>
     <tr><td>1</td><td rowspan=2>100 | 50</td><td>0</td></tr><tr><td>2</td><td>10<br>20</td></tr>
     <tr><td colspan=3>Total</td></tr></table>`,
  )
  expect(notes).toEqual(["merged"])
  expect(tableOf(markdown)).toEqual([
    ["क्र.", "Fees", ""],
    ["", "Boys", "Girls"],
    ["1", "100 | 50", "0"],
    ["2", "", "10 / 20"],
    ["Total", "", ""],
  ])
})

test("a title over the whole width of a table is a line before it", () => {
  const { markdown } = paste(
    "<table><caption>Table 1</caption><tr><td colspan=2><b>समय-सारिणी</b></td></tr><tr><td>Day</td><td>Hour</td></tr></table>",
  )
  expect(markdown.trim().split("\n")[0]).toBe("Table 1")
  expect(markdown).toContain("**समय-सारिणी**")
  expect(tableOf(markdown)).toEqual([["Day", "Hour"]])
})

test("a list and a table within a cell become lines of the cell", () => {
  const { markdown, notes } = paste(
    `<table><tr><th>A</th><th>B</th></tr><tr><td><p>one</p><p>two</p><ol start=3><li>three</li><li>four</li></ol></td>
     <td>before<table><tr><td>x</td><td>y</td></tr><tr><td>z</td></tr></table></td></tr></table>`,
  )
  expect(notes).toEqual(["innerTables"])
  expect(tableOf(markdown)[1]).toEqual(["one / two / 3. three / 4. four", "before / x · y / z"])
})

test("a text with several blocks is pasted into one cell, and no other cell changes", () => {
  const { markdown } = paste(
    "<h2>Head</h2><p>first</p><ul><li>second</li></ul><pre>third\nfourth</pre>",
    "| A | B |\n| --- | --- |\n| 1 | 2 |",
  )
  expect(tableOf(markdown)).toEqual([
    ["A", "B"],
    ["1", "2Head / first / second / third / fourth"],
  ])
})

test("cells are pasted into cells, and the table grows", () => {
  const { markdown } = paste(
    "<table><tr><td>x</td><td>y</td></tr><tr><td>z</td><td></td></tr></table>",
    "| A | B |\n| --- | --- |\n| 1 | |",
  )
  expect(tableOf(markdown)).toEqual([
    ["A", "B", ""],
    ["1", "x", "y"],
    ["", "z", ""],
  ])
})

const word = (inner: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style>
   <!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang=EN-IN><!--StartFragment-->${inner}<!--EndFragment--></body></html>`

const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><!--[endif]-->${text}<o:p></o:p></p>`

test("lists of Word are lists, and the marks that other places refer to stay", () => {
  const { markdown, notes } = paste(
    word(
      `<p class=MsoNormal>Rules:<o:p></o:p></p>${item(1, "·", "first")}${item(2, "o", "inner")}${item(2, "(क)", "क-खंड")}${item(1, "·", "last")}
       <p class=MsoNormal>Then</p>${item(1, "4.", "fourth")}${item(1, "5.", "fifth")}`,
    ),
  )
  expect(notes).toEqual([])
  expect(markdown.split("\n").filter(Boolean)).toEqual([
    "Rules:",
    "- first",
    "  - inner",
    "  - (क) क-खंड",
    "- last",
    "Then",
    "4. fourth",
    "5. fifth",
  ])
})

test.each<[string, PasteNote[], string]>([
  ["<p>See <img src='file:///C:/hall.jpg'>hall</p>", ["pictures"], "See hall"],
  ["<p>See <img src='https://example.org/a.png'>hall</p>", ["pictures"], "See hall"],
  ["<p>a<!--[if gte msEquation 12]><m:oMath></m:oMath><![endif]-->b</p>", ["formulas"], "ab"],
  ["<p><span style='color:red'>Last</span> day</p>", ["looks"], "Last day"],
  ["<p><u>Last</u> day</p>", ["looks"], "Last day"],
  ["<p><span style='color:black'>Last</span> day</p>", [], "Last day"],
  ["<p><a href='file:///C:/form.docx'>Form</a></p>", ["links"], "Form"],
  ["<p><a href='https://example.org/a b'>Form</a></p>", [], "[Form](https://example.org/a%20b)"],
  [
    "<p>Text<a href='#_ftn1' name='_ftnref1'><span class=MsoFootnoteReference>[1]</span></a></p><div style='mso-element:footnote-list'><p><a href='#_ftnref1'>[1]</a> The note</p></div>",
    [],
    "Text[1] [1] The note",
  ],
  [
    "<p>Fee <del cite='mailto:A' datetime='2026-01-01'>100</del> <ins cite='mailto:A'>200</ins></p>",
    ["changes"],
    "Fee ~~100~~ 200",
  ],
  [
    "<p>Fee<a class=msocomanchor href='#_msocom_1'>[A1]</a></p><div style='mso-element:comment-list'><p>Too much</p></div>",
    ["comments"],
    "Fee",
  ],
  ["<p>Seen<span style='display:none;mso-hide:all'>hidden</span></p>", [], "Seen"],
  ["<h2>Two<br>lines</h2>", [], "## Two lines"],
])("%j says %j", (html, notes, expected) => {
  const pasted = paste(word(html))
  expect(pasted.notes).toEqual(notes)
  expect(
    pasted.markdown
      .replaceAll(/\\(?=[[\]])/g, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  ).toBe(expected)
})

/** Words with characters that Markdown could take for its own, each with its number: none may be lost or doubled. */
test("a list that is copied in the editor stays one, and one with a wrong line is left out", () => {
  const copied = '<div data-pm-slice="0 0 []" data-list="people department zoology"></div>'
  expect(paste(copied).markdown.trim()).toBe("::: people department zoology\n:::")
  expect(paste(copied.replace("zoology", "No Slug")).markdown).not.toContain(":::")
})

test.each([
  ["as text from a page of the site", '<ul class="notices"><li>word1x</li></ul>', "", ["lists"]],
  [
    "not into a cell",
    '<div data-pm-slice="0 0 []" data-list="notices 5"></div>',
    "| A |\n| --- |\n| 1 |",
    ["cellLists"],
  ],
])("a list is pasted %s, which is said", (_, html, into, notes) =>
  expect(paste(html, into).notes).toEqual(notes),
)

const signs = fc.constantFrom(
  "",
  "|",
  "*",
  "_",
  "<br>",
  "`",
  "#",
  "~~",
  "[x]",
  "&amp;",
  "\\",
  "1.",
  ":",
  "है।",
)
const signedWord = fc
  .tuple(signs, signs)
  .map(
    ([before, after]) => `${before.replaceAll("<", "&lt;")}word${after.replaceAll("<", "&lt;")} `,
  )

const inlineTags = ["b", "i", "span", "a", "del", "code", "u", "font"]
const blockTags = ["p", "div", "h2", "ul", "ol", "blockquote", "pre", "section"]
const few = { minLength: 1, maxLength: 3 }
const span = fc.integer({ min: 1, max: 3 })
const cellOf = (node: fc.Arbitrary<string>) =>
  fc
    .tuple(node, span, span)
    .map(([inner, wide, high]) => `<td colspan=${wide} rowspan=${high}>${inner}</td>`)
const { node: tree } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthSize: "medium" },
    signedWord,
    fc.constant("<br>"),
    fc
      .tuple(fc.constantFrom(...inlineTags), signedWord)
      .map(([tag, inner]) => `<${tag}${tag === "a" ? " href='/x'" : ""}>${inner}</${tag}>`),
    fc.tuple(fc.constantFrom(...blockTags), fc.array(tie("node"), few)).map(([tag, inner]) => {
      const content = tag.endsWith("l") ? `<li>${inner.join("</li><li>")}</li>` : inner.join("")
      return `<${tag}>${content}</${tag}>`
    }),
    fc
      .array(fc.array(cellOf(tie("node")), few), few)
      .map(
        (rows) => `<table>${rows.map((cells) => `<tr>${cells.join("")}</tr>`).join("")}</table>`,
      ),
  ),
}))

const numbered = (html: string) => {
  let count = 0
  return html.replaceAll("word", () => `word${++count}x`)
}
const wordsOf = (text: string | null) => (text ?? "").match(/word\d+x/g) ?? []

test("every visible word of any pasted text is on the public page once", () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), fc.boolean(), (parts, isInCell) => {
      const html = numbered(parts.join(""))
      const { markdown } = paste(html, isInCell ? "| A |\n| --- |\n| 1 |" : "")
      expect(wordsOf(shownOf(markdown).textContent).toSorted()).toEqual(wordsOf(html).toSorted())
    }),
    { numRuns: 60 },
  )
})
