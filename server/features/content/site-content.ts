import { formPageOf } from "#domain/admission/programmes.ts"
import type { FilteredName } from "#domain/content/categories.ts"
import type { CollectionName, OwnPageName } from "#domain/content/collections.ts"
import { localise } from "#domain/content/localise.ts"
import { builtInTitles } from "#domain/content/named-pages.ts"
import { isRoute, meritLists, plainPath, withoutQuery } from "#domain/content/paths.ts"
import { isCorrected, otherSpelling } from "#domain/content/spellings.ts"
import type { Language } from "#domain/content/text.ts"

import type { ItemFilter, Items } from "./items/items.ts"
import { type LocalItem, localItemOf } from "./items/local-item.ts"
import { listHtml } from "./lists/list-html.ts"
import { readLists } from "./lists/read-lists.ts"
import { htmlOf, listsOf } from "./markdown.ts"
import { readPdfs } from "./media/pdf-texts.ts"
import { countPages, paginate, type Paginated, perPage } from "./pagination.ts"
import { type SearchDeps, type SearchResult, searchSite } from "./search/search-site.ts"
import { readCurrentSession } from "./sessions.ts"

/** An item that has a page at a path of its own. */
type LocalOwnPage = {
  [Name in OwnPageName]: { collection: Name; item: LocalItem<Name> }
}[OwnPageName]

/** An entry of the navigation or of a list of links. Without a link it is not available yet. */
export interface MenuEntry {
  title: string
  link?: string | undefined
  picture?: { file: string } | undefined
  entries: { title: string; link?: string | undefined }[]
}

/** The public content of the site in one language. Paths and links have no language prefix. */
export interface SiteContent {
  /**
   * The published items of a collection, in the college's order; notices newest first, events to come soonest
   * first and then past ones newest first.
   */
  list: <Name extends CollectionName>(collection: Name) => Promise<LocalItem<Name>[]>
  find: <Name extends CollectionName>(
    collection: Name,
    slug: string,
  ) => Promise<LocalItem<Name> | undefined>
  /** One page of a long list, in the same order, after pinned items; undefined for a page beyond the end. */
  listPage: <Name extends "notices" | "events" | "documents">(
    collection: Name,
    page: number,
    filter?: ItemFilter,
  ) => Promise<Paginated<LocalItem<Name>> | undefined>
  /** The years and values that visitors can filter a collection by. */
  filters: (collection: FilteredName) => Promise<{ years: string[]; values: string[] }>
  /** State and pages of PDF files, by their names. */
  pdfs: (files: readonly string[]) => ReturnType<typeof readPdfs>
  /** A published page by its path, ignoring letter case and a trailing slash. */
  page: (path: string) => Promise<LocalItem<"pages"> | undefined>
  /** The path of the published page that was at this path before, or that is at its other spelling. */
  redirect: (path: string) => Promise<string | undefined>
  /** The item whose own page is at a path: a page, a faculty or a department. */
  at: (path: string) => Promise<LocalOwnPage | undefined>
  /** Tells whether a link leads somewhere: to a published page, a route that needs none, or another site. */
  linkCheck: () => Promise<(link: string) => boolean>
  /** The titles of built-in pages. */
  builtInTitles: () => Promise<Record<keyof ReturnType<typeof builtInTitles>, string>>
  /** The form pages of the programmes of the session that is open for applications. */
  programmes: () => Promise<{ title: string; link: string }[]>
  /** The main navigation. Entries that lead to an unpublished page have no link. */
  menu: () => Promise<MenuEntry[]>
  /** The important links. Entries that lead to an unpublished page have no link. */
  importantLinks: () => Promise<{ title: string; link?: string | undefined }[]>
  /** Items that match a query (`searchSite`). Never throws because of the query. */
  search: (query: string, page: number) => Promise<SearchResult>
  /** Renders Markdown as HTML; site links get this language's prefix. Lists in it show nothing. */
  html: (markdown: string) => string
  /** The same with what its lists show now. `page` is the slug of the page with the text. */
  htmlWithLists: (markdown: string, page?: string) => Promise<string>
  /** Time of the last change of the site's content (ISO 8601, UTC). */
  lastUpdated: () => Promise<string>
}

/** Clamps a page number from a URL to a range that is safe for the database. */
const within = (page: number) => (Number.isInteger(page) ? Math.min(Math.max(page, 1), 1000) : 1)

interface Deps extends SearchDeps {
  now: () => Date
  /** Whether the page of merit lists has any. Nothing leads there before. */
  hasMeritLists?: () => Promise<boolean>
}

/** Returns the function that removes the link of an entry that leads to an unpublished page. */
const withOpenLink =
  (isOpen: (link: string) => boolean) =>
  <Entry extends { link?: string | undefined }>(entry: Entry) =>
    entry.link === undefined || isOpen(entry.link) ? entry : { ...entry, link: undefined }

/** The other spelling of a path, if the page is there, or if only that one has a route. */
const findSpelling = async (items: Items, path: string, at: Date) => {
  const other = otherSpelling(path)
  const leads = other !== undefined && (isCorrected(path) || (await items.findAt(other, at)))
  return leads ? other : undefined
}

/** The items that are public now, in one language. */
const createReading = (
  { items, now }: Pick<Deps, "items" | "now">,
  language: Language,
): Pick<SiteContent, "list" | "find" | "listPage" | "page" | "at"> => {
  return {
    list: async (collection) =>
      (await items.list(collection, now())).map((item) => localItemOf(collection, item, language)),
    find: async (collection, slug) => {
      const item = await items.find(collection, slug, now())
      return item && localItemOf(collection, item, language)
    },
    listPage: async (collection, page, filter) => {
      const total = await items.count(collection, now(), filter)
      if (!Number.isInteger(page) || page < 1 || page > countPages(total)) return undefined
      const range = { limit: perPage, offset: (page - 1) * perPage }
      const shown = await items.list(collection, now(), range, filter)
      return paginate(
        shown.map((item) => localItemOf(collection, item, language)),
        page,
        total,
      )
    },
    page: async (path) => {
      const found = await items.findAt(path, now())
      return found?.collection === "pages" ? localItemOf("pages", found.item, language) : undefined
    },
    at: async (path) => {
      const found = await items.findAt(path, now())
      // TypeScript cannot infer that the item is one of its collection.
      return (
        found &&
        ({ ...found, item: localItemOf(found.collection, found.item, language) } as LocalOwnPage)
      )
    },
  }
}

/** The site's content for its pages: what is public now, in the given language. */
export const createSiteContent =
  ({ db, items, synonyms, now, hasMeritLists = async () => false }: Deps) =>
  (language: Language): SiteContent => {
    const local = <Value>(value: Value) => localise(value, language)

    const linkCheck = async () => {
      const [paths, hasLists] = await Promise.all([items.listPaths(now()), hasMeritLists()])
      return (link: string) => {
        const path = plainPath(withoutQuery(link))
        if (path === meritLists.path) return hasLists
        return (
          !path.startsWith("/") ||
          (paths.get(path) ?? paths.get(otherSpelling(path) ?? "") ?? isRoute(path))
        )
      }
    }

    const openLinks = async () => withOpenLink(await linkCheck())
    const readTitles = async () => builtInTitles(await items.list("list_pages", now()))
    const formPages = async () => (await readCurrentSession(db)).programmes.map(formPageOf)

    const reading = createReading({ items, now }, language)
    return {
      ...reading,
      pdfs: (files) => readPdfs(db, files),
      filters: (collection) => items.listFilters(collection, now()),
      redirect: async (path) =>
        (await items.findRedirect(path, now())) ?? (await findSpelling(items, path, now())),
      linkCheck,
      builtInTitles: async () => local(await readTitles()),
      programmes: async () =>
        (await formPages()).map(({ title, link }) => ({ title: local(title), link })),
      menu: async () => {
        const open = await openLinks()
        const menus = local(await items.list("menus", now()))
        return menus.map((menu) => ({ ...open(menu), entries: menu.entries.map(open) }))
      },
      importantLinks: async () => {
        const open = await openLinks()
        return local(await items.list("important_links", now())).map(open)
      },
      search: async (query, page) => {
        const lists = { title: (await readTitles())[meritLists.path], link: meritLists.path }
        const more = [...(await formPages()), ...((await hasMeritLists()) ? [lists] : [])]
        return searchSite(
          { db, items, synonyms },
          { query, page: within(page), at: now(), language, more },
        )
      },
      html: (markdown) => htmlOf(markdown, language),
      htmlWithLists: async (markdown, page) => {
        const lists = await readLists(reading, listsOf(markdown), page)
        const html = Array.from(
          lists,
          ([line, shown]) => [line, listHtml(shown, language)] as const,
        )
        return htmlOf(markdown, language, { lists: new Map(html) })
      },
      lastUpdated: () => items.lastUpdated(now()),
    }
  }
