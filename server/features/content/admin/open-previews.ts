import type { NamedSession } from "#domain/admission/session.ts"
import type { CollectionName } from "#domain/content/collections.ts"
import { ownPath, plainPath, publicPath } from "#domain/content/paths.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Language } from "#domain/content/text.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import {
  isSiteName,
  isStoredName,
  parseData,
  type StoredName,
  type StoredOf,
} from "../items/item-row.ts"
import { createItems, type Items, type OwnPage } from "../items/items.ts"
import { readSynonyms } from "../settings.ts"
import { createSiteContent, type SiteContent } from "../site-content.ts"

/** An item of any collection with the fields that pages need. */
interface PreviewedItem {
  slug: string
  updated_at: string
}

/** Wraps the site's items so that one of them appears in its draft version, as if it were public. */
const withDraftPreview = (
  items: Items,
  collection: CollectionName,
  preview: PreviewedItem,
): Items => {
  // TypeScript cannot infer that `preview` is an item of this collection.
  const shown = preview as never
  const isIt = (name: string, slug: string) => name === collection && slug === preview.slug
  const own = ownPath(collection, preview.slug, { ...preview })
  const path = own === undefined ? undefined : plainPath(own)
  return {
    ...items,
    list: async (name, at, range) => {
      const list = await items.list(name, at, range)
      // The pages of a long list do not show it.
      if (name !== collection || range) return list
      const isThere = list.some(({ slug }) => slug === preview.slug)
      return isThere ? list.map((item) => (isIt(name, item.slug) ? shown : item)) : [shown, ...list]
    },
    find: async (name, slug, at) => (isIt(name, slug) ? shown : items.find(name, slug, at)),
    findAt: async (url, at) =>
      plainPath(url) === path ? ({ collection, item: shown } as OwnPage) : items.findAt(url, at),
    listPaths: async (at) => {
      const paths = await items.listPaths(at)
      return path === undefined ? paths : paths.set(path, true)
    },
  }
}

export type PreviewDeps = Pick<SiteDeps, "db" | "now" | "randomBytes">

/** What a previewed page shows instead of the public content. */
interface Previewed {
  content?: (language: Language) => SiteContent
  settings?: () => Promise<Settings>
  admissionSession?: () => Promise<NamedSession>
}

const lifetimeMs = 15 * 60_000
const tokenPattern = /^[\w-]{22}$/

/**
 * Stores an edited item for preview and deletes expired previews. Returns the token and the path of its page,
 * without language prefix.
 */
export const keepPreview =
  ({ db, now, randomBytes }: PreviewDeps) =>
  async (collection: StoredName, slug: string, item: StoredOf<StoredName>) => {
    const token = Buffer.from(randomBytes(16)).toString("base64url")
    const at = now()
    const expires_at = new Date(at.getTime() + lifetimeMs).toISOString()
    const row = { token, collection, slug, data: JSON.stringify(item), expires_at }
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("previews").where("expires_at", "<", at.toISOString()).execute()
      await transaction.insertInto("previews").values(row).execute()
    })
    return { token, path: publicPath(collection, slug, { ...item }) }
  }

/** Content for a token; undefined if the token is unknown or has expired. */
export const readPreview =
  ({ db, now }: PreviewDeps) =>
  async (token: string): Promise<Previewed | undefined> => {
    if (!tokenPattern.test(token)) return undefined
    const row = await db
      .selectFrom("previews")
      .select(["collection", "slug", "data"])
      .where("token", "=", token)
      .where("expires_at", ">=", now().toISOString())
      .executeTakeFirst()
    if (!row || !isStoredName(row.collection)) return undefined
    const { collection, slug } = row
    if (collection === "sessions") {
      // The preview shows the form as applicants will see it.
      const session = {
        ...parseData(collection, JSON.parse(row.data)),
        label: slug,
        isConfirmed: true,
      }
      return { admissionSession: async () => session }
    }
    if (!isSiteName(collection)) {
      const settings = parseData(collection, JSON.parse(row.data))
      return { settings: async () => settings }
    }
    const item = parseData(collection, JSON.parse(row.data))
    const preview = { ...item, slug, updated_at: now().toISOString() }
    const items = withDraftPreview(createItems(db), collection, preview)
    return { content: createSiteContent({ db, items, synonyms: readSynonyms(db), now }) }
  }
