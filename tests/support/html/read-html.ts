// Reads the links of a page from its HTML.
import { elementsBelow, parseHtml } from "./html-tree.ts"

export interface Link {
  /** As written, with HTML entities decoded. */
  href: string
  /** A page that a person is led to, its other addresses, or a part that the browser loads by itself. */
  kind: "page" | "twin" | "part"
}

type Attributes = Record<string, string>

/** The name and attributes of every element, in order. The content of scripts is skipped. */
export const elementsIn = (html: string) => elementsBelow(parseHtml(html))

const part = (href: string | undefined): Link[] => (href ? [{ href, kind: "part" }] : [])
const page = (href: string | undefined): Link[] =>
  href === undefined ? [] : [{ href, kind: "page" }]
const srcset = (text = "") => text.split(",").flatMap((one) => part(one.trim().split(" ")[0]))

const linksOf = (name: string, { rel = "", ...has }: Attributes): Link[] => {
  if (name === "a" || name === "area") return page(has.href)
  if (name === "form") return has.method?.toLowerCase() === "post" ? [] : page(has.action)
  if (name === "link") {
    const isTwin = rel === "canonical" || has.hreflang !== undefined
    return isTwin ? [{ href: has.href ?? "", kind: "twin" }] : part(has.href)
  }
  if (name === "meta") return has.property === "og:image" ? part(has.content) : []
  if (["script", "img", "source", "video", "audio", "track", "iframe", "embed"].includes(name)) {
    return [...part(has.src), ...part(has.poster), ...srcset(has.srcset)]
  }
  return []
}

/** The links of a page, and the ids that a fragment may name. */
export const readHtml = (html: string) => {
  const elements = elementsIn(html)
  return {
    links: elements.flatMap(({ name, attributes }) => linksOf(name, attributes)),
    ids: new Set(elements.map(({ attributes }) => attributes.id).filter((id) => id !== undefined)),
  }
}
