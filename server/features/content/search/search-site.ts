import type { CollectionName } from "#domain/content/collections.ts"
import { plainPath } from "#domain/content/paths.ts"
import type { Bilingual, Language } from "#domain/content/text.ts"
import { hasAllWords, tokenize } from "#server/platform/text/tokens.ts"

import { parseData } from "../items/item-row.ts"
import type { Items } from "../items/items.ts"
import { paginate, type Paginated, perPage } from "../pagination.ts"
import type { searchItems } from "./search-index.ts"
import { searchableOf } from "./searchable.ts"

const before = 50
const maxLength = 170

/** Whole words up to a total length, at least the first one. */
const upTo = (words: string[], length: number) => {
  let used = -1
  const fitting = words.filter((word) => {
    used += word.length + 1
    return used <= length
  })
  return fitting.length > 0
    ? fitting
    : words.slice(0, 1).map((word) => [...word].slice(0, length).join(""))
}

/** Excerpt of a plain text around the first word that matches the query; the beginning if none matches. */
export const excerptOf = (text: string, query: string) => {
  const queried = tokenize(query)
  const last = queried.at(-1)
  const isQueried = (word: string) =>
    queried.includes(word) || (last !== undefined && word.startsWith(last))
  const words = text.split(/\s+/).filter(Boolean)
  const hit = Math.max(
    0,
    words.findIndex((word) => tokenize(word).some(isQueried)),
  )
  const lead = hit === 0 ? [] : upTo(words.slice(0, hit).toReversed(), before).toReversed()
  const start = hit - lead.length
  const shown = upTo(words.slice(start), maxLength)
  const isWhole = shown.join(" ") === words.slice(start).join(" ")
  return `${start > 0 ? "… " : ""}${shown.join(" ")}${isWhole ? "" : " …"}`
}

export interface SearchDeps {
  items: Items
  search: ReturnType<typeof searchItems>
}

export interface SearchHit {
  kind: "page" | "notice" | "event"
  title: string
  /** Path without language prefix. */
  path: string
  /** Plain text excerpt around the match. */
  excerpt: string
}

interface Query {
  query: string
  page: number
  at: Date
  language: Language
  /** Pages beside those of the content. */
  more?: readonly { title: Bilingual; link: string }[]
}

/** Tiles, menu entries and other pages that match: routes without an item of their own, like the contact page. */
const findNamed = async (items: Items, { query, at, language, more = [] }: Query) => {
  const [tiles, menus, paths] = await Promise.all([
    items.list("tiles", at),
    items.list("menus", at),
    items.listPaths(at),
  ])
  const entries = [
    ...[...tiles, ...menus, ...more].map(({ title, link }) => ({ title, link, under: undefined })),
    ...menus.flatMap((menu) => menu.entries.map((entry) => ({ ...entry, under: menu.title }))),
  ]
  const found = entries.flatMap(({ title, link, under }): SearchHit[] => {
    if (
      link === undefined ||
      paths.has(plainPath(link)) ||
      !hasAllWords(`${title.en} ${title.hi}`, query)
    )
      return []
    return [{ kind: "page", title: title[language], path: link, excerpt: under?.[language] ?? "" }]
  })
  return [...new Map(found.map((hit) => [plainPath(hit.path), hit])).values()]
}

/**
 * Searches the words of both languages and shows the hits in one, ten per page. Matching menu entries come
 * first.
 */
export const searchSite = async (
  { items, search }: SearchDeps,
  asked: Query,
): Promise<Paginated<SearchHit>> => {
  const { query, page, at, language } = asked
  const named = await findNamed(items, asked)
  const offset = (page - 1) * perPage
  const first = named.slice(offset, offset + perPage)
  const { total, rows } = await search(query, at, {
    limit: perPage - first.length,
    offset: Math.max(0, offset - named.length),
  })
  const hits = rows.flatMap(({ collection, slug, data }): SearchHit[] => {
    const name = collection as CollectionName
    const found = searchableOf(name, slug, parseData(name, JSON.parse(data)))
    if (!found) return []
    const excerpt = excerptOf(found.text[language], query)
    return [{ kind: found.kind, title: found.title[language], path: found.path, excerpt }]
  })
  return paginate([...first, ...hits], page, named.length + total)
}
