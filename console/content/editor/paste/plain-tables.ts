/** What a table loses: a key of the editor's texts. */
export type TableNote = "merged" | "innerTables"

const blocks = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE CAPTION CENTER DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL".split(
    " ",
  ),
)

/** A table has no more columns: a span of 1000 cells is an error of the sending program. */
const maxSpan = 50

const isElement = (node: Node): node is Element => node.nodeType === 1
const isSeen = (nodes: Node[]) =>
  nodes.some(
    (node) =>
      node.textContent?.trim() ||
      (isElement(node) && (node.tagName === "IMG" || node.querySelector("img"))),
  )

/** The sign before an item of a list that becomes a line. */
const signOf = (element: Element) => {
  const list = element.parentElement
  if (element.tagName !== "LI") return ""
  if (list?.tagName !== "OL") return "• "
  return `${Number(list.getAttribute("start") ?? 1) + [...list.children].indexOf(element)}. `
}

/** The content of an element as lines, each of inline nodes. */
const linesOf = (element: Element): Node[][] => {
  const lines: Node[][] = [[]]
  for (const child of element.childNodes) {
    if (!isElement(child)) {
      if (child.nodeType === 3) lines.at(-1)!.push(child.cloneNode())
      continue
    }
    if (child.tagName === "BR") lines.push([])
    else if (child.tagName === "IMG") lines.at(-1)!.push(child.cloneNode())
    else if (blocks.has(child.tagName)) {
      const inner = linesOf(child).filter(isSeen)
      const sign = signOf(child)
      if (sign) inner[0]?.unshift(child.ownerDocument.createTextNode(sign))
      lines.push(...inner, [])
    } else {
      for (const [index, line] of linesOf(child).entries()) {
        const wrapped = child.cloneNode() as Element
        wrapped.append(...line)
        if (index === 0) lines.at(-1)!.push(wrapped)
        else lines.push([wrapped])
      }
    }
  }
  return lines.filter(isSeen)
}

const breakNode = (page: Document): Node => page.createElement("br")

const joined = (lines: Node[][], between: () => Node) =>
  lines.flatMap((line, index) => (index === 0 ? line : [between(), ...line]))

/** Rows or cells of a table itself, not of a table in one of its cells. */
const ownParts = (table: Element, tags: string) =>
  [...table.querySelectorAll(tags)].filter((part) => part.closest("table") === table)

const spanOf = (cell: Element, name: "colspan" | "rowspan", rest: number) => {
  const span = Number(cell.getAttribute(name) ?? 1)
  // A row span of 0 reaches to the last row.
  if (span === 0 && name === "rowspan") return rest
  return Math.max(1, Math.min(Number.isInteger(span) ? span : 1, rest))
}

/** The cells by row and column. The places that a merged cell covers beside its first one are undefined. */
const gridOf = (rows: Element[], cellsOf: (row: Element) => Element[]) => {
  const grid: (Element | undefined)[][] = rows.map(() => [])
  let isMerged = false
  for (const [y, row] of rows.entries()) {
    let x = 0
    for (const cell of cellsOf(row)) {
      while (x in grid[y]!) x++
      const [width, height] = [
        spanOf(cell, "colspan", maxSpan),
        spanOf(cell, "rowspan", rows.length - y),
      ]
      isMerged ||= width > 1 || height > 1
      for (let dy = 0; dy < height; dy++)
        for (let dx = 0; dx < width; dx++) {
          if (x + dx in grid[y + dy]!) continue
          grid[y + dy]![x + dx] = dx + dy === 0 ? cell : undefined
        }
      x += width
    }
  }
  return { grid, isMerged }
}

/** A table in a cell: each row becomes a line of the outer cell. */
const asLines = (table: Element) => {
  const page = table.ownerDocument
  for (const row of ownParts(table, "tr, caption")) {
    const cells = row.tagName === "TR" ? [...row.children] : [row]
    const line = page.createElement("div")
    const texts = cells.map((cell) => joined(linesOf(cell), () => page.createTextNode(", ")))
    line.append(...joined(texts.filter(isSeen), () => page.createTextNode(" · ")))
    table.before(line)
  }
  table.remove()
}

/** Puts what a table shows in one line over its whole width before the table: it is a title, not a row of headings. */
const takeTitles = (table: Element, grid: (Element | undefined)[][], width: number) => {
  if (width === 1) return
  while (grid.length > 1 && grid[0]!.filter(Boolean).length === 1 && grid[0]![0]) {
    const [cell] = grid.shift()!
    const title = table.ownerDocument.createElement("div")
    title.append(...cell!.childNodes)
    table.before(title)
  }
}

/**
 * Makes a table one that Markdown can hold: as many cells in each row, each of one line. The text of a merged cell is in
 * the first of its cells.
 */
const toGrid = (table: Element): TableNote[] => {
  const page = table.ownerDocument
  const rows = ownParts(table, "tr")
  for (const caption of ownParts(table, "caption")) {
    const title = page.createElement("div")
    title.append(...caption.childNodes)
    table.before(title)
  }
  const { grid, isMerged } = gridOf(rows, (row) =>
    ownParts(table, "td, th").filter((cell) => cell.parentElement === row),
  )
  const width = Math.max(...grid.map((row) => row.length))
  takeTitles(table, grid, width)
  const plain = page.createElement("table")
  for (const [y, row] of grid.entries()) {
    const line = page.createElement("tr")
    for (let x = 0; x < width; x++) {
      const cell = page.createElement(y === 0 ? "th" : "td")
      const from = row[x]
      if (from) cell.append(...joined(linesOf(from), () => breakNode(page)))
      line.append(cell)
    }
    plain.append(line)
  }
  if (width > 0) table.before(plain)
  table.remove()
  return isMerged ? ["merged"] : []
}

/** Makes all tables ones that Markdown can hold; returns what they lose. */
export const readTables = (body: Element) => {
  const notes: TableNote[] = []
  // The inner tables come last in the document: they first.
  for (const table of [...body.querySelectorAll("table")].toReversed()) {
    if (table.parentElement?.closest("td, th")) {
      asLines(table)
      notes.push("innerTables")
    } else notes.push(...toGrid(table))
  }
  return notes
}
