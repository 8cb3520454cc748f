// Requests pages of the built site and parses their HTML, without a browser.
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
    /** The path after redirects. */
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

/** The address of a link. */
export const hrefOf = (within: HtmlElement, label: string | RegExp) =>
  find(within, "link", label).attributes.href!

/** Opens the page that a link leads to. */
export const follow = (within: HtmlElement, label: string | RegExp) =>
  openPage(hrefOf(within, label))

export const textsOf = (within: HtmlElement, nameOrRole: string) =>
  findAll(within, nameOrRole).map(textOf)
