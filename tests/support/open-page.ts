// Opens pages of the built site without a browser, as its HTML is sent.
import { inject } from "vitest"

import { find, findAll, type HtmlElement, parseHtml, textOf } from "./html/html-tree.ts"

export const siteUrl = inject("siteUrl")

/** GET by default; follows redirects. `path` may be a whole address. */
export const openPage = async (path: string, init?: RequestInit) => {
  const response = await fetch(new URL(path, siteUrl), init)
  const html = await response.text()
  const document = parseHtml(html)
  const { pathname, search, hash } = new URL(response.url)
  return {
    response,
    status: response.status,
    /** Where redirects ended. */
    path: pathname + search + hash,
    html,
    document,
    get main() {
      return find(document, "main")
    },
    get heading() {
      return textOf(find(document, "h1"))
    },
    get title() {
      return textOf(find(document, "title"))
    },
    get text() {
      return textOf(document)
    },
  }
}

/** Where a link leads. */
export const hrefOf = (within: HtmlElement, label: string | RegExp) =>
  find(within, "link", label).attributes.href!

/** Opens the page that a link leads to. */
export const follow = (within: HtmlElement, label: string | RegExp) =>
  openPage(hrefOf(within, label))

export const textsOf = (within: HtmlElement, nameOrRole: string) =>
  findAll(within, nameOrRole).map(textOf)
