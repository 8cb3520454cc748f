import { formPageOf } from "#domain/admission/programmes.ts"
import { fieldSchemaOf } from "#domain/content/field-schema.ts"
import { builtInTitles } from "#domain/content/named-pages.ts"
import {
  fixedPages,
  isRoute,
  meritLists,
  plainPath,
  publicPath,
  withoutQuery,
} from "#domain/content/paths.ts"
import { stateAt } from "#domain/content/publishing.ts"
import { otherSpelling } from "#domain/content/spellings.ts"
import type { Bilingual } from "#domain/content/text.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { hasRows } from "#server/platform/database/dialect.ts"

import type { Editing } from "../items/edit-items.ts"
import {
  isStoredName,
  parseData,
  schemas,
  type StoredName,
  type StoredOf,
  titleOf,
} from "../items/item-row.ts"
import { fieldValuesOf } from "../items/references.ts"
import { readCurrentSession } from "../sessions.ts"
import type { EntryErrors } from "./read-entry.ts"

/** Pages of single items. */
const ofItem = /^\/(notices|events|gallery\/photo)\/([^/]+)$/
const collectionsOf = { notices: "notices", events: "events", "gallery/photo": "albums" } as const

/** Whether a page answers at a link of the site, published or not. Links to other sites are not looked up. */
const leadsSomewhere = async (db: Database, editing: Editing, link: string) => {
  if (!link.startsWith("/")) return true
  const path = plainPath(withoutQuery(link))
  const [, folder, slug = ""] = ofItem.exec(path) ?? []
  if (folder !== undefined) {
    const collection = collectionsOf[folder as keyof typeof collectionsOf]
    return (await editing.find(collection, slug)) !== undefined
  }
  const paths = [path, otherSpelling(path) ?? path]
  if (isRoute(path) || (await hasRows(db.selectFrom("items").where("path", "in", paths))))
    return true
  return hasRows(db.selectFrom("page_redirects").where("path", "=", path))
}

/** Errors of links that lead to no page; undefined if there are none. An unpublished page is one: its menu entry waits for it. */
export const linkErrors = async (
  { db, editing }: { db: Database; editing: Editing },
  collection: StoredName,
  item: unknown,
): Promise<EntryErrors | undefined> => {
  const errors: EntryErrors = {}
  for (const { place, value } of fieldValuesOf("link", fieldSchemaOf(schemas[collection]), item)) {
    if (!(await leadsSomewhere(db, editing, value))) errors[`item.${place}`] = ["no_such_page"]
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}

/** A page or file of the site that a link can lead to. */
export interface LinkChoice {
  link: string
  title: Bilingual
  collection: string
  /** Whether visitors can open it now. */
  isPublic: boolean
}

/** The collections whose items have pages. */
const listed: readonly string[] = [
  "pages",
  "faculties",
  "departments",
  "notices",
  "events",
  "documents",
  "albums",
]

const readNamed = async (db: Database) => {
  const rows = await db
    .selectFrom("items")
    .select(["collection", "slug", "data", "publish_at", "unpublish_at"])
    .where("collection", "in", [...listed, "list_pages"])
    .orderBy("collection", "desc")
    .orderBy("day", "desc")
    .orderBy("position")
    .execute()
  return rows.flatMap(({ collection, data, ...row }) =>
    isStoredName(collection)
      ? [{ ...row, collection, item: parseData(collection, JSON.parse(data)) }]
      : [],
  )
}

/** The uploaded PDF files, the newest first. One without a title has the name of its file. */
const readFiles = async (db: Database): Promise<LinkChoice[]> => {
  const rows = await db
    .selectFrom("media")
    .select(["id", "name", "alt_en", "alt_hi"])
    .where("kind", "=", "pdf")
    .orderBy("at", "desc")
    .orderBy("id")
    .execute()
  return rows.map(({ id, name, alt_en, alt_hi }) => ({
    link: `/media/${id}.pdf`,
    title: { en: alt_en || name, hi: alt_hi || name },
    collection: "files",
    isPublic: true,
  }))
}

/** A document is its file. */
const linkOf = (collection: StoredName, slug: string, item: object) =>
  collection === "documents"
    ? `/${(item as StoredOf<"documents">).file.file}`
    : publicPath(collection, slug, { ...item })

interface Deps {
  db: Database
  now: () => Date
  /** Whether the page of merit lists has any. */
  hasMeritLists?: () => Promise<boolean>
}

/**
 * What a link can lead to: pages of the college, those that every site has, forms, merit lists, faculties, departments, notices,
 * events, albums, documents and other PDF files.
 */
export const listLinkChoices =
  ({ db, now, hasMeritLists = async () => false }: Deps) =>
  async (): Promise<LinkChoice[]> => {
    const items = await readNamed(db)
    const isPublic = (times: Parameters<typeof stateAt>[0]) => stateAt(times, now()) === "published"
    const titles = builtInTitles(
      items
        .filter(({ collection, ...times }) => collection === "list_pages" && isPublic(times))
        .map(({ item }) => item as StoredOf<"list_pages">),
    )
    const fixed = fixedPages.map(({ path }) => ({
      link: path as string,
      title: titles[path],
      collection: "site",
      isPublic: true,
    }))
    const forms = (await readCurrentSession(db)).programmes
      .map(formPageOf)
      .map(({ link, title }) => ({ link, title, collection: "site", isPublic: true }))
    const own = items
      .filter(({ collection }) => listed.includes(collection))
      .map(({ collection, slug, item, ...times }) => ({
        link: linkOf(collection, slug, item),
        title: titleOf(collection, item),
        collection,
        isPublic: isPublic(times),
      }))
    const lists = {
      link: meritLists.path,
      title: titles[meritLists.path],
      collection: "site",
      isPublic: await hasMeritLists(),
    }
    const links = new Set(own.map(({ link }) => link))
    const files = (await readFiles(db)).filter(({ link }) => !links.has(link))
    return [...fixed, ...forms, lists, ...own, ...files]
  }
