import { listPaths } from "#domain/content/collections.ts"
import { builtInTitles, fees, fixedPageTitles, wordsOfPages } from "#domain/content/named-pages.ts"
import { plainPath } from "#domain/content/paths.ts"
import type { Bilingual } from "#domain/content/text.ts"
import type { TextPair } from "#domain/messages/define-messages.ts"
import { tokenize } from "#server/platform/text/tokens.ts"

import type { Items } from "../items/items.ts"
import { matchTokens, type SearchTerm } from "./search-terms.ts"

/** A page without an item of its own, such as the contact page: found by its titles and by further words. */
export interface NamedPage {
  title: Bilingual
  path: string
  /** The heading of the menu that it is in. */
  under: Bilingual | undefined
  /** The tokens of its titles, and further ones. */
  tokens: string[]
}

const fixedPages = [...Object.entries(fixedPageTitles), [fees.link, fees.title] as const].map(
  ([link, [en, hi]]: readonly [string, TextPair]) => ({ link, title: { en, hi } }),
)

/** A page beside those of the content. */
export interface FurtherPage {
  title: Bilingual
  link: string
  /** Words beside the title. */
  words?: string
}

/**
 * The pages without an item of their own: lists under their title, others under that of the tile or menu entry. All are
 * found by their usual title, and by those of tiles and menu entries. `more` are pages beside those of the content.
 */
export const listNamedPages = async (
  items: Items,
  at: Date,
  more: readonly FurtherPage[] = [],
): Promise<NamedPage[]> => {
  const [tiles, menus, lists, paths] = await Promise.all([
    items.list("tiles", at),
    items.list("menus", at),
    items.list("list_pages", at),
    items.listPaths(at),
  ])
  const entries = [
    ...[...fixedPages, ...more, ...tiles, ...menus].map(({ title, link }) => ({
      title,
      link,
      under: undefined,
    })),
    ...menus.flatMap((menu) => menu.entries.map((entry) => ({ ...entry, under: menu.title }))),
  ]
  const words = new Map([
    ...Object.entries(wordsOfPages),
    ...more.map((page) => [page.link, page.words ?? ""] as const),
  ])
  const built = builtInTitles(lists)
  const titles = new Map(listPaths.map((path) => [plainPath(path), built[path]]))
  const pages = new Map<string, NamedPage>()
  for (const { title: named, link, under } of entries) {
    if (link === undefined || paths.has(plainPath(link))) continue
    const title = titles.get(plainPath(link)) ?? named
    const former = pages.get(plainPath(link))
    const further = former?.tokens ?? tokenize(`${title.en} ${title.hi} ${words.get(link) ?? ""}`)
    const tokens = [...tokenize(`${named.en} ${named.hi}`), ...further]
    pages.set(plainPath(link), { title, path: link, under, tokens })
  }
  return [...pages.values()]
}

/** The pages that match all the terms, or at least half of them, best first: among equals the one with the shortest title. */
export const matchNamedPages = (
  pages: readonly NamedPage[],
  terms: readonly SearchTerm[],
  needs: "all" | "some",
) => {
  const needed = needs === "all" ? terms.length : Math.ceil(terms.length / 2)
  return pages
    .map((page) => {
      const points = terms.map((term) => matchTokens(page.tokens, term))
      const matched = points.filter((gain) => gain > 0).length
      return { page, matched, points: points.reduce((sum, gain) => sum + gain, 0) }
    })
    .filter(({ matched }) => matched > 0 && matched >= needed)
    .toSorted(
      (a, b) =>
        b.matched - a.matched ||
        b.points - a.points ||
        a.page.title.en.length - b.page.title.en.length,
    )
    .map(({ page }) => page)
}
