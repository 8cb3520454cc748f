import type { CollectionName } from "#domain/content/collections.ts"
import { type Localised, localise } from "#domain/content/localise.ts"
import type { Language } from "#domain/content/text.ts"

import type { createItems, Item } from "./items.ts"

/** An item as a page is sent it: one language, its slug, and when it was last changed (ISO 8601, UTC). */
export type LocalItem<Name extends CollectionName> = Localised<Item<Name>> & { updated_at: string }

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

export type Items = ReturnType<typeof createItems>

/** TO BE COMPLETED by the content server work. */
export const createSiteContent =
  (items: Items) =>
  (language: Language): SiteContent => {
    const local = <Value>(value: Value) => localise(value, language)
    const list: SiteContent["list"] = async (collection) =>
      (await items.list(collection)).map((item) => ({
        ...local(item),
        updated_at: "2026-07-01T06:30:00.000Z",
      })) as never
    const perPage = 10
    return {
      list,
      find: async (collection, slug) =>
        (await list(collection)).find((item) => (item as { slug: string }).slug === slug),
      listPart: async (collection, page) => {
        const all = await list(collection)
        const pages = Math.max(1, Math.ceil(all.length / perPage))
        if (page < 1 || page > pages) return undefined
        return {
          items: all.slice((page - 1) * perPage, page * perPage),
          page,
          pages,
          total: all.length,
        }
      },
      page: async (path) => {
        const plain = (one: string) => one.toLowerCase().replace(/\/+$/, "")
        const pages = await list("pages")
        return pages.find((page) => page.is_published && plain(page.path) === plain(path))
      },
      menu: async () => (await list("menus")) as MenuEntry[],
      importantLinks: async () => list("important_links"),
      search: async () => ({ items: [], page: 1, pages: 1, total: 0 }),
      html: (markdown) => `<p>${markdown.replaceAll("<", "&lt;")}</p>`,
      lastUpdated: async () => "2026-07-01T06:30:00.000Z",
    }
  }
