// Compares the console's editor with the site's renderer: text that it has read and written renders as before.
import { expect, test } from "vitest"

import { parseMarkdown, survivesEditor, writeMarkdown } from "#console/content/editor/markdown.ts"
import { schema } from "#console/content/editor/schema.ts"
import { sample } from "#content/sample.ts"
import { htmlOf } from "#server/features/content/markdown.ts"

const again = (markdown: string) => writeMarkdown(parseMarkdown(markdown))
/** The rendered HTML, without line breaks of the source. */
const html = (markdown: string) => htmlOf(markdown, "en").replaceAll(/\s+/g, " ")

const bodies = (items: object) =>
  Object.entries(items as Record<string, { body: { en: string; hi: string } }>).flatMap(
    ([slug, { body }]) => [
      [`${slug} en`, body.en],
      [`${slug} hi`, body.hi],
    ],
  )

test.each([...bodies(sample.pages), ...bodies(sample.notices), ...bodies(sample.events)])(
  "visitors see %s as before when the editor has written it",
  (_, body = "") => {
    expect(survivesEditor(body)).toBe(true)
    expect(html(again(body))).toBe(html(body))
  },
)

test.each([
  ["headings", "# One\n\n## Two\n\n### Three"],
  ["marks", "*one* **two** ***three*** ~~four~~ `five` and **two *three* two**"],
  ["marks within words", "H*2*O, **re**fund, क**ख**ग"],
  ["escapes", "\\*no\\* 1\\. \\# \\_a\\_ \\[b\\] \\\\ \\` \\| a_b_c 2*3*4"],
  ["entities", "&amp; &copy; &lt;b&gt; \\&copy; AT&T"],
  ["text like HTML", "<b>bold</b> <script>alert(1)</script> a < b > c <https://example.org>"],
  ["nested lists", "- a\n  - b\n    1. c\n    2. d\n- e"],
  ["a list with paragraphs", "1. a\n\n   more\n\n2. b"],
  ["a list from another number", "5. a\n6. b"],
  ["a quote", "> a\n> b\n>\n> - c"],
  ["a table", "| A | B |\n| --- | --- |\n| **1** | [x](/y) |\n| a \\| b | |"],
  ["lines in a cell", "| A<br>B | C |\n| --- | --- |\n| 1<br>**2**<br/>3 | \\<br> `<br>` |"],
  ["bars in code and addresses of cells", "| A |\n| --- |\n| `a\\|b` [c](/d\\|e) f \\| g |"],
  ["a table with alignment", "| A | B |\n|:--|--:|\n| 1 | 2 |"],
  ["code", "```js\nconst a = `*b*`\n```\n\n    indented"],
  ["a rule", "a\n\n---\n\nb"],
  ["line breaks", "a  \nb\\\nc\nd"],
  ["links", '[a](/b "c") [पृष्ठ](/hi/x) [e](<https://example.org/a b>) [m](mailto:a@b.in)'],
  ["pictures", '![A hall](/media/0123456789abcdef0123456789abcdef-1280.webp "t") ![](/x.png)'],
  ["a picture in a link", "[![a](/b.png)](/c)"],
  ["reference links", "[a][1] and [b]\n\n[1]: /x\n[b]: /y"],
  ["Hindi", "## प्रवेश\n\n**तिथि:** १५ जुलाई, ज़रूरी – क्‍या?\n\n- पहला\n- दूसरा"],
  ["unsafe links as text", "[a](javascript:alert(1)) ![b](data:text/html,x)"],
  ["lists of items", "A\n\n::: gallery sports-day\n:::\n\n::: notices tender 3\n\n:::\nB"],
  ["a list within a block", ":::: note\nA\n\n::: people here\n:::\n\n::::"],
  ["a list in a list", "- A\n\n  ::: documents minutes 2025-26\n  :::\n\n- B"],
  ["text in a list as text", "::: notices\nMore\n:::"],
  ["an unknown list as text", "::: gallery Not A Slug\n:::"],
  ["a place", "::: map 26.44, 80.33\nAdarshpur,\nUttar Pradesh\n\n:::"],
  ["nothing", ""],
  ["only space", " \n "],
])("visitors see %s as before", (_, markdown) => {
  expect(survivesEditor(markdown)).toBe(true)
  expect(html(again(markdown))).toBe(html(markdown))
})

test("writes each row of a table with as many cells, since visitors see no others", () => {
  const row = (cell: string, ...texts: string[]) =>
    schema.node(
      "table_row",
      null,
      texts.map((text) => schema.node(cell, null, [schema.text(text)])),
    )
  const table = schema.node("table", null, [
    row("table_header", "A"),
    row("table_cell", "1", "2"),
    row("table_cell", "3"),
  ])
  expect(html(writeMarkdown(schema.node("doc", null, [table])))).toContain("<td>2</td>")
})

test.each([
  ["दिनांक:", "१५", "**दिनांक**:१५"],
  ["(a)", "b", "**(a**)b"],
  ["A:", " b", "**A:** b"],
])("bold %j before %j is bold on the site", (bold, after, expected) => {
  const marked = schema.text(bold, [schema.marks.strong!.create()])
  const paragraph = schema.node("paragraph", null, [marked, schema.text(after)])
  expect(writeMarkdown(schema.node("doc", null, [paragraph]))).toBe(expected)
  expect(html(expected)).toContain("<strong>")
})

test("keeps a text as plain Markdown that the editor would change", () => {
  // Two lists: written with the same sign they would be one.
  expect(survivesEditor("- a\n\n* b")).toBe(false)
})

test.each([
  "1. no list",
  "- no list",
  "+ no list",
  "# no heading",
  "> no quote",
  "*no* _emphasis_ ~~at~~ `all`",
  "[no](link) ![nor](picture)",
  "<b>no HTML</b> &copy; &amp; AT&T",
  "a | b || c",
  "C:\\path\\to",
  "***",
  "===",
  "https://example.org/a_b_c",
  "::: note",
  ":::",
  "प्रवेश *सूचना* | १. नहीं",
])("writes the typed words %j so that they are read as they are", (words) => {
  const paragraph = schema.node("doc", null, [schema.node("paragraph", null, [schema.text(words)])])
  expect(parseMarkdown(writeMarkdown(paragraph)).toJSON()).toEqual(paragraph.toJSON())
  const cell = (name: string) => schema.node(name, null, [schema.text(words)])
  const row = (name: string) => schema.node("table_row", null, [cell(name), cell(name)])
  const rows = [row("table_header"), row("table_cell")]
  const table = schema.node("doc", null, [schema.node("table", null, rows)])
  expect(parseMarkdown(writeMarkdown(table)).toJSON()).toEqual(table.toJSON())
})

test.each([
  ["a note", "::: note\nCome **early**.\n\n- one\n:::"],
  ["an accordion", "::: accordion Who may apply?\nAll.\n:::"],
  ["an accordion without a title", "::: accordion\nAll.\n:::"],
  ["a button", "::: button\n[Apply](/admission-form)\n:::"],
  ["a figure", "::: figure end The hall & its *stage*\n![A hall](/media/a.webp)\n:::"],
  ["blocks within a block", ":::: accordion A\n::: note\nb\n:::\n\n::: note\nc\n:::\n::::"],
  ["a block in a list", "- a\n\n  ::: note\n  b\n  :::\n- c"],
  ["a block of an unknown kind, as text", "::: gallery\na\n:::"],
  ["a block without an end, as text", "::: note\na\n\nb"],
])("visitors see %s as before", (_, markdown) => {
  expect(survivesEditor(markdown)).toBe(true)
  expect(html(again(markdown))).toBe(html(markdown))
})

test("blocks are plain HTML that works without a script", () => {
  expect(html("::: note\na\n:::\n::: accordion <b>?\n[x](/y)\n:::")).toBe(
    '<div class="note" role="note"> <p>a</p> </div> <details> <summary>&lt;b&gt;?</summary> <p><a href="/y">x</a></p> </details> ',
  )
  expect(htmlOf("::: accordion\na\n:::", "hi")).toContain("<summary>और पढ़ें</summary>")
  expect(html("::: figure start Hall\n![a](/b.png)\n:::")).toContain(
    '<figure class="start"> <p><img src="/b.png" alt="a"></p> <figcaption>Hall</figcaption> </figure>',
  )
  expect(html("::: gallery\na\n:::")).toBe("<p>::: gallery a :::</p> ")
})
