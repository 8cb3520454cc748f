import type { CollectionName } from "#domain/content/collections.ts"
import { type Localised, localise } from "#domain/content/localise.ts"
import { plainPath } from "#domain/content/plain-path.ts"
import type { Language } from "#domain/content/text.ts"

import type { Item } from "./item-row.ts"
import { htmlOf } from "./markdown.ts"
import { countPages, type Paginated, paginate, perPage } from "./pagination.ts"
import { type SearchDeps, searchSite } from "./search/search-site.ts"

/** An item as a page is sent it: one language, its slug, and when it was last changed (ISO 8601, UTC). */
export type LocalItem<Name extends CollectionName> = Localised<Item<Name>>

/** An entry of the navigation or a list of links; without a link it is not available yet. */
export interface MenuEntry {
  title: string
  link?: string | undefined
  entries: { title: string; link?: string | undefined }[]
}

export interface SearchHit {
  kind: "page" | "notice" | "event"
  title: string
  /** The path without language. */
  path: string
  /** A piece of the text around what was found, plain. */
  excerpt: string
}

/** What the site shows now, in one language. Paths and links are without language prefix. */
export interface SiteContent {
  /** The published items of a collection, in the college's order; notices and events newest first. */
  list: <Name extends CollectionName>(collection: Name) => Promise<LocalItem<Name>[]>
  find: <Name extends CollectionName>(
    collection: Name,
    slug: string,
  ) => Promise<LocalItem<Name> | undefined>
  /** One page of a long list, newest first; undefined for a page beyond the end. */
  listPart: <Name extends "notices" | "events">(
    collection: Name,
    page: number,
  ) => Promise<Paginated<LocalItem<Name>> | undefined>
  /** A published page by its path, in any letter case, with or without a trailing slash. */
  page: (path: string) => Promise<LocalItem<"pages"> | undefined>
  /** The main navigation; what leads to an unpublished page has no link. */
  menu: () => Promise<MenuEntry[]>
  /** The important links; what leads to an unpublished page has no link. */
  importantLinks: () => Promise<{ title: string; link?: string | undefined }[]>
  /** What holds all words of a query, the last one as a beginning; whatever the query, never an error. */
  search: (query: string, page: number) => Promise<Paginated<SearchHit>>
  /** Markdown as HTML; links of the site lead to the pages in this language. */
  html: (markdown: string) => string
  /** When anything of the site was last changed (ISO 8601, UTC). */
  lastUpdated: () => Promise<string>
}

/** A page number from an address as one that a database can count with. */
const within = (page: number) => (Number.isInteger(page) ? Math.min(Math.max(page, 1), 1000) : 1)

/** The site's content as its pages ask for it: public now, in the language asked for. */
export const createSiteContent =
  ({ items, search, now }: SearchDeps & { now: () => Date }) =>
  (language: Language): SiteContent => {
    const local = <Value>(value: Value) => localise(value, language)

    /** Takes the link from entries that lead to a page which is not public. */
    const openLinks = async () => {
      const paths = await items.listPaths(now())
      return <Entry extends { link?: string | undefined }>(entry: Entry) => {
        const isClosed = entry.link !== undefined && paths.get(plainPath(entry.link)) === false
        return isClosed ? { ...entry, link: undefined } : entry
      }
    }

    return {
      list: async (collection) => local(await items.list(collection, now())),
      find: async (collection, slug) => local(await items.find(collection, slug, now())),
      listPart: async (collection, page) => {
        const total = await items.count(collection, now())
        if (!Number.isInteger(page) || page < 1 || page > countPages(total)) return undefined
        const part = { limit: perPage, offset: (page - 1) * perPage }
        return paginate(local(await items.listPart(collection, now(), part)), page, total)
      },
      page: async (path) => local(await items.findPage(path, now())),
      menu: async () => {
        const open = await openLinks()
        const menus = local(await items.list("menus", now()))
        return menus.map((menu) => ({ ...open(menu), entries: menu.entries.map(open) }))
      },
      importantLinks: async () => {
        const open = await openLinks()
        return local(await items.list("important_links", now())).map(open)
      },
      search: (query, page) =>
        searchSite({ items, search }, { query, page: within(page), at: now(), language }),
      html: (markdown) => htmlOf(markdown, language),
      lastUpdated: () => items.lastUpdated(now()),
    }
  }
