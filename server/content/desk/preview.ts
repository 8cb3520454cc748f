import type { CollectionName } from "#domain/content/collections.ts"
import { plainPath } from "#domain/content/plain-path.ts"

import { isSame } from "../../security/is-same.ts"
import type { Vault } from "../../security/vault.ts"
import type { Items } from "../items.ts"

/** One version of one item, shown before it is public. */
export interface PreviewOf {
  collection: string
  slug: string
  version: number
}

type Seals = Pick<Vault, "index">

const minutes = 15

const sealOf = (vault: Seals, { collection, slug, version }: PreviewOf, until: string) =>
  vault.index(`preview ${collection} ${slug} ${version} ${until}`)

/** Lets whoever has it see a version for a quarter of an hour. It can stand in an address. */
export const makePreviewToken = (vault: Seals, of: PreviewOf, now: Date) => {
  const until = String(Math.floor(now.getTime() / 1000) + minutes * 60)
  return [of.collection, of.slug, of.version, until, sealOf(vault, of, until)].join(".")
}

/** What a token lets one see; undefined for one that is forged or over. */
export const openPreviewToken = (vault: Seals, token: string, now: Date): PreviewOf | undefined => {
  const [collection = "", slug = "", version = "", until = "", seal = ""] = token.split(".")
  const of = { collection, slug, version: Number(version) }
  const isReal = isSame(seal, sealOf(vault, of, until))
  return isReal && Number(until) * 1000 >= now.getTime() ? of : undefined
}

/** An item of any collection, as pages are sent it. */
export interface PreviewedItem {
  slug: string
  updated_at: string
  /** Of a page. */
  path?: string
}

/** The site's items as they will be: one of them in its new version, public already. */
export const withPreview = (
  items: Items,
  collection: CollectionName,
  preview: PreviewedItem,
): Items => {
  // The compiler does not see that an item of this collection is asked for.
  const shown = preview as never
  const isIt = (name: string, slug: string) => name === collection && slug === preview.slug
  const path = collection === "pages" ? plainPath(preview.path ?? "") : undefined
  return {
    ...items,
    list: async (name, at) => {
      const list = await items.list(name, at)
      if (name !== collection) return list
      const isThere = list.some(({ slug }) => slug === preview.slug)
      return isThere ? list.map((item) => (isIt(name, item.slug) ? shown : item)) : [shown, ...list]
    },
    find: async (name, slug, at) => (isIt(name, slug) ? shown : items.find(name, slug, at)),
    findPage: async (asked, at) => (plainPath(asked) === path ? shown : items.findPage(asked, at)),
    listPaths: async (at) => {
      const paths = await items.listPaths(at)
      return path === undefined ? paths : paths.set(path, true)
    },
  }
}
