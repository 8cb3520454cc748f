// What browsers and extensions do to a page that they show. Each function runs in the page.
import type { Page } from "@playwright/test"

/**
 * As Chrome translates a page: each text becomes two nested `<font>` elements, <html> gets the other language and a
 * class. Later texts follow, each after an answer of Google. The texts stay the same, so that tests find them.
 */
const translate = () => {
  const isTranslated = (text: Node) =>
    Boolean(text.parentElement?.closest("font, script, style, noscript, textarea"))
  const translateIn = (root: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = walker.currentNode; text; text = walker.nextNode()!) {
      const isText = text.nodeType === Node.TEXT_NODE && text.textContent!.trim() !== ""
      if (isText && text.isConnected && !isTranslated(text)) texts.push(text as Text)
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")]
      outer.append(inner)
      outer.style.verticalAlign = "inherit"
      inner.style.verticalAlign = "inherit"
      inner.textContent = text.data
      text.parentNode!.replaceChild(outer, text)
    }
  }
  document.documentElement.lang = "hi"
  document.documentElement.classList.add("translated-ltr")
  translateIn(document.body)
  const answerMs = 100
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    setTimeout(() => {
      for (const node of added) translateIn(node)
    }, answerMs)
  }).observe(document.body, { childList: true, subtree: true })
}

/** As extensions do: attributes on <html>, <body> and fields, elements in <body>, beside and around fields. */
const extend = () => {
  document.documentElement.dataset["extension"] = "on"
  document.body.setAttribute("cz-shortcut-listen", "true")
  document.body.append(document.createElement("extension-root"))
  document.body.prepend(document.createElement("div"))
  for (const [index, field] of document.querySelectorAll("input, textarea").entries()) {
    field.setAttribute("data-extension-seen", "true")
    const icon = document.createElement("span")
    if (index % 2) field.before(icon)
    else field.after(icon)
  }
}

/** As iOS makes links of phone numbers: a text is split, and its digits are wrapped in a link. */
const linkNumbers = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const found = /\d[\d -]*/.exec(text.data)
    if (!found || text.parentElement!.closest("script, style, textarea, option")) continue
    const digits = text.splitText(found.index)
    digits.splitText(found[0].length)
    const link = Object.assign(document.createElement("a"), { href: `tel:${found[0]}` })
    digits.replaceWith(link)
    link.append(digits)
  }
}

const changes = { translate, extend, linkNumbers }
export type Change = keyof typeof changes

/** Changes the page that is shown. */
export const changePage = (page: Page, change: Change) => page.evaluate(changes[change])
