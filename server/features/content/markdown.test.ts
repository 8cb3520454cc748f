import { describe, expect, test } from "vitest"

import { htmlOf, listsOf, plainTextOf } from "./markdown.ts"

test("renders paragraphs, lists and emphasis", () =>
  expect(htmlOf("Bring **two** things:\n\n- a pen\n- a book", "en")).toBe(
    "<p>Bring <strong>two</strong> things:</p>\n<ul>\n<li>a pen</li>\n<li>a book</li>\n</ul>\n",
  ))

describe("headings", () => {
  test.each([
    { markdown: "# One\n\n## Two", html: "<h2>One</h2>\n<h3>Two</h3>\n" },
    { markdown: "## One\n\n### Two", html: "<h2>One</h2>\n<h3>Two</h3>\n" },
    { markdown: "### Only", html: "<h2>Only</h2>\n" },
    { markdown: "# Top\n\n###### Deep", html: "<h2>Top</h2>\n<h6>Deep</h6>\n" },
  ])("$markdown starts at level 2", ({ markdown, html }) =>
    expect(htmlOf(markdown, "en")).toBe(html),
  )
})

describe("links", () => {
  test.each([
    { target: "/courses", en: "/courses", hi: "/hi/courses" },
    { target: "/", en: "/", hi: "/hi" },
    { target: "/about/vision/#ten", en: "/about/vision/#ten", hi: "/hi/about/vision/#ten" },
    { target: "/pictures/emblem.svg", en: "/pictures/emblem.svg", hi: "/pictures/emblem.svg" },
    { target: "/videos/walk.mp4", en: "/videos/walk.mp4", hi: "/videos/walk.mp4" },
    { target: "/media/rules.pdf", en: "/media/rules.pdf", hi: "/media/rules.pdf" },
    { target: "/uploads/list.pdf", en: "/uploads/list.pdf", hi: "/uploads/list.pdf" },
    { target: "#fees", en: "#fees", hi: "#fees" },
    { target: "mailto:a@b.example", en: "mailto:a@b.example", hi: "mailto:a@b.example" },
  ])("$target links to $en, in Hindi to $hi", ({ target, en, hi }) => {
    expect(htmlOf(`[x](${target})`, "en")).toBe(`<p><a href="${en}">x</a></p>\n`)
    expect(htmlOf(`[x](${target})`, "hi")).toBe(`<p><a href="${hi}">x</a></p>\n`)
  })

  test.each(["https://ugc.gov.in", "http://ugc.gov.in", "//ugc.gov.in"])(
    "external link %s has rel=noopener",
    (target) =>
      expect(htmlOf(`[x](${target})`, "hi")).toBe(
        `<p><a href="${target}" rel="noopener">x</a></p>\n`,
      ),
  )
})

test("renders a table in a labelled scroll container, with header cells and no styles", () =>
  expect(htmlOf("| Day | *Fee* |\n| :-- | --: |\n| 1 | <b> |", "en")).toBe(
    `<div class="table" role="group" tabindex="0" aria-label="Table: Day, Fee">
<table>
<thead>
<tr>
<th scope="col">Day</th>
<th scope="col"><em>Fee</em></th>
</tr>
</thead>
<tbody>
<tr>
<td>1</td>
<td>&lt;b&gt;</td>
</tr>
</tbody>
</table>
</div>
`,
  ))

test("escapes the label of a table", () => {
  const html = htmlOf('| " onfocus="alert(1) |\n| --- |\n| a |', "hi")
  expect(html).toContain('aria-label="तालिका: &quot; onfocus=&quot;alert(1)"')
})

describe("lists of items", () => {
  const text = "A\n\n::: notices tender 5\n:::"

  test("show what was read for their line, and nothing without it", () => {
    const lists = new Map([["notices tender 5", "<ul></ul>\n"]])
    expect(htmlOf(text, "en", { lists })).toBe("<p>A</p>\n<ul></ul>\n")
    expect(htmlOf(text, "en")).toBe("<p>A</p>\n")
  })

  test("are found within other blocks too", () =>
    expect(listsOf(":::: accordion More\n::: people here\n:::\n::::")).toEqual([
      { kind: "people", group: "here" },
    ]))
})

describe("a place", () => {
  const href = "https://www.openstreetmap.org"

  test.each([
    { line: "26.4, 80.3", link: `${href}/?mlat=26.4&amp;mlon=80.3#map=15/26.4/80.3` },
    { line: "Town & hall", link: `${href}/search?query=Town%20%26%20hall` },
    { line: "", link: `${href}/search?query=Main%20road%2C%20Adarshpur` },
  ])("with '$line' links to the map", ({ line, link }) =>
    expect(htmlOf(`::: map ${line}\nMain road, Adarshpur\n:::`, "en")).toBe(
      `<div class="map">\n<p>Main road, Adarshpur</p>\n<p><a href="${link}" rel="external noopener">See the map (opens OpenStreetMap)</a></p>\n</div>\n`,
    ),
  )

  test("without words and address has no link", () =>
    expect(htmlOf("::: map\n:::", "hi")).toBe('<div class="map">\n</div>\n'))
})

describe("unsafe input", () => {
  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "a <b onclick=alert(1)>b</b>",
    "<div style='position:fixed'>over all</div>",
    "<!-- comment -->",
    "<iframe src=https://evil.example></iframe>",
  ])("escapes %s", (markdown) => {
    const html = htmlOf(markdown, "en")
    expect(html).not.toMatch(/<(?!\/?p>)/)
    expect(plainTextOf(markdown)).toBe(markdown)
  })

  test.each([
    "[x](javascript:alert(1))",
    "[x](JavaScript:alert(1))",
    "[x](java&#115;cript:alert(1))",
    "[x](vbscript:x)",
    "[x](data:text/html,<script>alert(1)</script>)",
    "[x](file:///etc/passwd)",
    "![x](javascript:alert(1))",
    "![x](data:image/svg+xml,<svg onload=alert(1)>)",
    "<javascript:alert(1)>",
    "[x]: javascript:alert(1)\n\n[x]",
  ])("does not link %s", (markdown) =>
    expect(htmlOf(markdown, "en")).not.toMatch(/(?:href|src)=|<svg|<script/i),
  )

  test("escapes the title of a link", () =>
    expect(htmlOf('[x](/a "b\\" onmouseover=alert(1)")', "en")).toContain(
      'title="b&quot; onmouseover=alert(1)"',
    ))
})

describe("plain text", () => {
  test.each([
    { markdown: "## Fees\n\nPay **now**.\n\n- one\n- two", plain: "Fees · Pay now. one · two" },
    { markdown: "[Courses](/courses) and `code`", plain: "Courses and code" },
    { markdown: "line\nnext  \nlast", plain: "line next last" },
    { markdown: "![The gate](/pictures/gate.svg)", plain: "The gate" },
    { markdown: "| a | b |\n| - | - |\n| 1 | 2 |", plain: "a · b · 1 · 2" },
    { markdown: "```\nlet it = be\n```", plain: "let it = be" },
    { markdown: "आवेदन करें।\n\nफिर छापें।", plain: "आवेदन करें। फिर छापें।" },
    { markdown: "", plain: "" },
    { markdown: "Tenders\n\n::: notices tender 5\n:::\n\nAsk us.", plain: "Tenders · Ask us." },
    { markdown: "::: map 26.4, 80.3\nAdarshpur\n:::", plain: "Adarshpur" },
  ])("converts $markdown to '$plain'", ({ markdown, plain }) =>
    expect(plainTextOf(markdown)).toBe(plain),
  )
})
