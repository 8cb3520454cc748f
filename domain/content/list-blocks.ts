import type { ReferenceTarget } from "./field-types.ts"
import { isSlug } from "./paths.ts"

/** The kinds of blocks that show items of a collection, as they are when the page is read. */
export const listKinds = ["gallery", "people", "documents", "notices"] as const

export type ListKind = (typeof listKinds)[number]

/** Whose people a list shows: of a department, of a committee's page, or of the page with the list. */
export const peopleGroups = ["here", "department", "committee"] as const

/** A list in a long text, as its line says: "::: people committee sports". Items are named by their slugs. */
export type ListBlock =
  | { kind: "gallery"; album: string }
  | { kind: "people"; group: "here" }
  | { kind: "people"; group: "department" | "committee"; slug: string }
  /** Of a type, a year, or both; of all without them. */
  | { kind: "documents"; type?: string; year?: string }
  | { kind: "notices"; category?: string; count: number }

export const usualCount = 5
/** The notices of one list: a longer one is the page of the category. */
export const maxCount = 20

const isValue = (word: string) => /^[a-z][a-z_]*$/.test(word)
const isYear = (word: string) => /^\d{4}(?:-\d{2})?$/.test(word)
const countOf = (word: string) => (/^\d{1,2}$/.test(word) ? Number(word) : 0)

const readPeople = ([group, slug, ...more]: string[]): ListBlock | undefined => {
  if (more.length > 0) return undefined
  if (group === "here") return slug === undefined ? { kind: "people", group } : undefined
  if (group !== "department" && group !== "committee") return undefined
  return slug !== undefined && isSlug(slug) ? { kind: "people", group, slug } : undefined
}

const readDocuments = (words: string[]): ListBlock | undefined => {
  const type = words.find(isValue)
  const year = words.find(isYear)
  if (words.length !== [type, year].filter(Boolean).length) return undefined
  return { kind: "documents", ...(type && { type }), ...(year && { year }) }
}

const readNotices = (words: string[]): ListBlock | undefined => {
  const category = words.find(isValue)
  const counts = words.filter((word) => word !== category)
  const count = counts[0] === undefined ? usualCount : countOf(counts[0])
  if (counts.length > 1 || count < 1 || count > maxCount) return undefined
  return { kind: "notices", ...(category && { category }), count }
}

const isListKind = (kind: string): kind is ListKind => listKinds.includes(kind as ListKind)

/** Reads the words after ":::"; undefined for what is no list. */
export const readListBlock = (kind: string, rest: string): ListBlock | undefined => {
  if (!isListKind(kind)) return undefined
  const words = rest.split(/\s+/).filter(Boolean)
  switch (kind) {
    case "gallery": {
      const [album = "", ...more] = words
      return isSlug(album) && more.length === 0 ? { kind, album } : undefined
    }
    case "people":
      return readPeople(words)
    case "documents":
      return readDocuments(words)
    case "notices":
      return readNotices(words)
  }
}

const wordsOf = (block: ListBlock): (string | undefined)[] => {
  switch (block.kind) {
    case "gallery":
      return [block.album]
    case "people":
      return block.group === "here" ? [block.group] : [block.group, block.slug]
    case "documents":
      return [block.type, block.year]
    case "notices":
      return [block.category, String(block.count)]
  }
}

/** The line of a list without its colons: "notices tender 5". Names the list among others. */
export const writeListBlock = (block: ListBlock) =>
  [block.kind, ...wordsOf(block)].filter(Boolean).join(" ")

/** The item that a list depends on: its album, department or committee. */
export const targetOfList = (
  block: ListBlock,
): { target: ReferenceTarget; slug: string } | undefined => {
  if (block.kind === "gallery") return { target: "albums", slug: block.album }
  if (block.kind !== "people" || block.group === "here") return undefined
  return { target: block.group === "department" ? "departments" : "pages", slug: block.slug }
}
