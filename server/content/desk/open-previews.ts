import { isSlug } from "#domain/content/slug.ts"
import type { Language } from "#domain/content/text.ts"

import type { Database } from "../../database/connect.ts"
import type { Vault } from "../../security/vault.ts"
import type { createEditing } from "../edit-items.ts"
import { fits, isSiteName, isStoredName } from "../item-row.ts"
import { createItems } from "../items.ts"
import { searchItems } from "../search/search-index.ts"
import { createSiteContent, type SiteContent } from "../site-content.ts"
import { previewPath } from "./preview-path.ts"
import { makePreviewToken, openPreviewToken, withPreview } from "./preview.ts"

interface Deps {
  db: Database
  vault: Pick<Vault, "index">
  now: () => Date
  editing: ReturnType<typeof createEditing>
}

/** Lets the staff see an item's version in its page before the public does. */
export const openPreviews = ({ db, vault, now, editing }: Deps) => {
  /** A version of an item of the site, the present or a former one. */
  const findVersion = async (collection: string, slug: string, version: number) => {
    if (!isStoredName(collection) || !isSiteName(collection) || !isSlug(slug)) return undefined
    const row = await editing.find(collection, slug)
    if (row?.version === version) return { collection, item: row.item }
    const revisions = await editing.revisions(collection, slug)
    const former = revisions.find((revision) => revision.version === version)?.item
    return fits(collection, former) ? { collection, item: former } : undefined
  }

  return {
    /** A token for a version and the page it is seen on, a path without language; undefined for an unknown one. */
    makePreview: async (collection: string, slug: string, version: number) => {
      const found = await findVersion(collection, slug, version)
      if (!found) return undefined
      const token = makePreviewToken(vault, { collection, slug, version }, now())
      return { token, path: previewPath(found.collection, slug, found.item) }
    },

    /**
     * What a token shows, and the site's content as it will be with it; undefined for a token that is
     * forged or over.
     */
    readPreview: async (
      token: string,
    ): Promise<{ slug: string; content: (language: Language) => SiteContent } | undefined> => {
      const of = openPreviewToken(vault, token, now())
      const found = of && (await findVersion(of.collection, of.slug, of.version))
      if (!found) return undefined
      const preview = { ...found.item, slug: of.slug, updated_at: now().toISOString() }
      const items = withPreview(createItems(db), found.collection, preview)
      return { slug: of.slug, content: createSiteContent({ items, search: searchItems(db), now }) }
    },
  }
}
