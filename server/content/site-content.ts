import type { CollectionName } from "#domain/content/collections.ts"
import { type Localised, localise } from "#domain/content/localise.ts"
import { plainPath } from "#domain/content/plain-path.ts"
import type { Language } from "#domain/content/text.ts"

import type { Item } from "./item-row.ts"
import type { Items } from "./items.ts"

/** An item as a page is sent it: one language, its slug, and when it was last changed (ISO 8601, UTC). */
export type LocalItem<Name extends CollectionName> = Localised<Item<Name>>

/** An entry of the navigation or a list of links; without a link it is not available yet. */
export interface MenuEntry {
  title: string
  link?: string | undefined
  entries: { title: string; link?: string | undefined }[]
}

export interface Part<Value> {
  items: Value[]
  /** From 1. */
  page: number
  pages: number
  total: number
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
  ) => Promise<Part<LocalItem<Name>> | undefined>
  /** A published page by its path, in any letter case, with or without a trailing slash. */
  page: (path: string) => Promise<LocalItem<"pages"> | undefined>
  /** The main navigation; what leads to an unpublished page has no link. */
  menu: () => Promise<MenuEntry[]>
  /** The important links; what leads to an unpublished page has no link. */
  importantLinks: () => Promise<{ title: string; link?: string | undefined }[]>
  search: (query: string, page: number) => Promise<Part<SearchHit>>
  /** Markdown as HTML; links of the site lead to the pages in this language. */
  html: (markdown: string) => string
  /** When anything of the site was last changed (ISO 8601, UTC). */
  lastUpdated: () => Promise<string>
}

/** TO BE COMPLETED by the content server work. */
export const createSiteContent =
  ({ items, now }: { items: Items; now: () => Date }) =>
  (language: Language): SiteContent => {
    const local = <Value>(value: Value) => localise(value, language)
    const perPage = 10
    const withoutClosed = async () => {
      const closed = await items.listClosedPaths(now())
      return <Entry extends { link?: string | undefined }>(entry: Entry) =>
        entry.link !== undefined && closed.has(plainPath(entry.link))
          ? { ...entry, link: undefined }
          : entry
    }
    return {
      list: async (collection) => local(await items.list(collection, now())) as never,
      find: async (collection, slug) => local(await items.find(collection, slug, now())) as never,
      listPart: async (collection, page) => {
        const total = await items.count(collection, now())
        const pages = Math.max(1, Math.ceil(total / perPage))
        if (!Number.isInteger(page) || page < 1 || page > pages) return undefined
        const part = { limit: perPage, offset: (page - 1) * perPage }
        const found = await items.listPart(collection, now(), part)
        return { items: local(found) as never, page, pages, total }
      },
      page: async (path) => local(await items.findPage(path, now())) as never,
      menu: async () => {
        const open = await withoutClosed()
        const menus = local(await items.list("menus", now()))
        return menus.map((menu) => ({ ...open(menu), entries: menu.entries.map(open) }))
      },
      importantLinks: async () => {
        const open = await withoutClosed()
        return local(await items.list("important_links", now())).map(open)
      },
      search: async () => ({ items: [], page: 1, pages: 1, total: 0 }),
      html: (markdown) => `<p>${markdown.replaceAll("<", "&lt;")}</p>`,
      lastUpdated: () => items.lastUpdated(now()),
    }
  }
