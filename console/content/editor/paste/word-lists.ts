/** Word writes list items as paragraphs whose style names the list and the level. */
const wordItem = /mso-list:\s*\S+\s+level(\d)/i

const levelOf = (element: Element) =>
  Number(wordItem.exec(element.getAttribute("style") ?? "")?.[1] ?? 0)

/** The bullet or number that Word wrote before an item, removed from it. */
const takeMarker = (item: Element) => {
  const marker = [...item.querySelectorAll("[style]")].find((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute("style")!),
  )
  marker?.remove()
  return marker?.textContent?.trim() ?? ""
}

/** The bullets of Word: signs, and an "o" for a circle. A marker like "(क)" or "1.2" is referred to elsewhere, so it stays as text. */
const isBullet = (marker: string) => /^(?:o|[^\p{L}\p{N}]*)$/u.test(marker)

const openList = (marker: string, page: Document) => {
  const [, start] = /^(\d+)[.)]$/.exec(marker) ?? []
  const list = page.createElement(start === undefined ? "ul" : "ol")
  if (start !== undefined) list.setAttribute("start", start)
  list.dataset.tight = "true"
  return list
}

/** Moves an item into a list of its level, which it opens if needed. `open` are the lists around it, the outermost first. */
const addItem = (paragraph: Element, open: HTMLElement[]) => {
  const page = paragraph.ownerDocument
  const marker = takeMarker(paragraph)
  const isNumber = /^\d+[.)]$/.test(marker)
  if (!isNumber && !isBullet(marker)) paragraph.prepend(`${marker} `)
  const depth = Math.min(levelOf(paragraph), open.length + 1)
  open.length = Math.min(open.length, depth)
  if (open.length < depth) {
    const list = openList(marker, page)
    const parent = open.at(-1)?.lastElementChild
    if (parent) parent.append(list)
    else paragraph.before(list)
    open.push(list)
  }
  const item = page.createElement("li")
  open.at(-1)!.append(item)
  item.append(paragraph)
}

/** Makes lists of the paragraphs that Word shows as lists. */
export const readWordLists = (body: Element) => {
  const paragraphs = [...body.querySelectorAll("p[style], h1[style], h2[style], h3[style]")].filter(
    levelOf,
  )
  let open: HTMLElement[] = []
  for (const paragraph of paragraphs) {
    if (open.length === 0 || open[0] !== paragraph.previousElementSibling) open = []
    addItem(paragraph, open)
  }
}
