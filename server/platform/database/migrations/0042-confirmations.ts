import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

interface ItemRow {
  collection: string
  slug: string
  data: string
}

interface Tables {
  items: ItemRow
  applications: { session: string }
  confirmations: {
    collection: string
    slug: string
    part: string
    confirmed_at: string
    confirmed_by: string
  }
}

/**
 * "Start as my college" signed the sample's items, whose names it replaced, with the member who started. Nobody of the
 * college wrote them: they are the sample's again, unless they were changed since.
 */
const returnToSample = (db: Kysely<Tables>) =>
  sql`update items set updated_by = 'sample'
    where collection <> 'settings'
      and exists (
        select 1 from revisions
        where revisions.collection = items.collection and revisions.slug = items.slug
          and revisions.version = items.version - 1 and revisions."by" = 'sample')
      and exists (
        select 1 from audit
        where audit.action = 'started as a college'
          and audit.at = items.updated_at and audit.actor = items.updated_by)`.execute(db)

/**
 * A college that works already keeps its admission open, and its slips: the session that is open and those with
 * applications count as confirmed. The server gave this confirmation, no person.
 */
const confirmForWorkingCollege = async (db: Kysely<Tables>) => {
  const rows = await db.selectFrom("items").select(["collection", "slug", "data"]).execute()
  const settings = rows.find(({ collection }) => collection === "settings")
  if (!settings) return
  const { is_sample, admission_session: open } = JSON.parse(settings.data) as {
    is_sample?: boolean
    admission_session?: string
  }
  if (is_sample !== false) return
  const used = await db.selectFrom("applications").select("session").distinct().execute()
  const names = new Set([open, ...used.map(({ session }) => session)])
  const confirmed = rows
    .filter(({ collection, slug }) => collection === "sessions" && names.has(slug))
    .map(({ collection, slug }) => ({
      collection,
      slug,
      part: "admission",
      confirmed_at: new Date().toISOString(),
      confirmed_by: "server",
    }))
  if (confirmed.length > 0) await db.insertInto("confirmations").values(confirmed).execute()
}

/** What members of staff confirmed: that a text of the sample is true for the college, or what an admission asks. */
export const confirmations: Migration = {
  up: async (db: Kysely<Tables>) => {
    await db.schema
      .createTable("confirmations")
      .addColumn("collection", "text", (is) => is.notNull())
      .addColumn("slug", "text", (is) => is.notNull())
      .addColumn("part", "text", (is) => is.notNull())
      .addColumn("confirmed_at", "text", (is) => is.notNull())
      .addColumn("confirmed_by", "text", (is) => is.notNull())
      .addPrimaryKeyConstraint("confirmations_key", ["collection", "slug", "part"])
      .execute()
    await returnToSample(db)
    await confirmForWorkingCollege(db)
  },
}
