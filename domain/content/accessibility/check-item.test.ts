import MarkdownIt from "markdown-it"
import { describe, expect, test } from "vitest"

import { collections, type CollectionName } from "../collections.ts"
import { fieldSchemaOf } from "../field-schema.ts"
import { markdownOptions } from "../markdown-options.ts"
import { readLists, readTextBlocks } from "../text-blocks.ts"
import { checkItem } from "./check-item.ts"
import { isError } from "./findings.ts"
import { isTaggedPdf } from "./pdf-tags.ts"

const markdown = new MarkdownIt(markdownOptions)
markdown.block.ruler.before("fence", "text_block", readTextBlocks)
markdown.block.ruler.before("fence", "list_block", readLists)
const pdf = `media/${"a".repeat(32)}.pdf`
const sources = {
  parse: (text: string) => markdown.parse(text, {}),
  untagged: new Set([pdf]),
}
const check = (collection: CollectionName, item: object) =>
  checkItem(fieldSchemaOf(collections[collection]).fields!, item, sources)
const inBody = (hi: string) => check("notices", { body: { en: "", hi } })

describe("a text", () => {
  test.each([
    { text: "![](/media/x.webp)", found: [["alt_missing", "/media/x.webp"]] },
    { text: "![परिसर का द्वार](/media/x.webp)", found: [] },
    { text: "[यहाँ क्लिक करें](/fees)", found: [["link_vague", "यहाँ क्लिक करें"]] },
    { text: "[Click here!](/fees)", found: [["link_vague", "Click here!"]] },
    { text: "[**और पढ़ें**](/fees)", found: [["link_vague", "और पढ़ें"]] },
    { text: "[शुल्क 2026](/fees)", found: [] },
    { text: "[](/fees)", found: [["link_empty", ""]] },
    {
      text: "[https://a.example/b](https://a.example/b)",
      found: [["link_address", "https://a.example/b"]],
    },
    { text: "[![द्वार](/media/x.webp)](/fees)", found: [] },
    { text: "## नियम\n\n#### शुल्क", found: [["heading_skipped", "शुल्क"]] },
    { text: "### नियम\n\n## शुल्क", found: [["heading_start", "नियम"]] },
    { text: "## नियम\n\n### शुल्क\n\n## समय", found: [] },
    { text: "|  |  |\n|---|---|\n| 1 | 2 |", found: [["table_without_headings", ""]] },
    { text: "| दिन | समय |\n|---|---|\n| 1 | 2 |", found: [] },
    { text: "**आवश्यक काग़ज़**\n\nअंकपत्र", found: [["line_as_heading", "आवश्यक काग़ज़"]] },
    { text: "**अन्तिम तिथि 5 जुलाई है।**", found: [] },
    { text: "अन्तिम तिथि **5 जुलाई** है", found: [] },
    { text: "- **दिन**", found: [["line_as_heading", "दिन"]] },
    { text: "IMPORTANT NOTICE FOR ALL", found: [["capitals", "IMPORTANT NOTICE FOR ALL"]] },
    { text: "NCC, NSS", found: [] },
    { text: "::: map 26.4, 80.3\n:::", found: [["map_without_address", "26.4, 80.3"]] },
    { text: "::: map\nआदर्शपुर, सीतापुर\n:::", found: [] },
    { text: "## निविदाएँ\n\n::: notices tender 5\n:::\n\n### शर्तें", found: [] },
    { text: `[नियम](/${pdf})`, found: [["pdf_untagged", pdf]] },
  ])("$text", ({ text, found }) => {
    const findings = inBody(text)
    expect(findings.map((one) => [one.rule, one.text])).toEqual(found)
    expect(findings.every(({ place }) => place === "body.hi")).toBe(true)
  })
})

describe("an item", () => {
  const both = (hi: string) => ({ en: "", hi })
  const file = "slides/building-noon"
  test.each<[CollectionName, object, [string, string][]]>([
    ["photos", { picture: { file, alt: both("") } }, [["alt_missing", "picture.alt"]]],
    ["photos", { picture: { file, alt: both("भवन") } }, []],
    ["pages", { picture: undefined }, []],
    ["videos", { source: { file: "walk" } }, [["captions_missing", "captions_hi"]]],
    ["videos", { source: { file: "walk" }, is_silent: true }, []],
    ["videos", { source: { file: "walk" }, captions_en: "media/x.vtt" }, []],
    ["videos", { source: { url: "https://vimeo.com/1" } }, []],
    [
      "slides",
      { caption: both("प्रवेश"), picture: { file, alt: both("भवन") } },
      [["text_in_picture", "picture"]],
    ],
    [
      "notices",
      { attachments: [{ file: pdf, title: both("नियम"), bytes: 1 }] },
      [["pdf_untagged", "attachments.0"]],
    ],
    [
      "menus",
      { title: both("परिचय"), entries: [{ title: both("और देखें"), link: "/about" }] },
      [["link_vague", "entries.0.title.hi"]],
    ],
    ["events", { title: { en: "ANNUAL SPORTS MEET", hi: "" } }, [["capitals", "title.en"]]],
  ])("of %s: %o", (collection, item, found) =>
    expect(check(collection, item).map(({ rule, place }) => [rule, place])).toEqual(found),
  )
})

test("only a missing description hinders publishing", () => {
  const findings = inBody("![](/x.webp)\n\n[लिंक](/fees)")
  expect(findings.filter(isError).map(({ rule }) => rule)).toEqual(["alt_missing"])
})

test.each([
  { what: "a structure tree", text: "<< /Type /Catalog /StructTreeRoot 5 0 R >>", isTagged: true },
  { what: "marked content", text: "<< /MarkInfo << /Marked true >> >>", isTagged: true },
  { what: "marks that are off", text: "<< /MarkInfo << /Marked false >> >>", isTagged: false },
  { what: "neither", text: "%PDF-1.4 << /Type /Catalog >>", isTagged: false },
  { what: "compressed objects", text: "<< /Type /ObjStm >>", isTagged: undefined },
])("a PDF with $what: $isTagged", ({ text, isTagged }) =>
  expect(isTaggedPdf(new TextEncoder().encode(text))).toBe(isTagged),
)
