import { expect, test } from "vitest"

import { inlineStyles, linkStyles } from "./inline-styles.ts"

const mark = "abc"
const linkOf = (href: string, nonce = mark) =>
  `<link nonce="${nonce}" rel="stylesheet" href="${href}"/>`
const readStyle = (href: string) => `/* ${href} */`

test("replaces the links of style sheets by their texts, in the same order", () => {
  const page = `<head>${linkOf("/assets/root.css")}${linkOf("/assets/site.css#")}</head>`
  expect(inlineStyles(page, mark, readStyle)).toEqual({
    html: `<head><style data-href="/assets/root.css">/* /assets/root.css */</style><style data-href="/assets/site.css#">/* /assets/site.css# */</style></head>`,
    styles: ["/* /assets/root.css */", "/* /assets/site.css# */"],
  })
})

test("leaves links of others alone", () => {
  const page = `<body>${linkOf("/assets/root.css", "stored")}</body>`
  expect(inlineStyles(page, mark, readStyle)).toEqual({ html: page, styles: [] })
})

test("puts each link beside its style, which stays until the file has come and React has hydrated", async () => {
  // Not in the document: the files are not loaded.
  const head = document.createElement("head")
  head.innerHTML = inlineStyles(linkOf("/a.css") + linkOf("/b.css#"), mark, readStyle).html
  linkStyles(head)
  const parts = () =>
    Array.from(head.children, (part) => `${part.localName} ${part.getAttribute("href") ?? ""}`)
  const both = ["style ", "link /a.css", "style ", "link /b.css#"]
  expect(parts()).toEqual(both)
  head.querySelector("link")!.dispatchEvent(new Event("load"))
  await new Promise((resolve) => setTimeout(resolve))
  expect(parts()).toEqual(both)
  window.dispatchEvent(new Event("hydrated"))
  await expect.poll(parts).toEqual(["link /a.css", "style ", "link /b.css#"])
})
