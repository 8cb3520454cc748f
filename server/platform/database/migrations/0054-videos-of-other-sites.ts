import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

interface Film {
  source?: { youtube?: string }
}

/** A video on YouTube was stored by its id, and played in the page. It is a link now, as on any other site. */
const withAddress = (data: string) => {
  const item = JSON.parse(data) as Film
  const id = item.source?.youtube
  if (id === undefined) return data
  const url = `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`
  return JSON.stringify({ ...item, source: { url } })
}

/** Items of today, and their earlier versions, from which an item in the trash is restored. */
export const videosOfOtherSites: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { rows: items } = await sql<{ slug: string; data: string }>`
      select slug, data from items where collection = 'videos'`.execute(db)
    for (const { slug, data } of items)
      await sql`update items set data = ${withAddress(data)}
        where collection = 'videos' and slug = ${slug}`.execute(db)
    const { rows: revisions } = await sql<{ slug: string; version: number; data: string }>`
      select slug, version, data from revisions where collection = 'videos'`.execute(db)
    for (const { slug, version, data } of revisions)
      await sql`update revisions set data = ${withAddress(data)}
        where collection = 'videos' and slug = ${slug} and version = ${version}`.execute(db)
  },
}
