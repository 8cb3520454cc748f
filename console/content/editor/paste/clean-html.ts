import { isSafeLink } from "#domain/content/read-item.ts"

import { readTables, type TableNote } from "./plain-tables.ts"
import { readWordLists } from "./word-lists.ts"

/** What a pasted text had and the stored one has not, or has in another way: a key of the editor's texts. */
export type PasteNote =
  | TableNote
  | "pictures"
  | "formulas"
  | "looks"
  | "links"
  | "comments"
  | "changes"
  | "lists"
  | "cellLists"

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

const isInvisible = (element: Element) =>
  /display:\s*none|mso-hide:\s*all/i.test(element.getAttribute("style") ?? "")

const removeAll = (elements: Iterable<Element>) => {
  let count = 0
  for (const element of elements) {
    element.remove()
    count++
  }
  return count > 0
}

/** The comments of a reviewer, which Word puts after the text, and their marks in it. */
const commentParts = (body: Element) =>
  [...body.querySelectorAll("[style], [class]")].filter(
    (part) =>
      /mso-element:\s*comment-list/i.test(part.getAttribute("style") ?? "") ||
      /\b(?:MsoCommentReference|msocomanchor)\b/.test(part.className),
  )

/** Pictures of other places: visitors' browsers would not load them. */
const lostPictures = (body: Element) =>
  [...body.querySelectorAll("img, iframe, video, audio, canvas")].filter(
    (part) => part.tagName !== "IMG" || !/^\/(?!\/)/.test(part.getAttribute("src") ?? ""),
  )

/** Leaves only links that visitors can follow; says whether one led to a file of the author's computer. */
const cleanLinks = (body: Element) => {
  let isAnyLost = false
  for (const link of body.querySelectorAll("a")) {
    const typed = link.getAttribute("href")?.trim() ?? ""
    const own = typed.startsWith(`${location.origin}/`)
      ? typed.slice(location.origin.length)
      : typed
    const href = own.replaceAll(/\s/g, "%20")
    if (isSafeLink(href)) {
      link.setAttribute("href", href)
      continue
    }
    // A footnote's mark leads to another place of the same text. Both stay as text.
    if (href !== "" && !href.startsWith("#")) isAnyLost = true
    unwrap(link)
  }
  return isAnyLost
}

const plainColour =
  /(?:^|;)\s*color:\s*(?!black\b|windowtext|auto\b|inherit|#000|rgb\(0, ?0, ?0\))/i
const otherLooks =
  /background(?:-color)?:\s*(?!transparent|white\b|none|#fff)|mso-highlight|text-decoration[^;]*underline/i

const hasLooks = (body: Element) =>
  body.querySelector("u, font[color]") !== null ||
  [...body.querySelectorAll("[style]")].some((part) => {
    const style = part.getAttribute("style")!
    return part.tagName !== "A" && (plainColour.test(style) || otherLooks.test(style))
  })

/** The lists of a page of the site (server/features/content/lists/list-html.ts). */
const hasLists = (body: Element) =>
  body.querySelector("ul:is(.photos, .people, .files, .notices)") !== null

const isTracked = (body: Element) =>
  body.querySelector("del[cite], del[datetime], ins[cite], ins[datetime]") !== null

/** Lists without blank lines between their items, unless an item has several paragraphs. */
const tightenLists = (body: Element) => {
  for (const list of body.querySelectorAll<HTMLElement>("ul, ol")) {
    const isLoose = [...list.children].some(
      (item) => item.querySelectorAll(":scope > p").length > 1,
    )
    if (!isLoose) list.dataset.tight = "true"
  }
}

/** Rows without their table would be read as text. */
const withTable = (html: string) =>
  /^\s*(?:<meta[^>]*>\s*)*<t(?:[rdh]|body|head)\b/i.test(html) ? `<table>${html}</table>` : html

/**
 * Makes pasted HTML, such as that of Word, what the editor can hold without losing text. `notes` say what is lost
 * or different.
 */
export const cleanPastedHtml = (html: string): { html: string; notes: PasteNote[] } => {
  // The editor's own text.
  if (html.includes("data-pm-slice")) return { html, notes: [] }
  const { body } = new DOMParser().parseFromString(withTable(html), "text/html")
  const notes = new Set<PasteNote>()
  const note = (is: boolean, name: PasteNote) => is && notes.add(name)
  removeAll(body.querySelectorAll("script, style, title, template, xml"))
  removeAll([...body.querySelectorAll("[style]")].filter(isInvisible))
  note(removeAll(commentParts(body)), "comments")
  note(/msEquation|<m:oMath|<math\b/i.test(html), "formulas")
  note(removeAll(lostPictures(body)), "pictures")
  note(hasLooks(body), "looks")
  note(isTracked(body), "changes")
  note(cleanLinks(body), "links")
  note(hasLists(body), "lists")
  readWordLists(body)
  for (const name of readTables(body)) notes.add(name)
  tightenLists(body)
  return { html: body.innerHTML, notes: [...notes] }
}
