import { type ListBlock, readListBlock } from "./list-blocks.ts"

/** The kinds of blocks around text in a long text. */
export const blockKinds = ["note", "accordion", "button", "figure", "map"] as const

export type BlockKind = (typeof blockKinds)[number]

/** Where a picture with a caption is: in the text's width, or beside the text. */
export const figurePlaces = ["full", "start", "end"] as const

export type FigurePlace = (typeof figurePlaces)[number]

/** A block as its first line says: "::: accordion Who may apply?", "::: figure end The hall". */
export interface TextBlock {
  kind: BlockKind
  /** The title of an accordion, the caption of a figure, or what a map site is asked for: coordinates or words. */
  title: string
  /** Of a figure. */
  place: FigurePlace
}

const first = /^(:{3,})[ \t]+([a-z]+)(?:[ \t]+(.*))?$/
const placed = /^(start|end)(?:[ \t]+(.*))?$/

const isKind = (name: string): name is BlockKind => blockKinds.includes(name as BlockKind)

/** The line of a list in a long text (list-blocks.ts); undefined for any other line. */
export const readListLine = (line: string) => {
  const [, fence = "", kind = "", rest = ""] = first.exec(line.trimEnd()) ?? []
  const list = readListBlock(kind, rest)
  return list && { fence, list }
}

/** The lists in a Markdown text, without reading the rest of it. */
export const listsIn = (markdown: string): ListBlock[] =>
  markdown.includes(":::")
    ? markdown.split("\n").flatMap((line) => readListLine(line.replace(/^[\s>]+/, ""))?.list ?? [])
    : []

/** The words of a block's first line that visitors read. */
export const shownTitle = ({ kind, title }: TextBlock) => (kind === "map" ? "" : title)

/** Reads the first line of a block; undefined for any other line, and for a kind that nobody knows: it stays text. */
export const readBlockLine = (line: string): (TextBlock & { fence: string }) | undefined => {
  const [, fence = "", kind = "", rest = ""] = first.exec(line.trimEnd()) ?? []
  if (!isKind(kind)) return undefined
  const [, place, caption = ""] = (kind === "figure" && placed.exec(rest)) || []
  if (place === undefined) return { fence, kind, title: rest, place: "full" }
  return { fence, kind, title: caption, place: place as FigurePlace }
}

/** The first line of a block. A caption that begins like a place has the place before it. */
export const writeBlockLine = (fence: string, { kind, title, place }: TextBlock) =>
  [fence, kind, place === "full" ? "" : place, title.replaceAll(/\s+/g, " ").trim()]
    .filter(Boolean)
    .join(" ")

/** What this file needs of markdown-it; the domain imports no library. */
interface Token {
  block: boolean
  map: [number, number] | null
  meta: unknown
  content: string
}

interface BlockState {
  src: string
  bMarks: number[]
  tShift: number[]
  eMarks: number[]
  sCount: number[]
  blkIndent: number
  line: number
  lineMax: number
  parentType: string
  push: (type: string, tag: string, nesting: 0 | 1 | -1) => Token
  md: { block: { tokenize: (state: never, from: number, to: number) => void } }
}

const lineOf = ({ src, bMarks, tShift, eMarks }: BlockState, line: number) =>
  src.slice(bMarks[line]! + tShift[line]!, eMarks[line])

/** Colons that were looked for in vain, with the line before which they were, so that no line is read for each block again. */
const missing = new WeakMap<object, Set<string>>()

/** The line that ends a block: the same colons alone. A block without one is text, so that it takes nothing in. */
const findEnd = (state: BlockState, start: number, end: number, fence: string) => {
  const failed = missing.get(state) ?? new Set()
  missing.set(state, failed)
  if (failed.has(`${fence}${end}`)) return undefined
  for (let line = start; line < end; line++) {
    const isInside = state.sCount[line]! >= state.blkIndent
    // The end of the list or quotation around it.
    if (!isInside && lineOf(state, line) !== "") return undefined
    if (isInside && lineOf(state, line).trimEnd() === fence) return line
  }
  failed.add(`${fence}${end}`)
  return undefined
}

/**
 * The extension for blocks, a block rule of markdown-it: lines between "::: kind title" and ":::". A block within another
 * has fewer colons. Its tokens are `text_block_open` with a `TextBlock` in `meta`, and `text_block_close`.
 */
export const readTextBlocks = (
  state: BlockState,
  start: number,
  end: number,
  silent: boolean,
): boolean => {
  if (state.sCount[start]! - state.blkIndent >= 4) return false
  const block = readBlockLine(lineOf(state, start))
  const last = block && findEnd(state, start + 1, end, block.fence)
  if (!block || last === undefined) return false
  if (silent) return true
  const { lineMax, parentType } = state
  const open = state.push("text_block_open", "div", 1)
  const { kind, title, place } = block
  Object.assign(open, { block: true, map: [start, last], meta: { kind, title, place } })
  // What the search finds.
  open.content = shownTitle(open.meta as TextBlock)
  state.parentType = "blockquote"
  state.lineMax = last
  state.md.block.tokenize(state as never, start + 1, last)
  Object.assign(state, { lineMax, parentType, line: last + 1 })
  const close = state.push("text_block_close", "div", -1)
  Object.assign(close, { block: true, meta: open.meta })
  return true
}

/**
 * The extension for lists, a block rule of markdown-it: "::: people committee sports" and, after nothing but empty lines,
 * ":::". Its token is `list_block` with a `ListBlock` in `meta`. With text between the lines it stays text, so that none is lost.
 */
export const readLists = (
  state: BlockState,
  start: number,
  end: number,
  silent: boolean,
): boolean => {
  if (state.sCount[start]! - state.blkIndent >= 4) return false
  const found = readListLine(lineOf(state, start))
  if (!found) return false
  let last = start + 1
  while (last < end && lineOf(state, last) === "") last++
  const isEnd = last < end && state.sCount[last]! >= state.blkIndent
  if (!isEnd || lineOf(state, last).trimEnd() !== found.fence) return false
  if (silent) return true
  const token = state.push("list_block", "div", 0)
  Object.assign(token, { block: true, map: [start, last], meta: found.list })
  state.line = last + 1
  return true
}
